import Architecture
import Codebase

/// An app of one module, whose folders are its layers.
package enum SampleMonolith {
    /// The app as one module.
    package static var modules: Analysis {
        let files = Dictionary(uniqueKeysWithValues: parts.flatMap(\.files))
        let app = Module(
            id: "::Harbour", name: "Harbour", moduleName: "Harbour", kind: .app, role: .app,
            origin: .xcode, container: .root, manifest: "Harbour.xcodeproj", path: "Harbour",
            sources: Array(files.keys), dependencies: [])
        let codebase = Codebase(root: "/home/ada/Harbour", modules: [app])
        let graph = linkModules(codebase, facts: files)
        let configuration = inferLayers(codebase, graph: graph)
        return Analysis(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignLayers(configuration, to: codebase), violations: [], facts: files,
            isComplete: true, incomplete: [], milliseconds: 210)
    }

    /// Its folders.
    package static var folders: Analysis { analyzeUnits(modules, by: .folders) }

    private struct Folder {
        let name: String
        let types: [String]
        let uses: [String]

        init(_ name: String, _ types: String, uses: String = "") {
            self.name = name
            self.types = types.split(separator: " ").map(String.init)
            self.uses = uses.split(separator: " ").map(String.init)
        }

        /// A file for each type; each uses all names.
        var files: [(RelativePath, SourceFacts)] {
            types.enumerated().map { number, type in
                let folder = RelativePath("Harbour").appending(RelativePath(name))
                let lines = uses.enumerated().map { ($1, [14 + 3 * $0 + number]) }
                let facts = SourceFacts(
                    lineCount: 60 + 17 * number, imports: [],
                    declarations: [
                        Declaration(
                            name: type, kind: .struct, access: .internal, container: nil, line: 5)
                    ],
                    uses: NameUses(Dictionary(lines, uniquingKeysWith: { first, _ in first })),
                    problems: [])
                return (folder.appending(RelativePath("\(type).swift")), facts)
            }
        }
    }

    private static let parts = [
        Folder("", "HarbourApp", uses: "BerthsView TidesView BerthTable TideClient"),
        Folder("Features/Berths", "BerthsView BerthRow BerthForm", uses: "Berth FindBerths Badge"),
        Folder("Features/Tides", "TidesView TideChart", uses: "Tide Badge BerthRow"),
        Folder("Data", "BerthTable TideClient TideFeed BerthDTO", uses: "Berth Tide"),
        Folder("Domain", "Berth Tide FindBerths", uses: "BerthDTO"),
        Folder("Common", "Badge Clockwork Distance"),
    ]
}
