import Architecture
import Testing

@Suite struct FindNodeTests {
    private let find = FindNode(
        in: .holding([
            ("Kit::Core", "Core", "KitCore"), ("App::Core", "Core", "AppCore"),
            ("App::Home", "Home", "HomeUI"),
        ]))

    @Test("an identifier names its module even where names repeat")
    func identifierWins() throws {
        #expect(try find("Kit::Core").id == "Kit::Core")
    }

    @Test("a module is found by its target's name and by the name code imports")
    func nameAndModuleName() throws {
        #expect(try find("Home").id == "App::Home")
        #expect(try find("AppCore").id == "App::Core")
    }

    @Test("a name that two modules share is refused with both identifiers")
    func ambiguous() {
        #expect(throws: FindNodeError.ambiguous(name: "Core", ids: ["App::Core", "Kit::Core"])) {
            try find("Core")
        }
    }

    @Test("an unknown name comes with those that look like it")
    func unknown() {
        #expect(throws: FindNodeError.unknown(name: "home", similar: ["App/Home"])) {
            try find("home")
        }
        #expect(throws: FindNodeError.unknown(name: "Zebra", similar: [])) { try find("Zebra") }
    }
}

extension Analysis {
    /// An analysis that holds modules and nothing else.
    fileprivate static func holding(_ names: [(ModuleID, String, String)]) -> Analysis {
        let modules = names.map { id, name, moduleName in
            Module(
                id: id, name: name, moduleName: moduleName, kind: .library, origin: .swiftpm,
                container: .root, manifest: nil, path: .root, sources: [], dependencies: [])
        }
        return Analysis(
            codebase: Codebase(root: "/", modules: modules),
            graph: ModuleGraph(
                nodes: modules.map { module in
                    let name = module.id.rawValue.split(separator: ":").joined(separator: "/")
                    return ModuleGraph.Node(id: module.id, name: name, kind: .own)
                }.sorted { $0.id < $1.id },
                edges: []),
            configuration: LayerConfiguration(source: .inferred, layers: []),
            assignment: LayerAssignment(layers: [:]),
            violations: [], facts: [:], isComplete: true, incomplete: [], milliseconds: 0)
    }
}
