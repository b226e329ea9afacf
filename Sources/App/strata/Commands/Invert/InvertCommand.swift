import Architecture
import ArgumentParser
import Codebase
import Editing
import Inverting
import Reports

/// `strata invert`: from a violation to the change that removes it.
struct InvertCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invert",
        abstract: "Show the change that removes a violation, prove it, and make it.",
        discussion: """
            Without a violation it lists all that a change of code can remove, each with what is \
            coupled and the recipe that fits best. Names with * make one change for all between \
            such modules: strata invert '*Domain' '*Data'. --prove check reads the changed code again \
            and runs nothing of it; build and tests also build a copy of the folder, if you trust \
            it. --apply checks the change and writes it: it asks first (--yes does not). Exit \
            status: 0 shown, written or undone; 1 no recipe fits, or it is not proved as asked; 2 \
            something could not be read.
            """)

    @Argument(
        help: ArgumentHelp(
            "The violation: its id as check --format json has it, or the two modules.",
            valueName: "id-or-modules"))
    var names: [String] = []

    @Option(help: "The folder of the codebase.", completion: .directory)
    var path = "."

    @Option(help: "The kind of change; by default the first that fits.")
    var recipe: Recipe.Name?

    @Option(help: "The output format.")
    var format = InversionFormat.text

    @Option(help: "Try the change on a copy: read it again, build it, run its tests.")
    var prove: ProofLevel?

    @OptionGroup var applying: ApplyArguments

    @OptionGroup var reading: ReadingArguments

    func validate() throws {
        try applying.validate(names: names, hasRecipe: recipe != nil, hasProof: prove != nil)
        if names.count > 2 {
            throw ValidationError("Name one violation: its id in quotes, or its two modules.")
        }
        if names.isEmpty, format == .patch || recipe != nil || applying.apply || prove != nil {
            throw ValidationError(
                "--format patch, --recipe, --prove and --apply are about one violation. Name it.")
        }
    }

    func run() async throws {
        let services = Services.live()
        let root = try AbsolutePath.resolve(path)
        if applying.undo {
            return try await applying.takeBack(in: root, services, asJSON: format == .json)
        }
        let analysis = try await reading.analysis(of: root, services: services, units: .modules)
        let violations = analysis.violations.filter(PlanInversion.applies)
        if names.isEmpty {
            return try await list(violations, in: analysis, services)
        }
        if isAboutSeveral {
            return try await invertTogether(violations, in: analysis, services)
        }
        let violation = try InvertedViolation(names: names).chosen(from: violations, in: analysis)
        guard var inversion = await services.invertViolation.inversion(of: violation, in: analysis)
        else {
            throw ValidationError("This violation is about no dependency that code makes.")
        }
        let chosen =
            recipe.map { name in inversion.recipes.first { $0.name == name } }
            ?? inversion.best
        let proof = try await proven(chosen, &inversion, in: analysis, services)
        try await finish(inversion, chosen: proof ?? chosen, in: root, analysis, services)
    }

    private func list(
        _ violations: [Violation], in analysis: Analysis, _ services: Services
    ) async throws {
        var inversions: [Inversion] = []
        for violation in violations {
            if let inversion = await services.invertViolation.inversion(of: violation, in: analysis)
            {
                inversions.append(inversion)
            }
        }
        switch format {
        case .json:
            let report = InversionReport(inversions, incomplete: analysis.incomplete)
            print(try jsonText(of: report), terminator: "")
        case .text, .patch:
            print(InversionListText(inversions, paint: .forStandardOutput).text, terminator: "")
        }
        if !(analysis.written ?? analysis.configuration).units.areModules {
            StandardError.write(
                "The layers of this codebase are of folders. A change is made for dependencies "
                    + "between modules only; strata check lists those between folders.")
        }
        try ExitStatus.endOfListing(analysis)
    }

    /// The recipe with its proof, if one was asked for.
    private func proven(
        _ chosen: Recipe?, _ inversion: inout Inversion, in analysis: Analysis, _ services: Services
    ) async throws -> Recipe? {
        // Nothing is written that was not at least read again.
        let wanted = prove ?? (applying.apply ? .check : nil)
        guard let prove = wanted, var recipe = chosen, recipe.fits else { return nil }
        if prove != .check {
            try await reading.requireTrust(
                toProve: prove.rawValue, in: analysis.codebase.root, services)
        }
        let checked = await services.checkRecipe.check(recipe, of: inversion, in: analysis)
        recipe.proof = checked
        if prove != .check, checked.holds {
            recipe.proof = await services.buildRecipe.build(
                recipe, in: analysis, runsTests: prove == .tests)
        }
        inversion.recipes = inversion.recipes.map { $0.name == recipe.name ? recipe : $0 }
        return recipe
    }

    private func finish(
        _ inversion: Inversion, chosen: Recipe?, in root: String, _ analysis: Analysis,
        _ services: Services
    ) async throws {
        let fitting = chosen.flatMap { $0.fits ? $0 : nil }
        if format == .text {
            let text = InversionText(inversion, chosen: fitting, paint: .forStandardOutput)
            print(text.text, terminator: "")
        }
        let isProven = fitting.map(isProven) ?? true
        var isApplied = false
        if applying.apply, isProven, let changes = fitting?.changes, !changes.isEmpty {
            isApplied = try await applying.apply(
                changes, in: root, with: services.applyChanges, asks: format == .text)
        }
        switch format {
        case .json:
            let report = InversionReport(
                [inversion], isApplied: isApplied, incomplete: analysis.incomplete)
            print(try jsonText(of: report), terminator: "")
        case .patch: StandardOutput.write(verbatim: fitting?.changes.unifiedDiff ?? "")
        case .text: print(closing(fitting, isProven: isProven, isApplied: isApplied))
        }
        if !inversion.unread.isEmpty {
            let count = inversion.unread.count.counted("file")
            StandardError.write("\(count) could not be read whole, so uses may be missing.")
            throw ExitStatus.couldNotCheck
        }
        throw fitting != nil && isProven ? ExitStatus.clean : ExitStatus.violations
    }

    /// Whether all that was asked for was shown: what cannot be built here is not proved by a build.
    private func isProven(_ recipe: Recipe) -> Bool {
        guard let proof = recipe.proof else { return prove == nil }
        guard let prove else { return proof.holds }
        return proof.holds && proof.shown?.covers(prove.level) == true
    }

    private func closing(_ fitting: Recipe?, isProven: Bool, isApplied: Bool) -> String {
        guard let fitting else { return "No recipe fits. Nothing was changed." }
        return applying.closing(
            fitting, isProven: isProven, isApplied: isApplied, of: "invert")
    }
}

/// For whom `strata invert` prints.
enum InversionFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, patch
}

/// How far a change is tried.
enum ProofLevel: String, CaseIterable, ExpressibleByArgument {
    case check, build, tests

    /// The step that has to be shown.
    var level: InversionProof.Level {
        switch self {
        case .check: .check
        case .build: .build
        case .tests: .tests
        }
    }
}

extension Recipe.Name: ExpressibleByArgument {}
