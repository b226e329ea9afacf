import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct DrawGraphTests {
    private let analysis = Analysis.stub(
        [
            .stub("App", uses: ["Home", "Profile", "Core"]), .stub("Home", uses: ["Service"]),
            .stub("Profile", uses: ["Service", "Core"]), .stub("Service", uses: ["Core"]),
            .stub("Core"), .stub("CoreTests", .test, uses: ["Core"]),
        ],
        imports: [
            "App": ["Home", "Profile", "Core"], "Home": ["Service", "Profile"],
            "Profile": ["Service", "Core"], "Service": ["Core", "UIKit", "Elsewhere"],
        ],
        layers: [
            .stub("Top", ["App"]), .stub("Features", ["Home", "Profile"]),
            .stub("Low", ["Service", "Core"]),
        ])

    private func names(_ cut: GraphCut) -> [String] {
        drawGraph(analysis, cut).nodes.map(\.name)
    }

    private func leftOut(_ cut: GraphCut, _ omission: GraphCut.Omission) -> [Int] {
        drawGraph(analysis, cut).leftOut.filter { $0.omission == omission }
            .flatMap { [$0.modules, $0.edges] }
    }

    @Test func `modules stand in their layers, top first, then those in none`() {
        let picture = drawGraph(analysis)
        let groups = picture.groups.map { group in
            [group.name] + group.nodes.map { picture.nodes[$0].name }
        }
        #expect(
            groups == [
                ["Top", "App"], ["Features", "Home", "Profile"], ["Low", "Core", "Service"],
                ["no layer", "CoreTests"],
            ])
    }

    @Test func `what comes from elsewhere is counted, and drawn if wanted`() {
        #expect(leftOut(GraphCut(), .system) == [1, 1])
        #expect(leftOut(GraphCut(), .external) == [1, 1])
        let all = drawGraph(analysis, GraphCut(includesExternal: true))
        #expect(all.nodes.contains { $0.name == "Elsewhere" })
        #expect(all.groups.last?.isExternal == true)
        #expect(!all.leftOut.contains { $0.omission == .external })
    }

    @Test func `tests go with their edges`() {
        #expect(!names(GraphCut(omitsTests: true)).contains("CoreTests"))
        #expect(leftOut(GraphCut(omitsTests: true), .tests) == [1, 1])
    }

    @Test func `around a module stands what is near in both directions`() {
        #expect(names(GraphCut(.around("::Home", depth: 0))) == ["Home"])
        let near = GraphCut(.around("::Home", depth: 1))
        #expect(names(near) == ["App", "Home", "Profile", "Service"])
        #expect(leftOut(near, .distant) == [2, 4])
        let far = GraphCut(.around("::Home", depth: 2))
        #expect(names(far) == ["App", "Core", "Home", "Profile", "Service"])
    }

    @Test func `between two modules stand those of all paths, not of the shortest`() {
        let cut = GraphCut(.between("::App", "::Service"))
        #expect(names(cut) == ["App", "Home", "Profile", "Service"])
        #expect(leftOut(cut, .aside) == [2, 4])
        #expect(names(GraphCut(.between("::Core", "::App"))).isEmpty)
    }

    @Test func `a layer is a node that counts its modules and the edges inside`() {
        let picture = drawGraph(analysis, GraphCut(collapsesLayers: true, omitsTests: true))
        #expect(picture.nodes.map(\.name) == ["Top", "Features", "Low"])
        #expect(picture.nodes.map(\.modules) == [1, 2, 2])
        #expect(picture.nodes.map(\.inner.edges) == [0, 1, 1])
        let arrows = picture.arrows.map { [$0.from, $0.to, $0.count.edges] }
        #expect(arrows == [[0, 1, 2], [0, 2, 1], [1, 2, 3]])
        #expect(picture.leftOut.last == .init(omission: .inner, modules: 0, edges: 2))
    }

    @Test func `edges in and outside of pictures add up to all of the graph`() {
        let parts: [GraphCut.Part] = [
            .whole, .around("::Home", depth: 1), .between("::App", "::Core"),
        ]
        for part in parts {
            for bits in 0..<16 {
                let cut = GraphCut(
                    part, collapsesLayers: bits & 1 != 0, omitsTests: bits & 2 != 0,
                    omitsImplied: bits & 4 != 0, includesExternal: bits & 8 != 0)
                let picture = drawGraph(analysis, cut)
                let drawn = picture.arrows.reduce(0) { $0 + $1.count.edges }
                let gone = picture.leftOut.reduce(0) { $0 + $1.edges }
                #expect(drawn + gone == analysis.graph.edges.count, "\(cut)")
                let modules = picture.nodes.reduce(0) { $0 + $1.modules }
                let away = picture.leftOut.reduce(0) { $0 + $1.modules }
                #expect(modules + away == analysis.graph.nodes.count, "\(cut)")
            }
        }
    }

    @Test func `implied edges go, unless they are violations`() {
        let picture = drawGraph(analysis, GraphCut(omitsImplied: true))
        let drawn = picture.arrows.map { arrow in
            [arrow.from, arrow.to].map { picture.nodes[$0].name }.joined(separator: " ")
        }
        #expect(!drawn.contains("App Core") && !drawn.contains("Profile Core"))
        #expect(!drawn.contains("App Profile"))
        #expect(drawn.contains("Home Profile"))
        let upward = Analysis.stub(
            [.stub("A", uses: ["B", "C"]), .stub("B", uses: ["C"]), .stub("C")],
            imports: ["A": ["B", "C"], "B": ["C"]],
            layers: [.stub("High", ["C"]), .stub("Low", ["A", "B"])])
        let kept = drawGraph(upward, GraphCut(omitsImplied: true))
        #expect(kept.arrows.count == 3)
    }

    @Test func `violations mark edges, what is recorded least`() throws {
        let picture = drawGraph(analysis)
        let marked = picture.arrows.filter { $0.count.worst == .error }
        #expect(marked.map { picture.nodes[$0.to].name } == ["Profile"])
        #expect(GraphPicture.Mark.allCases.sorted() == [.error, .warning, .recorded])
        var recorded = analysis
        recorded.setViolations(
            analysis.violations.map { violation in
                var violation = violation
                violation.state = .recorded
                return violation
            })
        #expect(drawGraph(recorded).marks[.error] == nil)
        #expect(
            drawGraph(recorded).marks[.recorded] == drawGraph(analysis).marks.values.reduce(0, +))
    }
}
