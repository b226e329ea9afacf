import DomainStubs
import Graphs
import RandomSamples
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct LinkModulesTests {
    private func verdict(
        _ from: String, _ to: String, of modules: [Module], imports: [String: [String]]
    ) -> Edge.Declared? {
        let graph = Analysis.stub(modules, imports: imports).graph
        return graph.edges.first { $0.from.targetName == from && $0.to.targetName == to }?.declared
    }

    @Test(arguments: [
        ("os(watchOS)", true), ("!(os(watchOS))", false), ("os(iOS)", false), ("!os(iOS)", true),
        ("os(iOS) || os(watchOS)", true), ("os(macOS) || os(tvOS)", false), ("os(Linux)", false),
        ("canImport(Core)", true), ("os(iOS) && DEBUG", true), ("!(os(iOS) || os(watchOS))", false),
        ("!os(iOS) || os(watchOS)", true), ("!os(watchOS) || os(watchOS)", true),
    ])
    func `an import for other systems is none of a target for one`(
        condition: String, isImport: Bool
    ) {
        let watch = Module.stub("Watch", .app, platforms: [.watchOS])
        let package = Module.stub("Package")
        let modules = [watch, package, .stub("Core")]
        let statement = ImportStatement(module: "Core", conditions: [condition], line: 1)
        let facts = [watch, package].map { ($0.sources[0], SourceFacts.stub(imports: [statement])) }
        let graph = linkModules(
            .stub(modules), facts: Dictionary(facts, uniquingKeysWith: { first, _ in first }))
        #expect(graph.edges(from: watch.id).map(\.to) == (isImport ? [modules[2].id] : []))
        #expect(graph.edges(from: package.id).map(\.to) == [modules[2].id])
    }

    @Test func `an import of what the target declares is direct`() {
        let modules = [Module.stub("App", uses: ["Core"]), .stub("Core")]
        #expect(verdict("App", "Core", of: modules, imports: ["App": ["Core"]]) == .direct)
    }

    @Test func `an import over several hops is transitive`() {
        let modules = [
            Module.stub("App", uses: ["A"]), .stub("A", uses: ["B"]), .stub("B", uses: ["C"]),
            .stub("C"),
        ]
        #expect(verdict("App", "C", of: modules, imports: ["App": ["C"]]) == .transitive)
    }

    @Test func `an import that nothing declares is not declared`() {
        let modules = [Module.stub("App"), .stub("Core")]
        #expect(verdict("App", "Core", of: modules, imports: ["App": ["Core"]]) == .no)
    }

    @Test func `verdicts agree with following every declaration`() {
        for graph in DirectedGraph.samples(60, upTo: 8) {
            let names = (0..<graph.count).map { "M\($0)" }
            let modules = names.indices.map { index in
                Module.stub(
                    names[index], uses: graph.successors(of: index).map { names[Int($0)] })
            }
            let everything = Dictionary(uniqueKeysWithValues: names.map { ($0, names) })
            let linked = Analysis.stub(modules, imports: everything).graph
            let reach = graph.bruteReach()
            for from in 0..<graph.count {
                for to in 0..<graph.count where from != to {
                    let expected: Edge.Declared =
                        graph.hasArc(from: from, to: to)
                        ? .direct : reach[from][to] ? .transitive : .no
                    let id = EdgeID(from: modules[from].id, to: modules[to].id)
                    #expect(linked.edge(id)?.declared == expected)
                }
            }
        }
    }

    @Test func `a declaration without an import is an edge too`() throws {
        let modules = [Module.stub("App", uses: ["Core"]), .stub("Core")]
        let edge = try #require(Analysis.stub(modules).graph.edges.first)
        #expect(edge.imports.isEmpty)
        #expect(edge.dependency?.line == 7)
    }

    @Test func `an import of the own module is no edge`() {
        let graph = Analysis.stub([.stub("App")], imports: ["App": ["App"]]).graph
        #expect(graph.edges.isEmpty)
    }

    @Test func `every statement is a site in the order of files and lines`() {
        let app = Module.stub("App", sources: ["a/b.swift", "a/a.swift"], uses: ["Core"])
        let facts: [RelativePath: SourceFacts] = [
            "a/a.swift": .importing("Core", "Core"), "a/b.swift": .importing("Core"),
        ]
        let graph = linkModules(.stub([app, .stub("Core")]), facts: facts)
        #expect(
            graph.edges[0].imports.map { "\($0.file):\($0.statement.line)" }
                == ["a/a.swift:1", "a/a.swift:2", "a/b.swift:1"])
    }

    @Test func `a file of two modules counts for both`() {
        let shared: RelativePath = "Shared/x.swift"
        let modules = ["One", "Two"].map { Module.stub($0, sources: [shared], uses: ["Core"]) }
        let graph = linkModules(
            .stub(modules + [.stub("Core")]), facts: [shared: .importing("Core")])
        #expect(graph.edges.map(\.from) == ["::One", "::Two"])
        #expect(graph.edges.allSatisfy { $0.imports.count == 1 })
    }

    @Test func `a conditional import is an edge`() {
        let app = Module.stub("App")
        let statement = ImportStatement(module: "Core", conditions: ["canImport(Core)"], line: 2)
        let graph = linkModules(
            .stub([app, .stub("Core")]), facts: [app.sources[0]: .stub(imports: [statement])])
        #expect(graph.edges.map(\.id) == [EdgeID(from: "::App", to: "::Core")])
    }

    @Test func `a submodule is an import of its module`() {
        let app = Module.stub("App")
        let statement = ImportStatement(module: "os", path: "os.log", line: 1)
        let graph = linkModules(
            .stub([app]), facts: [app.sources[0]: .stub(imports: [statement])])
        #expect(graph.nodes.map(\.kind) == [.own, .system])
    }

    @Test func `code imports the module name and not the targets`() {
        let shared = Module.stub("Shared-iOS", module: "Shared")
        let app = Module.stub("App", uses: ["Shared-iOS"])
        let graph = Analysis.stub([app, shared], imports: ["App": ["Shared"]]).graph
        #expect(graph.edges.map(\.imports.count) == [1])
    }

    @Test func `edges are ordered and at most one leads from one module to another`() {
        let modules = [
            Module.stub("C", uses: ["A", "B", "A"]), .stub("B", uses: ["A"]), .stub("A"),
        ]
        let graph = Analysis.stub(modules, imports: ["C": ["B", "A"]]).graph
        let ids = graph.edges.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.map { "\($0.from) \($0.to)" } == ["::B ::A", "::C ::A", "::C ::B"])
    }

    @Test func `every end of an edge is a node`() {
        let app = Module.stub("App", uses: ["Nowhere"])
        let graph = Analysis.stub([app], imports: ["App": ["Foundation", "Alamofire"]]).graph
        let nodes = Set(graph.nodes.map(\.id))
        #expect(graph.edges.allSatisfy { nodes.contains($0.from) && nodes.contains($0.to) })
        #expect(graph.nodes.map(\.name) == ["App", "Alamofire", "Foundation", "Nowhere"])
    }

    @Test func `own nodes come first by identifier, then the others by name`() {
        let modules = [Module.stub("Z"), .stub("A")]
        let graph = Analysis.stub(modules, imports: ["Z": ["UIKit", "Darwin"]]).graph
        #expect(graph.nodes.map(\.name) == ["A", "Z", "Darwin", "UIKit"])
    }
}
