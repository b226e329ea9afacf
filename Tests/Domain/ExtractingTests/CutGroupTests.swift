import Architecture
import Codebase
import DomainStubs
import Graphs
import RandomSamples
import Testing

@testable import Extracting

@Suite struct CutGroupTests {
    /// Files that name each other as a random graph says.
    private func graph(of random: DirectedGraph) throws -> FileGraph {
        var declares: [String: [String]] = [:]
        var uses: [String: [String]] = [:]
        for file in 0..<random.count {
            declares["App/F\(file).swift"] = ["Type\(file)"]
            uses["App/F\(file).swift"] = random.successors(of: file).map { "Type\($0)" }
        }
        let analysis = Analysis.monolith(declares: declares, uses: uses)
        return FileGraph(of: try #require(analysis.codebase.modules.first), in: analysis)
    }

    @Test func `no group around a fixed seed is cheaper in small random graphs`() throws {
        for random in DirectedGraph.samples(120, upTo: 8) where random.count > 2 {
            let graph = try graph(of: random)
            let last = graph.files.count - 1
            let cut = CutGroup(graph: graph, entries: [last])
            let found = try #require(cut.group(around: [0], gone: [], isFixed: true))
            let all = (0..<(1 << graph.files.count)).lazy
                .filter { $0 & 1 == 1 && $0 >> last == 0 }
                .map { set in graph.files.indices.filter { set >> $0 & 1 == 1 } }
            let cheapest = all.map { cut.cost(of: $0, from: [0], gone: [], isFixed: true) }.min()
            let cost = cut.cost(of: found.files, from: [0], gone: [], isFixed: true)
            #expect(found.files.contains(0) && !found.files.contains(last))
            #expect(cost == cheapest)
        }
    }

    @Test func `no group around a loose seed is cheaper in small random graphs`() throws {
        for random in DirectedGraph.samples(120, upTo: 8) where random.count > 3 {
            let graph = try graph(of: random)
            let last = graph.files.count - 1
            let cut = CutGroup(graph: graph, entries: [last])
            let all = (0..<(1 << last)).lazy
                .map { set in graph.files.indices.filter { set >> $0 & 1 == 1 } }
            let cheapest = all.map { cut.cost(of: $0, from: [0, 1, 2], gone: []) }.min()
            let found = cut.group(around: [0, 1, 2], gone: [])?.files ?? []
            #expect(cut.cost(of: found, from: [0, 1, 2], gone: []) == cheapest)
        }
    }

    @Test func `what was extracted before neither costs nor moves`() throws {
        let graph = try graph(
            of: DirectedGraph(count: 3, arcs: [(from: 0, to: 1), (from: 1, to: 2)]))
        let group = try #require(
            CutGroup(graph: graph, entries: [2]).group(around: [0], gone: [1], isFixed: true))
        #expect(group == CutGroup.Group(files: [0], cut: [], cost: 0))
    }

    @Test func `what many use takes along a model, and no screen`() throws {
        let view = SourceFacts.stub(
            imports: [ImportStatement(module: "SwiftUI", line: 1)], declares: [.stub("Helper")],
            inherits: [
                Inheritance(type: "Page", kind: .struct, names: ["View"], lines: 2...9)
            ])
        #expect(try filesBeside(SourceFacts.stub(declares: [.stub("Helper")])).count == 3)
        #expect(try filesBeside(view) == ["App/Core/0.swift", "App/Core/1.swift"])
    }

    /// What moves with two files that many use and that both name something of another file.
    private func filesBeside(_ other: SourceFacts) throws -> [RelativePath] {
        var facts: [RelativePath: SourceFacts] = ["App/Other.swift": other]
        for number in 0..<2 {
            facts[RelativePath("App/Core/\(number).swift")] = .stub(
                declares: [.stub("Core\(number)")], uses: ["Helper": [1, 2, 3, 4, 5, 6]])
        }
        for number in 0..<9 {
            facts[RelativePath("App/Rest/\(number).swift")] = .stub(uses: [
                "Core0": [1], "Core1": [1],
            ])
        }
        let app = Module.stub("App", .app, at: "App", role: .app, sources: facts.keys.sorted())
        let graph = FileGraph(of: app, in: .modules([app], facts: facts))
        let seed = graph.files.indices.filter { graph.files[$0].parent == "App/Core" }
        let group = try #require(CutGroup(graph: graph, entries: []).group(around: seed, gone: []))
        return group.files.map { graph.files[$0] }
    }
}
