import Architecture
import Codebase
import ScreenPreviews

/// A codebase that a person may have, small or large, for previews.
struct SampleCodebase {
    enum Violations {
        case none, some, many
        /// The few, of which all but those between features are recorded, and one that is gone.
        case recorded
        /// The few, of which all but those between features are allowed.
        case excluded
    }

    enum Reading {
        case done, running, incomplete
    }

    let violations: Violations
    let names: SampleNames
    let reading: Reading

    var state: AnalysisState {
        switch reading {
        case .done, .incomplete: .complete(analysis)
        case .running:
            .partial(analysis, AnalysisProgress(step: .sources, done: 1_204, total: 3_980))
        }
    }

    private var analysis: Analysis {
        let graph = linkModules(codebase, facts: facts)
        let isExcluding = violations == .excluded
        return Analysis(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignLayers(configuration, to: codebase),
            violations: isExcluding ? found.filter { $0.kind == .sideways } : found,
            excluded: isExcluding ? excluded : [], facts: facts,
            isComplete: reading != .running, incomplete: incomplete, milliseconds: 412
        ).compared(with: violations == .recorded ? baseline : nil)
    }

    private var excluded: [Violation] {
        found.filter { $0.kind != .sideways }.map { violation in
            Violation(
                kind: violation.kind, from: violation.from, to: violation.to, state: .excluded,
                permission: Violation.Permission(
                    reason: "Until profiles have a domain of their own.",
                    isInSource: violation.kind == .upward),
                severity: violation.severity, message: violation.message,
                sites: violation.sites, declaration: violation.declaration,
                cycle: violation.cycle, breakers: violation.breakers)
        }
    }

    private var baseline: Baseline {
        let gone = BaselineEntry(.upward, [id("StorageKit"), id("UserDomain")], line: 9)
        return Baseline(
            found.filter { $0.kind != .sideways }.map { violation in
                let modules = [violation.from] + [violation.to].compactMap(\.self)
                let isOwned = violation.kind == .upward
                return BaselineEntry(
                    violation.kind, violation.cycle.isEmpty ? modules : violation.cycle,
                    note: BaselineEntry.Note(
                        reason: isOwned ? "Until profiles have a domain of their own." : nil,
                        owner: isOwned ? "ada" : nil, since: isOwned ? "2026-03-02" : nil))
            } + [gone])
    }

    private var configuration: LayerConfiguration {
        let layers = [("Features", "*Feature*"), ("Domain", "*Domain*"), ("Core", "*Kit*")]
        return LayerConfiguration(
            source: .inferred,
            layers: layers.map { Layer(name: $0.0, patterns: [ModulePattern(.name, $0.1)]) })
    }

    private var incomplete: [IncompleteItem] {
        guard reading == .incomplete else { return [] }
        return [
            IncompleteItem(
                path: "Packages/Player/Package.swift", line: 14,
                reason:
                    "The list of targets depends on a file that is read when the manifest runs. "
                    + "Trust this folder to let SwiftPM evaluate it.",
                remedy: .trust),
            IncompleteItem(
                path: "Sources/FeedFeature/Legacy.swift", line: 88,
                reason: "The file does not parse from here on. Correct the syntax."),
        ]
    }
}

extension SampleCodebase {
    func name(_ short: String) -> String {
        names == .long
            ? "\(short)WithANameThatSaysEverythingThatItDoesAndMore" : names.name(for: short)
    }

    func id(_ short: String) -> ModuleID {
        ModuleID(rawValue: "::\(name(short))")
    }

    private static let moduleNames = [
        "Analytics", "FeedFeature", "FeedDomain", "ImageKit", "NetworkKit", "PlayerFeature",
        "ProfileFeature", "SettingsFeature", "StorageKit", "UserDomain",
    ]

    private var codebase: Codebase {
        Codebase(
            root: "/home/ada/Radio",
            modules: Self.moduleNames.map { short in
                let folder = RelativePath("Sources/\(name(short))")
                return Module(
                    id: id(short), name: name(short), moduleName: name(short), kind: .library,
                    origin: .swiftpm, container: .root, manifest: "Package.swift", path: folder,
                    sources: ["\(short)View", "\(short)Model", "\(short)Row"].map {
                        folder.appending(RelativePath("\($0).swift"))
                    },
                    dependencies: [])
            })
    }

    /// Every file imports what the sample sources import and declares what they use.
    private var facts: [RelativePath: SourceFacts] {
        let uses = NameUses(["ProfileHeader": [10], "ProfileScreen": [15]])
        var facts: [RelativePath: SourceFacts] = [:]
        for module in codebase.modules {
            for file in module.sources {
                facts[file] = SourceFacts(
                    lineCount: 17, imports: [importOfProfile],
                    declarations: declarations(in: module),
                    uses: uses, problems: [])
            }
        }
        return facts
    }

    private func declarations(in module: Module) -> [Declaration] {
        guard module.id == id("ProfileFeature") else { return [] }
        return ["ProfileHeader", "ProfileScreen"].map {
            Declaration(name: $0, kind: .struct, access: .public, container: nil, line: 6)
        }
    }

    var importOfProfile: ImportStatement {
        ImportStatement(module: name("ProfileFeature"), line: 2)
    }
}
