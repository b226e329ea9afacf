import Architecture
import Codebase

/// An app for music: features past an interface, a cycle, and most of the code in one target.
enum SampleMusic {
    /// Features that know each other, reach past an interface, and two modules that need each other.
    static var tangled: Analysis {
        analysis(
            modules: features + [app, base, baseInterface, player, storage, design],
            imports: [
                "Artist": ["SongsDomain", "Player", "Design"],
                "Songs": ["SongsDomain", "Player", "Artist", "Design"],
                "Charts": ["SongsDomain", "Artist", "Design"], "Search": ["SongsDomain", "Artist"],
                "MyInfo": ["SongsDomain"],
                "Radio": ["Artist", "Songs", "Charts", "Search", "MyInfo"],
                "SongsDomain": ["SongsDomainInterface", "Storage"], "Player": ["Storage"],
                "Storage": ["Player"],
            ], written: layers)
    }

    /// Nothing is forbidden, and no file names the layers.
    static var clean: Analysis {
        analysis(
            modules: features + [design],
            imports: ["Artist": ["Design"], "Songs": ["Design"]], written: nil)
    }

    /// Nothing is left to do.
    static var quiet: Analysis {
        analysis(
            modules: features + [design],
            imports: ["Artist": ["Design"], "Songs": ["Design"]],
            written: LayerConfiguration(
                source: layers.source,
                layers: layers.layers.filter { ["Features", "Core"].contains($0.name) }))
    }

    private static let features = ["Artist", "Songs", "Charts", "Search", "MyInfo"].map {
        module($0, .library, .feature, in: "Features")
    }
    private static let app = module("Radio", .app, .app, in: "App")
    private static let base = module("SongsDomain", .library, .core, in: "Domains")
    private static let baseInterface = module(
        "SongsDomainInterface", .library, .interface, in: "Domains")
    private static let player = module("Player", .library, .core, in: "Core")
    private static let storage = module("Storage", .library, .core, in: "Core")
    private static let design = module("Design", .library, .ui, in: "Core")

    private static let layers = LayerConfiguration(
        source: .file(".strata.yml"),
        layers: [
            Layer(name: "Apps", patterns: [ModulePattern(.path, "App/**")]),
            Layer(
                name: "Features", patterns: [ModulePattern(.path, "Features/**")],
                options: LayerOptions(peers: .features)),
            Layer(name: "Domains", patterns: [ModulePattern(.path, "Domains/**")]),
            Layer(
                name: "Core", patterns: [ModulePattern(.path, "Core/**")],
                options: LayerOptions(peers: .forbidden)),
        ])

    private static func module(
        _ name: String, _ kind: TargetKind, _ role: Role, in folder: String
    ) -> Module {
        let path = RelativePath("\(folder)/\(name)")
        return Module(
            id: ModuleID(container: .root, target: name), name: name, moduleName: name, kind: kind,
            role: role, origin: .swiftpm, container: .root, manifest: nil, path: path,
            sources: [path.appending(RelativePath("\(name).swift"))], dependencies: [])
    }

    private static func facts(_ module: Module, _ imports: [String]) -> SourceFacts {
        let statements = imports.enumerated().map { ImportStatement(module: $1, line: $0 + 1) }
        let uses = imports.enumerated().map { ("\($1)Client", [20 + $0, 31 + $0]) }
        return SourceFacts(
            lineCount: module.role == .app ? 4_210 : 640, imports: statements,
            declarations: [
                Declaration(
                    name: "\(module.name)Client", kind: .struct, access: .public, container: nil,
                    line: 12)
            ],
            uses: NameUses(Dictionary(uses, uniquingKeysWith: { first, _ in first })), problems: [])
    }

    private static func analysis(
        modules: [Module], imports: [String: [String]], written: LayerConfiguration?
    ) -> Analysis {
        let codebase = Codebase(root: "/home/ada/Radio", modules: modules)
        var facts: [RelativePath: SourceFacts] = [:]
        for module in modules {
            module.sources.first.map { facts[$0] = Self.facts(module, imports[module.name] ?? []) }
        }
        let graph = linkModules(codebase, facts: facts)
        let configuration = written ?? inferLayers(codebase, graph: graph)
        let assignment = assignLayers(configuration, to: codebase)
        let found = checkRules(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment, facts: facts)
        return Analysis(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment, violations: found.violations, facts: facts, isComplete: true,
            incomplete: [], milliseconds: 180, written: written)
    }
}
