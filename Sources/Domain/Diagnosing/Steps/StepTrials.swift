import Architecture
import Codebase

/// What works out whether first steps can be carried out; nil for steps that nobody tries.
package struct StepTrials: Sendable {
    /// Says what would turn a dependency around: the title of a recipe; nil if none fits.
    package typealias Inversion = @Sendable (EdgeID, Analysis) async -> String?
    /// Says what an edit of manifests for violations of a kind would do; nil where that could not be
    /// tried.
    package typealias Fixing =
        @Sendable (_ violations: [Violation], ViolationKind, Analysis) async -> ManifestTrial?
    /// Says what of a module can be taken out now; nil where that could not be tried.
    package typealias Extraction = @Sendable (ModuleID, Analysis) async -> ExtractionOutcome?

    /// Says what a codebase would be if files of a module were one of their own; nil where that cannot
    /// be said.
    package typealias Simulation = @Sendable (ExtractionStep, ModuleID, Analysis) -> Analysis?

    let invert: Inversion?
    let fixManifests: Fixing?
    let extract: Extraction?
    let simulate: Simulation?

    /// Trials of some kinds.
    package init(
        invert: Inversion? = nil, fixManifests: Fixing? = nil, extract: Extraction? = nil,
        simulate: Simulation? = nil
    ) {
        self.invert = invert
        self.fixManifests = fixManifests
        self.extract = extract
        self.simulate = simulate
    }
}

/// What came of trying to edit manifests.
package struct ManifestTrial: Equatable, Sendable {
    /// How many of the violations that it was tried for end; 0 where nothing can be written.
    let ended: Int
    /// What is edited, also for other violations of the kind and for what would be cut off.
    let cost: HealthCost

    /// An edit as it was worked out.
    package init(ended: Int, cost: HealthCost) {
        self.ended = ended
        self.cost = cost
    }
}

/// What came of trying to take something out of a module.
package enum ExtractionOutcome: Equatable, Sendable {
    /// A group of files can be made a module now; those after it, in the order of the plan.
    case free(ExtractionStep, next: [ExtractionStep])
    /// Nothing comes free, for a reason: a clause that goes on after *because*.
    case blocked(because: String)
}

/// Files that could become a module of their own.
package struct ExtractionStep: Hashable, Sendable {
    /// What a person calls them.
    package let name: String
    /// The files that move, in path order.
    package let files: [RelativePath]
    /// The lines of these files.
    package let lines: Int
    /// The files that stay and have to import the new module.
    package let importers: Int
    /// Whether what it needs of files that stay moves along by declaration.
    package var isClosed = false

    /// A step as the plan has it.
    package init(name: String, files: [RelativePath], lines: Int, importers: Int) {
        self.name = name
        self.files = files
        self.lines = lines
        self.importers = importers
    }

    /// `Models: 12 files, 1,400 lines, imported by 30`.
    var words: String {
        "\(name): \(files.count.counted("file")), \(lines.counted("line"))"
            + (importers > 0 ? ", imported by \(importers.grouped)" : "")
    }
}
