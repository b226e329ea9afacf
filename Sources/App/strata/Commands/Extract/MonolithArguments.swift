import Architecture
import ArgumentParser
import Codebase
import Extracting
import Inverting
import Reports

/// Which module is taken apart, and what is freed of it.
struct MonolithArguments: ParsableArguments {
    @Option(help: "The module to take apart: its name or identifier.")
    var module: String?

    @Option(help: "What to free: a folder, a file, a type, or what file names begin with.")
    var seed: String?

    /// A plan that is long enough to have a group, or as long as it gets.
    ///
    /// The first steps are the same however many there are, so that what a longer plan named is
    /// found, too.
    ///
    /// - Throws: `ValidationError` if there is no such module or seed.
    func plan(
        with group: NamedGroup, steps: Int, in analysis: Analysis, _ services: Services
    ) async throws -> ExtractionPlan {
        let module = try monolith(in: analysis)
        let planExtraction = try await services.planExtraction(of: module, in: analysis)
        var steps = steps
        while true {
            let found = try plan(steps: steps, with: planExtraction, of: module)
            if seed != nil || group.isNamed(in: found) || found.groups < steps { return found }
            steps *= 2
        }
    }

    /// What to extract, in which order.
    ///
    /// - Throws: `ValidationError` if there is no such seed.
    func plan(
        steps: Int, with planExtraction: PlanExtraction, of module: Module
    ) throws -> ExtractionPlan {
        guard let seed else { return planExtraction.plan(steps: steps) }
        if let plan = planExtraction.plan(seed: seed, steps: steps) { return plan }
        throw ValidationError(
            "Nothing in \(module.name.visible) is called \(seed.visible), or several things are. "
                + "Name a folder or a file by its path in the codebase.")
    }

    /// What has to be known of a plan before anything else, a sentence each.
    func notes(
        on plan: ExtractionPlan, of module: Module, steps: Int, in analysis: Analysis
    ) -> [String] {
        var notes: [String] = []
        if seed != nil, steps != PlanExtraction.usualSteps {
            notes.append(
                "With --seed other numbers of steps may cut other groups: strata extract needs "
                    + "--steps \(steps), too.")
        }
        if let obstacle = obstacleOfExtracting(from: module, in: analysis) {
            notes.append("strata extract does none of these steps: \(obstacle)")
        }
        if self.module == nil, plan.files < Self.fewestFiles,
            let other = longestModule(in: analysis), other.id != module.id
        {
            notes.append(
                "\(module.name) is small. The longest module is \(other.name), of "
                    + "\(other.sources.count.counted("file")): strata plan --module \(other.name)")
        }
        return notes
    }

    /// The fewest files of an app that is worth taking apart.
    private static let fewestFiles = 20

    /// The module that is taken apart.
    ///
    /// - Throws: `ValidationError` if there is no such module.
    func monolith(in analysis: Analysis) throws -> Module {
        guard let module else {
            if let found = chooseMonolith(in: analysis) { return found }
            throw ValidationError("No module has sources that are shipped. Name one with --module.")
        }
        let found = findModules(named: module, in: analysis).compactMap { node in
            analysis.codebase.module(node.id)
        }
        if let only = found.first, found.count == 1 { return only }
        let ids = found.map(\.id.rawValue).joined(separator: ", ").visible
        throw ValidationError(
            found.isEmpty
                ? "There is no module called \(module.visible). List them with: strata modules"
                : "Several modules are called \(module.visible). Use an identifier: \(ids)")
    }
}
