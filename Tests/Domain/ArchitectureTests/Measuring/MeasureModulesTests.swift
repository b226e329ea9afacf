import DomainStubs
import Graphs
import RandomSamples
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct MeasureModulesTests {
    private func metrics(
        _ modules: [Module], imports: [String: [String]] = [:], layers: [Layer]? = nil
    ) -> [String: ModuleMetrics] {
        let measured = measureModules(
            .stub(modules, imports: imports, layers: layers, lines: 12))
        return Dictionary(uniqueKeysWithValues: measured.map { ($0.name, $0) })
    }

    private let modules = [
        Module.stub("App", .executable, uses: ["Home", "Core"]), .stub("Home", uses: ["Core"]),
        .stub("Core", sources: ["a.swift", "b.swift"]), .stub("Alone"),
    ]

    @Test func `couplings count own modules once`() throws {
        let found = metrics(modules, imports: ["Home": ["Core", "Core", "SwiftUI"]])
        #expect(found["Home"]?.fanIn == 1)
        #expect(found["Home"]?.fanOut == 1)
        #expect(found["Core"]?.fanIn == 2)
        #expect(found["App"]?.fanOut == 2)
    }

    @Test func `instability is the share of outgoing couplings`() {
        let found = metrics(modules)
        #expect(found["App"]?.instability == 1)
        #expect(found["Home"]?.instability == 0.5)
        #expect(found["Core"]?.instability == 0)
        #expect(found["Alone"]?.instability == 0)
    }

    @Test func `depth is the longest way down and closure all that is reached`() {
        let found = metrics(modules)
        #expect(found["App"]?.depth == 2)
        #expect(found["App"]?.closure == 2)
        #expect(found["Core"]?.depth == 0)
        #expect(found["Core"]?.closure == 0)
    }

    @Test func `files and lines are counted`() {
        let found = metrics(modules)
        #expect(found["Core"]?.files == 2)
        #expect(found["Core"]?.lines == 12)
        #expect(found["Home"]?.lines == 12)
    }

    @Test func `layer and role are said`() {
        let found = metrics(modules, layers: [.stub("Top", ["App"]), .stub("Low", ["Core"])])
        #expect(found["App"]?.layer == "Top")
        #expect(found["App"]?.role == .app)
        #expect(found["Alone"]?.layer == nil)
    }

    @Test func `information is no violation`() {
        let found = metrics(
            modules, imports: ["Core": ["Home"], "App": ["Home", "Core"]],
            layers: [.stub("Top", ["App", "Home", "Alone"]), .stub("Low", ["Core"])])
        #expect(found["Core"]?.errors == 2)
        #expect(found["Core"]?.warnings == 0)
        #expect(found["App"]?.errors == 0)
    }

    @Test func `the figures agree with trying every way`() {
        for graph in DirectedGraph.samples(40, upTo: 8) {
            let names = (0..<graph.count).map { "M\($0)" }
            let imports = Dictionary(
                uniqueKeysWithValues: names.indices.map { index in
                    (names[index], graph.successors(of: index).map { names[Int($0)] })
                })
            let found = metrics(names.map { .stub($0) }, imports: imports)
            let reach = graph.bruteReach()
            for index in names.indices {
                let reached = names.indices.count { $0 != index && reach[index][$0] }
                #expect(found[names[index]]?.closure == reached)
                #expect(found[names[index]]?.fanIn == graph.arcs.count { $0.to == index })
            }
        }
    }

    @Test func `a source that is not read counts no lines`() {
        #expect(metrics([.stub("Empty", sources: [])])["Empty"]?.lines == 0)
    }
}
