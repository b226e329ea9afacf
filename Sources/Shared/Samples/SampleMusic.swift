import Architecture
import Codebase

/// An app for music: features past an interface, a cycle, and most of the code in one target.
package enum SampleMusic {
    /// Features that know each other, reach past an interface, and two modules that need each other.
    package static var tangled: Analysis {
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
    package static var clean: Analysis {
        analysis(
            modules: features + [design],
            imports: ["Artist": ["Design"], "Songs": ["Design"]], written: nil)
    }

    /// Nothing is left to do.
    package static var quiet: Analysis {
        analysis(
            modules: features + [design],
            imports: ["Artist": ["Design"], "Songs": ["Design"]],
            written: LayerConfiguration(
                source: layers.source,
                layers: layers.layers.filter { ["Features", "Core"].contains($0.name) }))
    }

    private static let features = ["Artist", "Songs", "Charts", "Search", "MyInfo"].map {
        Module.sample($0, .library, .feature, in: "Features")
    }
    private static let app = Module.sample("Radio", .app, .app, in: "App")
    private static let base = Module.sample("SongsDomain", .library, .core, in: "Domains")
    private static let baseInterface = Module.sample(
        "SongsDomainInterface", .library, .interface, in: "Domains")
    private static let player = Module.sample("Player", .library, .core, in: "Core")
    private static let storage = Module.sample("Storage", .library, .core, in: "Core")
    private static let design = Module.sample("Design", .library, .ui, in: "Core")

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
        return .sample(
            of: codebase, facts: facts, written: written, milliseconds: 180)
    }
}
