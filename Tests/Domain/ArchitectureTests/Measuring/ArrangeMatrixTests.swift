import DomainStubs
import Graphs
import RandomSamples
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ArrangeMatrixTests {
    private let modules = [
        Module.stub("Core"), .stub("Home", uses: ["Core"]), .stub("App", uses: ["Home"]),
        .stub("AppTests", .test, uses: ["App"]), .stub("Loose"),
    ]
    private let layers: [Layer] = [.stub("Top", ["App", "Home"]), .stub("Low", ["Core"])]

    private func matrix(
        imports: [String: [String]] = [:], others: Bool = false
    ) -> DependencyMatrix {
        arrangeMatrix(
            .stub(modules, imports: imports, layers: layers), includingOthers: others)
    }

    @Test func `layers stand top first and users before what they use`() {
        let found = matrix()
        #expect(found.modules == ["::App", "::Home", "::Core", "::Loose"])
        #expect(found.bands.map(\.layer) == ["Top", "Low", nil])
        #expect(found.bands.map(\.range) == [0..<2, 2..<3, 3..<4])
    }

    @Test func `by dependencies alone those that use each other stand together`() {
        let analysis = Analysis.stub(
            modules, imports: ["Core": ["App"], "App": ["Core"]], layers: layers)
        let found = arrangeMatrix(analysis, byLayers: false)
        #expect(found.bands.map(\.layer) == [nil])
        let places = ["::App", "::Core"].compactMap { found.modules.firstIndex(of: $0) }.sorted()
        #expect(places.count == 2 && places[1] - places[0] <= 2)
        #expect(Set(found.modules) == Set(matrix().modules))
    }

    @Test func `what stands outside the layers follows if wanted`() {
        #expect(matrix(others: true).modules.last == "::Loose")
        #expect(matrix(others: true).modules.contains("::AppTests"))
        #expect(!matrix().modules.contains("::AppTests"))
    }

    @Test func `a cell says how the edge is known and what it breaks`() {
        let found = matrix(imports: ["Core": ["Home"], "Home": ["Core"]])
        let upward = found.cell(from: "::Core", to: "::Home")
        #expect(upward?.declared == .no)
        #expect(upward?.imports == 1)
        #expect(upward?.violations == [.upward, .cycle, .undeclared])
        #expect(found.cell(from: "::App", to: "::Home")?.imports == 0)
        #expect(found.cell(from: "::Home", to: "::App") == nil)
    }

    @Test func `information does not mark a cell`() {
        let found = matrix(imports: ["App": ["Core"]])
        #expect(found.cell(from: "::App", to: "::Core")?.declared == .transitive)
        #expect(found.cell(from: "::App", to: "::Core")?.violations.isEmpty == true)
    }

    @Test func `without cycles all that is allowed stands on one side`() {
        for graph in DirectedGraph.samples(60, upTo: 9) where graph.isAcyclic {
            #expect(backward(in: graph) == 0)
        }
    }

    @Test func `with cycles as few as possible stand on the other side`() {
        for graph in DirectedGraph.samples(60, upTo: 6) {
            #expect(backward(in: graph) == FeedbackArcs(of: graph).arcs.count)
        }
    }

    /// How many edges lead upward in the matrix of one layer that holds a graph.
    private func backward(in graph: DirectedGraph) -> Int {
        let names = (0..<graph.count).map { "M\($0)" }
        let imports = Dictionary(
            uniqueKeysWithValues: names.indices.map { index in
                (names[index], graph.successors(of: index).map { names[Int($0)] })
            })
        let analysis = Analysis.stub(
            names.map { .stub($0) }, imports: imports, layers: [.stub("All", ["*"])])
        let order = arrangeMatrix(analysis).modules
        return analysis.graph.edges.count { edge in
            let from = order.firstIndex(of: edge.from) ?? 0
            return from > order.firstIndex(of: edge.to) ?? 0
        }
    }
}
