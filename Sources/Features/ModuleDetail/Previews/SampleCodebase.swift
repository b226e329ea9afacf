import Architecture
import Codebase
import ScreenPreviews

/// A codebase that a person may have, small or large, for previews.
struct SampleCodebase {
    enum Size {
        case small, large
    }

    enum Reading {
        case done, running
    }

    let size: Size
    let names: SampleNames
    let reading: Reading

    var state: AnalysisState {
        reading == .done
            ? .complete(analysis)
            : .partial(analysis, AnalysisProgress(step: .sources, done: 120, total: 460))
    }

    func name(_ short: String) -> String {
        names == .long
            ? "\(short)WithANameThatSaysEverythingThatItDoesAndMore" : names.name(for: short)
    }

    func id(_ short: String) -> ModuleID {
        ModuleID(rawValue: "::\(name(short))")
    }

    private var analysis: Analysis {
        let codebase = Codebase(
            root: "/home/ada/Radio", modules: modules,
            externals: [ExternalPackage(identity: "observability", container: .root)])
        let facts = reading == .done ? facts : [:]
        let linked = linkModules(codebase, facts: facts)
        let assignment = assignLayers(configuration, to: codebase)
        return Analysis(
            codebase: codebase, graph: linked, configuration: configuration,
            assignment: assignment, violations: reading == .done ? violations : [], facts: facts,
            isComplete: reading == .done, incomplete: [], milliseconds: 90)
    }

    private var configuration: LayerConfiguration {
        let layers = [
            ("App", "Radio*"), ("Features", "*Feature*"), ("Domain", "*Domain*"), ("Core", "*Kit*"),
        ]
        return LayerConfiguration(
            source: .inferred,
            layers: layers.map { Layer(name: $0.0, patterns: [ModulePattern(.name, $0.1)]) })
    }
}

extension SampleCodebase {
    /// Who declares to depend on whom.
    private var declared: [(String, [String])] {
        let crowd = size == .large ? (1...40).map { "Feature\($0)" } : []
        return [
            ("RadioApp", ["FeedFeature", "PlayerFeature"]),
            ("RadioTests", ["FeedFeature"]),
            ("FeedFeature", ["FeedDomain", "ImageKit", "StorageKit"] + crowd),
            ("FeedDomain", []), ("ImageKit", ["NetworkKit"]), ("NetworkKit", ["StorageKit"]),
            ("StorageKit", []), ("PlayerFeature", ["FeedFeature"]), ("SettingsFeature", []),
            ("Analytics", []),
        ] + crowd.map { ($0, ["FeedFeature"]) }
    }

    private var modules: [Module] {
        declared.enumerated().map { index, entry in
            let (short, uses) = entry
            let folder = RelativePath("Sources/\(name(short))")
            var references = uses.map {
                DependencyReference(.target(name($0)), line: 12 + index)
            }
            if short == "FeedFeature" {
                references.append(
                    DependencyReference(.product("Metrics", package: "observability"), line: 19))
            }
            return Module(
                id: id(short), name: name(short), moduleName: name(short),
                kind: short.hasSuffix("Tests") ? .test : .library,
                role: short.hasSuffix("Feature") ? .feature : .core, origin: .swiftpm,
                container: .root, manifest: "Package.swift", path: folder,
                sources: files(of: short), dependencies: references)
        }
    }

    private func files(of short: String) -> [RelativePath] {
        guard short != "Analytics" else { return [] }
        let folder = RelativePath("Sources/\(name(short))")
        return ["View", "Model", "Views/Row", "Views/Header"].map {
            folder.appending(RelativePath("\($0).swift"))
        }
    }

    /// What the files of each module import.
    private var imported: [String: [String]] {
        [
            "RadioApp": ["FeedFeature"], "RadioTests": ["FeedFeature"],
            "FeedFeature": ["FeedDomain", "ImageKit", "NetworkKit", "PlayerFeature", "Metrics"],
            "ImageKit": ["NetworkKit", "Foundation"], "NetworkKit": ["StorageKit"],
            "PlayerFeature": ["FeedFeature"],
        ]
    }

    private var facts: [RelativePath: SourceFacts] {
        var facts: [RelativePath: SourceFacts] = [:]
        for (short, _) in declared {
            let imports = (imported[short] ?? []).enumerated().map { index, other in
                let outside = ["Metrics", "Foundation"].contains(other)
                return ImportStatement(module: outside ? other : name(other), line: index + 1)
            }
            for (index, file) in files(of: short).enumerated() {
                facts[file] = SourceFacts(
                    lineCount: 40 + 13 * index, imports: index < 2 ? imports : [],
                    declarations: declarations(in: short, file: index),
                    uses: NameUses(["ImageCache": [12], "Client": [9], "Counter": [13]]),
                    problems: [])
            }
        }
        return facts
    }

    private func declarations(in short: String, file: Int) -> [Declaration] {
        let shown: [String: [String]] = [
            "ImageKit": ["ImageCache"], "NetworkKit": ["Client"], "FeedFeature": ["FeedView"],
        ]
        guard let name = shown[short]?.first, file == 0 else { return [] }
        return [
            Declaration(name: name, kind: .struct, access: .public, container: nil, line: 8),
            Declaration(name: "reload", kind: .func, access: .package, container: name, line: 11),
            Declaration(name: "client", kind: .let, access: .internal, container: name, line: 9),
        ]
    }

    private var violations: [Violation] {
        [
            Violation(
                kind: .sideways, from: id("FeedFeature"), to: id("PlayerFeature"), severity: .error,
                message: "FeedFeature imports PlayerFeature, which is another feature."),
            Violation(
                kind: .unused, from: id("FeedFeature"), to: id("StorageKit"), severity: .warning,
                message: "FeedFeature declares StorageKit, but no file imports it."),
        ]
    }
}
