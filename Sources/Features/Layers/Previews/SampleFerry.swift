import Architecture
import Codebase
import Samples

/// A ferry company's app: with names that tell no layers, and with names that do.
enum SampleFerry {
    /// Modules in three packages whose names tell nothing.
    static var unnamed: Analysis {
        analysis([
            Part("Ferry", .app, in: "App", uses: "Cabin Deck Ledger"),
            Part("Cabin", .core, in: "Packages/Rooms", lines: 2_130, uses: "Deck Tide Rope"),
            Part("Deck", .core, in: "Packages/Rooms", lines: 1_480, uses: "Rope Tide"),
            Part("Galley", .core, in: "Packages/Rooms", lines: 940, uses: "Deck Ledger"),
            Part("Ledger", .core, in: "Packages/Office", lines: 1_210, uses: "Rope"),
            Part("Roster", .core, in: "Packages/Office", lines: 760, uses: "Ledger Tide"),
            Part("Tide", .core, in: "Packages/Hull", lines: 610, uses: "Rope"),
            Part("Rope", .core, in: "Packages/Hull", lines: 380),
            Part("Chart", .core, in: "Packages/Hull", lines: 870, uses: "Ledger"),
        ])
    }

    /// Modules whose names tell layers, one of which is used from below.
    static var named: Analysis { analysis(namedParts) }

    /// The same with layers that a person wrote.
    static var written: Analysis {
        analysis(
            namedParts,
            written: LayerConfiguration(
                source: .file(".strata.yml"),
                layers: [
                    Layer(name: "App", patterns: [ModulePattern(.role, "app")]),
                    Layer(
                        name: "Features", patterns: [ModulePattern(.name, "*Feature")],
                        options: LayerOptions(peers: .features)),
                    Layer(
                        name: "Base",
                        patterns: ["TideClient", "TicketStore", "Design"].map {
                            ModulePattern(.name, $0)
                        }),
                ]))
    }

    /// A codebase with nothing in it.
    static var nothing: Analysis { analysis([]) }

    private static let namedParts = [
        Part("Ferry", .app, in: "App", uses: "HomeFeature TicketFeature TideFeature"),
        Part("HomeFeature", .feature, in: "Features", uses: "TicketFeature Design TideClient"),
        Part("TicketFeature", .feature, in: "Features", lines: 2_420, uses: "Design TicketStore"),
        Part("TideFeature", .feature, in: "Features", uses: "Design TideClient"),
        Part("TideClient", .core, in: "Core", lines: 530, uses: "TideFeature"),
        Part("TicketStore", .core, in: "Core", lines: 1_130),
        Part("Design", .core, in: "Core", lines: 690),
    ]

    private struct Part {
        let module: Module
        let lines: Int
        let uses: [String]

        init(
            _ name: String, _ role: Role, in folder: String, lines: Int = 820, uses: String = ""
        ) {
            module = Module.sample(name, role == .app ? .app : .library, role, in: folder)
            self.lines = lines
            self.uses = uses.split(separator: " ").map(String.init)
        }

        var facts: SourceFacts {
            SourceFacts(
                lineCount: lines,
                imports: uses.enumerated().map { ImportStatement(module: $1, line: 1 + $0) },
                declarations: [], uses: NameUses(), problems: [])
        }
    }

    private static func analysis(
        _ parts: [Part], written: LayerConfiguration? = nil
    ) -> Analysis {
        let modules = parts.map { part in
            part.module.depending(on: part.uses)
        }
        let facts = Dictionary(
            uniqueKeysWithValues: parts.map { ($0.module.sources[0], $0.facts) })
        return analyze(
            Codebase(root: "/home/ada/Ferry", modules: modules.sorted { $0.id < $1.id }),
            facts: facts, written: written)
    }
}

extension Module {
    /// The same that declares dependencies on others of its package.
    fileprivate func depending(on names: [String]) -> Module {
        Module(
            id: id, name: name, moduleName: moduleName, kind: kind, role: role, origin: origin,
            container: container, manifest: "Package.swift", path: path, sources: sources,
            dependencies: names.enumerated().map { index, name in
                DependencyReference(.target(name), line: 20 + index)
            })
    }
}
