import Codebase

/// The totals of one analysis: the only figures of a whole codebase that are shown anywhere.
///
/// A file counts once, however many modules compile it, so the files of all modules may add up to
/// more.
package struct CodebaseTotals: Equatable, Sendable {
    /// The modules, those of test data included; the folders where folders stand for them.
    package var modules: Int
    /// The modules whose package or project is test data of another.
    package var fixtures: Int
    /// The files, by where they belong.
    package var files: FileTotals
    /// The lines of all Swift files, as far as they are read.
    package var lines: Int
    /// The pairs of modules of which one depends on the other.
    package var dependencies: Int
    /// The violations that make `check` fail; recorded ones do not.
    package var errors: Int
    /// The violations that `check` shows and does not fail for, without recorded ones.
    package var warnings: Int
    /// The violations that are information only, without recorded ones.
    package var notes: Int
    /// The violations that are recorded.
    package var recorded: Int
    /// What is wrong with the layers themselves without making them unusable.
    package var layerWarnings: Int
    /// What may make the other figures wrong: what was not read, and modules in several layers.
    package var incomplete: Int
    /// What would be incomplete had a person not accepted it.
    package var accepted: Int
    /// What is good to know about the reading and hides nothing.
    package var remarks: Int

    /// Totals as they were counted.
    package init(
        modules: Int = 0, fixtures: Int = 0, files: FileTotals = FileTotals(), lines: Int = 0,
        dependencies: Int = 0, errors: Int = 0, warnings: Int = 0, notes: Int = 0,
        recorded: Int = 0, layerWarnings: Int = 0, incomplete: Int = 0, accepted: Int = 0,
        remarks: Int = 0
    ) {
        self.modules = modules
        self.fixtures = fixtures
        self.files = files
        self.lines = lines
        self.dependencies = dependencies
        self.errors = errors
        self.warnings = warnings
        self.notes = notes
        self.recorded = recorded
        self.layerWarnings = layerWarnings
        self.incomplete = incomplete
        self.accepted = accepted
        self.remarks = remarks
    }
}

/// The files of a codebase, each counted once.
package struct FileTotals: Equatable, Sendable {
    /// The Swift files that at least one module compiles.
    package var inModules: Int
    /// Those of them that several modules compile.
    package var inSeveralModules: Int
    /// Those of them that modules of test data alone compile.
    package var inFixtures: Int
    /// The Swift files that describe modules and that no module compiles.
    package var manifests: Int
    /// The Swift files that no module claims and that are no manifest.
    package var unclaimed: Int
    /// The Swift files that git tracks but that are copies of others' code: they are not read.
    package var vendored: Int
    /// The files in C's family of languages that were read.
    package var others: Int

    /// Files as they were counted.
    package init(
        inModules: Int = 0, inSeveralModules: Int = 0, inFixtures: Int = 0, manifests: Int = 0,
        unclaimed: Int = 0, vendored: Int = 0, others: Int = 0
    ) {
        self.inModules = inModules
        self.inSeveralModules = inSeveralModules
        self.inFixtures = inFixtures
        self.manifests = manifests
        self.unclaimed = unclaimed
        self.vendored = vendored
        self.others = others
    }

    /// The Swift files that are read: those in modules, manifests and unclaimed ones.
    package var swift: Int { inModules + manifests + unclaimed }
}

extension CodebaseTotals {
    /// Counts what an analysis consists of.
    init(
        of codebase: Codebase, graph: ModuleGraph, facts: [RelativePath: SourceFacts],
        violations: [Violation], problems: [LayerProblem], incomplete: Int, accepted: Int,
        remarks: Int
    ) {
        let own = Set(codebase.modules.map(\.id))
        self.init(
            modules: codebase.modules.count, fixtures: codebase.modules.count(where: \.isFixture),
            files: FileTotals(codebase, facts),
            lines: facts.reduce(0) { $0 + ($1.key.isSwift ? $1.value.lineCount : 0) },
            dependencies: graph.edges.count {
                $0.isUse && own.contains($0.from) && own.contains($0.to)
            },
            layerWarnings: problems.count { !$0.isError },
            incomplete: incomplete + problems.count(where: \.isError), accepted: accepted,
            remarks: remarks)
        count(violations)
    }

    /// Counts violations, instead of those that were counted before.
    mutating func count(_ violations: [Violation]) {
        let new = violations.filter { $0.state == .new }
        errors = new.count { $0.severity == .error }
        warnings = new.count { $0.severity == .warning }
        notes = new.count { $0.severity == .info }
        recorded = violations.count - new.count
    }
}

extension FileTotals {
    fileprivate init(_ codebase: Codebase, _ facts: [RelativePath: SourceFacts]) {
        var claims: [RelativePath: Claims] = [:]
        claims.reserveCapacity(codebase.modules.reduce(0) { $0 + $1.sources.count })
        for module in codebase.modules {
            let own: Claims = module.isFixture ? .fixture : .real
            for file in module.sources { claims[file, default: []].add(own) }
        }
        self.init(
            inModules: claims.count,
            inSeveralModules: claims.values.count { $0.contains(.several) },
            inFixtures: claims.values.count { !$0.contains(.real) },
            manifests: codebase.manifests.count,
            unclaimed: codebase.unclaimed.count, vendored: codebase.vendored,
            others: facts.keys.count { !$0.isSwift })
    }
}

/// Which modules compile a file.
private struct Claims: OptionSet {
    let rawValue: UInt8

    static let real = Claims(rawValue: 1)
    static let fixture = Claims(rawValue: 2)
    static let several = Claims(rawValue: 4)

    /// Takes in one more module.
    mutating func add(_ module: Claims) { formUnion(isEmpty ? module : [module, .several]) }
}
