import DomainStubs
import Graphs
import RandomSamples
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct FindImportChainTests {
    private func chain(
        _ from: ModuleID, _ to: ModuleID, _ modules: [Module], imports: [String: [String]] = [:]
    ) -> ImportChain? {
        findImportChain(from: from, to: to, in: .stub(modules, imports: imports))
    }

    private func names(_ chain: ImportChain?) -> [String]? {
        chain?.steps.map { "\($0.edge.from.targetName) \($0.edge.to.targetName)" }
    }

    private let modules = [
        Module.stub("A", uses: ["B", "D"]), .stub("B", uses: ["C"]), .stub("C", uses: ["D"]),
        .stub("D"),
    ]

    @Test func `the shortest chain of imports is found`() {
        let found = chain(
            "::A", "::D", modules, imports: ["A": ["B", "C"], "B": ["C"], "C": ["D"]])
        #expect(names(found) == ["A C", "C D"])
        #expect(found?.isImported == true)
        #expect(found?.steps.allSatisfy { $0.edge.imports.count == 1 } == true)
    }

    @Test func `imports are preferred to a shorter way by declarations`() {
        let found = chain("::A", "::D", modules, imports: ["A": ["B"], "B": ["C"], "C": ["D"]])
        #expect(names(found) == ["A B", "B C", "C D"])
    }

    @Test func `declarations are fallen back on and it is said`() {
        let found = chain("::A", "::C", modules, imports: ["A": ["B"]])
        #expect(names(found) == ["A B", "B C"])
        #expect(found?.isImported == false)
        #expect(found?.steps.map(\.isImported) == [true, false])
        #expect(found?.steps[1].declaration == DeclarationSite(file: "Package.swift", line: 7))
    }

    @Test func `what is declared for another end than code is found last`() {
        let host = DependencyReference(.byName("App"), purpose: .testHost, line: 3)
        let modules = [Module.stub("Tests", .test, depends: [host]), .stub("App", .app)]
        let found = chain("::Tests", "::App", modules)
        #expect(names(found) == ["Tests App"])
        #expect(found?.isImported == false)
    }

    @Test func `nothing leads back`() {
        #expect(chain("::D", "::A", modules) == nil)
        #expect(chain("::A", "::Ghost", modules) == nil)
    }

    @Test func `a module reaches itself without a step`() {
        #expect(chain("::A", "::A", modules)?.steps.isEmpty == true)
    }

    @Test func `a chain can end outside the codebase`() {
        let found = chain(
            "::A", "system:::SwiftUI", modules, imports: ["A": ["B"], "B": ["SwiftUI"]])
        #expect(names(found) == ["A B", "B SwiftUI"])
    }

    @Test func `a chain is as short as there can be`() {
        for graph in DirectedGraph.samples(40, upTo: 7) {
            let names = (0..<graph.count).map { "M\($0)" }
            let imports = Dictionary(
                uniqueKeysWithValues: names.indices.map { index in
                    (names[index], graph.successors(of: index).map { names[Int($0)] })
                })
            let analysis = Analysis.stub(names.map { .stub($0) }, imports: imports)
            for end in 0..<graph.count {
                let found = findImportChain(
                    from: "::M0", to: ModuleID(rawValue: "::M\(end)"), in: analysis)
                let path = graph.shortestPath(from: 0, to: end)
                #expect(found?.steps.count == path.map { $0.count - 1 })
            }
        }
    }
}
