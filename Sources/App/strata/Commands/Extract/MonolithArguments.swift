import Architecture
import ArgumentParser
import Codebase
import Extracting
import Reports

/// Which module is taken apart, and what is freed of it.
struct MonolithArguments: ParsableArguments {
    @Option(help: "The module to take apart: its name or identifier.")
    var module: String?

    @Option(help: "What to free: a folder, a file, a type, or what file names begin with.")
    var seed: String?

    /// What to extract, in which order.
    ///
    /// - Throws: `ValidationError` if there is no such module or seed.
    func plan(steps: Int, in analysis: Analysis) throws -> ExtractionPlan {
        let module = try monolith(in: analysis)
        let planExtraction = PlanExtraction(module, in: analysis)
        guard let seed else { return planExtraction(steps: steps) }
        if let plan = planExtraction(seed: seed, steps: steps) { return plan }
        throw ValidationError(
            "Nothing in \(module.name.visible) is called \(seed.visible), or several things are. "
                + "Name a folder or a file by its path in the codebase.")
    }

    /// The module that is taken apart.
    ///
    /// - Throws: `ValidationError` if there is no such module.
    func monolith(in analysis: Analysis) throws -> Module {
        guard let module else {
            if let found = chooseMonolith(in: analysis) { return found }
            throw ValidationError("No module has sources that are shipped. Name one with --module.")
        }
        let found = findModules(named: module, in: analysis).compactMap { node in
            analysis.codebase.modules.first { $0.id == node.id }
        }
        if let only = found.first, found.count == 1 { return only }
        let ids = found.map(\.id.rawValue).joined(separator: ", ").visible
        throw ValidationError(
            found.isEmpty
                ? "There is no module called \(module.visible). List them with: strata modules"
                : "Several modules are called \(module.visible). Use an identifier: \(ids)")
    }
}
