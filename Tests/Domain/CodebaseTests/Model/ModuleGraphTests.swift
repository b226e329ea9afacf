import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ModuleGraphTests {
    private let graph = ModuleGraph(
        nodes: [],
        edges: [("::A", "::B"), ("::A", "::C"), ("::C", "::A")].map { from, to in
            Edge(
                from: ModuleID(rawValue: from), to: ModuleID(rawValue: to), declared: .direct)
        })

    @Test func `an edge is found by its ends`() {
        for edge in graph.edges { #expect(graph.edge(edge.id) == edge) }
        #expect(graph.edge(EdgeID(from: "::B", to: "::A")) == nil)
        #expect(graph.edge(EdgeID(from: "::Z", to: "::Z")) == nil)
    }

    @Test func `nodes and modules are found by their identifiers`() {
        let names = ["B", "A", "Z", "M"]
        let nodes = names.map {
            ModuleGraph.Node(id: ModuleID(container: .root, target: $0), name: $0, kind: .own)
        }
        let graph = ModuleGraph(nodes: nodes, edges: [])
        let codebase = Codebase(root: "/", modules: names.map { .stub($0) })
        for name in names {
            let id = ModuleID(container: .root, target: name)
            #expect(graph.node(id)?.name == name)
            #expect(codebase.module(id)?.name == name)
        }
        #expect(graph.node("::C") == nil && codebase.module("::C") == nil)
        #expect(codebase.module("::ZZ") == nil)
    }

    @Test func `the edges of a module are those that begin in it`() {
        #expect(graph.edges(from: "::A").map(\.to) == ["::B", "::C"])
        #expect(graph.edges(from: "::B").isEmpty)
        #expect(graph.edges(from: "::C").map(\.to) == ["::A"])
    }

    @Test func `code stands behind imports and declarations but not build plugins`() {
        let plugin = DependencyReference(.byName("P"), purpose: .plugin)
        let site = ImportSite(file: "a.swift", statement: ImportStatement(module: "B", line: 1))
        func edge(
            _ declared: Edge.Declared, _ reference: DependencyReference?, _ sites: [ImportSite]
        )
            -> Edge
        {
            Edge(from: "::A", to: "::B", declared: declared, dependency: reference, imports: sites)
        }
        #expect(edge(.direct, DependencyReference(.byName("B")), []).isUse)
        #expect(!edge(.direct, plugin, []).isUse)
        #expect(edge(.no, nil, [site]).isUse)
        #expect(!edge(.transitive, nil, []).isUse)
    }

    @Test func `the sites of an edge are its imports and what is named without one`() throws {
        let imported = ImportSite(file: "b.swift", statement: ImportStatement(module: "B", line: 2))
        let references = try ["a.swift", "b.swift"].map { file in
            try #require(
                Reference(
                    file: RelativePath(file),
                    uses: [.init(line: 9, name: "Z"), .init(line: 4, name: "Y")]))
        }
        let edge = Edge(
            from: "::A", to: "::B", declared: .direct, imports: [imported], references: references)
        #expect(edge.sites == [.reference(references[0]), .import(imported)])
        #expect(edge.sites.map(\.line) == [4, 2])
        #expect(edge.reference(in: "b.swift")?.uses.map(\.name) == ["Y", "Z"])
        #expect(edge.reference(in: "c.swift") == nil)
        #expect(!edge.isOnlyDeclared && edge.isUse)
        #expect(Reference(file: "a.swift", uses: []) == nil)
    }

    @Test func `a numbered graph knows its modules by position`() {
        let numbered = NumberedGraph(edges: graph.edges, besides: ["::Alone"])
        #expect(numbered.ids == ["::A", "::Alone", "::B", "::C"])
        #expect(numbered.number("::Alone") == 1)
        #expect(numbered.number("::Z") == nil)
        #expect(numbered.shortestPath(from: "::C", to: "::B") == ["::C", "::A", "::B"])
        #expect(numbered.shortestPath(from: "::B", to: "::A") == nil)
    }

    @Test func `only modules that hand others on re-export`() {
        func edge(_ from: ModuleID, _ to: ModuleID, exported: Bool) -> Edge {
            let statement = ImportStatement(
                module: to.targetName, attributes: exported ? ["@_exported"] : [], line: 1)
            return Edge(
                from: from, to: to, declared: .direct,
                imports: [ImportSite(file: "a.swift", statement: statement)])
        }
        let graph = ModuleGraph(
            nodes: [],
            edges: [
                edge("::A", "::B", exported: true), edge("::A", "::C", exported: false),
                edge("::B", "::A", exported: true), edge("::B", "::D", exported: true),
            ])
        #expect(Set(graph.reexports(of: "::A")) == ["::B", "::D"])
        #expect(graph.reexports(from: "::A", "::D"))
        #expect(!graph.reexports(from: "::A", "::C"))
        #expect(graph.reexports(of: "::C").isEmpty)
    }
}
