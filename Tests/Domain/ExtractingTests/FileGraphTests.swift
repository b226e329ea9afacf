import Architecture
import Codebase
import DomainStubs
import Extracting
import Testing

@Suite struct FileGraphTests {
    private func graph(
        _ declares: [String: [String]], _ uses: [String: [String]]
    ) throws -> FileGraph {
        let analysis = Analysis.monolith(declares: declares, uses: uses)
        return FileGraph(of: try #require(analysis.codebase.modules.first), in: analysis)
    }

    private func names(_ graph: FileGraph) -> [String] {
        graph.edges.map { "\(graph.files[$0.from].name) > \(graph.files[$0.to].name)" }
    }

    @Test func `a file leads to the file whose type it names`() throws {
        let graph = try graph(
            ["App/A.swift": ["Apple"], "App/B.swift": ["Berry"]], ["App/A.swift": ["Berry"]])
        #expect(names(graph) == ["A.swift > B.swift"])
        #expect(graph.edges.first?.sites == 1)
    }

    @Test func `a name that two files declare makes no edge and is counted`() throws {
        let graph = try graph(
            ["App/A.swift": ["Apple"], "App/B.swift": ["Berry"], "App/C.swift": ["Berry"]],
            ["App/A.swift": ["Berry"]])
        #expect(names(graph) == [])
        #expect(graph.unclear == 1)
    }

    @Test func `a name that is also a member makes no edge and is counted`() throws {
        let graph = try graph(
            ["App/A.swift": ["Apple"], "App/B.swift": ["Berry"], "App/C.swift": ["Can.Berry"]],
            ["App/A.swift": ["Berry"]])
        #expect(names(graph) == [])
        #expect(graph.unclear == 1)
    }

    @Test func `files that reach each other are one group`() throws {
        let graph = try graph(
            ["App/A.swift": ["Apple"], "App/B.swift": ["Berry"], "App/C.swift": ["Cherry"]],
            [
                "App/A.swift": ["Berry"], "App/B.swift": ["Apple"], "App/C.swift": ["Apple"],
            ])
        #expect(graph.groups == [[0, 1], [2]])
    }

    @Test func `what is called a controller is a screen, and shared ones cost more`() throws {
        let graph = try graph(
            [
                "App/A.swift": ["Apple"], "App/B.swift": ["BerryViewController"],
                "App/C.swift": ["Cherry"],
            ], ["App/A.swift": ["BerryViewController", "Cherry"]])
        #expect(graph.edges.map(\.coupling) == [.navigation, .model])
        #expect(EdgeClass.event.cost > EdgeClass.navigation.cost)
    }
}
