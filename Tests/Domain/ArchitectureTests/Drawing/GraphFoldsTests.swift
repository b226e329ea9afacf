import DomainStubs
import Graphs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct GraphFoldsTests {
    private let analysis = Analysis.stub(
        [
            .stub("App", uses: ["Home"]), .stub("Home", uses: ["Core"]),
            .stub("Core", in: "Packages/Core"), .stub("Net", in: "Packages/Core"),
            .stub("CoreTests", .test, in: "Packages/Core", uses: ["Core"]),
        ],
        imports: ["App": ["Home", "Core"], "Home": ["Core"], "Core": ["Net"]],
        layers: [.stub("Top", ["App", "Home"]), .stub("Low", ["Core", "Net"])])

    @Test func `a package is a node, by its folder, and counts what is inside`() {
        var cut = GraphCut(omitsTests: true)
        cut.folding = .packages
        let picture = drawGraph(analysis, cut)
        #expect(picture.nodes.map(\.name) == ["codebase", "Packages/Core"])
        #expect(picture.nodes.map(\.modules) == [2, 2])
        #expect(picture.nodes.map(\.inner.edges) == [1, 1])
        #expect(picture.arrows.map(\.count.edges) == [2])
        #expect(picture.arrows.map(\.count.imports) == [2])
    }

    @Test func `too many packages are nodes by the folders that hold them`() {
        let modules =
            (0..<30).map { Module.stub("F\($0)", in: RelativePath("Packages/Features/F\($0)")) }
            + (0..<30).map { Module.stub("C\($0)", in: RelativePath("Packages/Core/C\($0)")) }
            + [.stub("Tool", in: "Tools/Tool"), .stub("Shop")]
        var cut = GraphCut()
        cut.folding = .packages
        let picture = drawGraph(.stub(modules), cut)
        #expect(
            Set(picture.nodes.map(\.name)) == [
                "codebase", "Packages/Core", "Packages/Features", "Tools/Tool",
            ])
        #expect(picture.nodes.reduce(0) { $0 + $1.modules } == modules.count)
    }

    @Test func `an unfolded layer stands as its modules where it stood`() {
        var cut = GraphCut(collapsesLayers: true, omitsTests: true)
        #expect(drawGraph(analysis, cut).nodes.map(\.id) == [.layer(0), .layer(1)])
        cut.unfolded = [.layer(0)]
        let picture = drawGraph(analysis, cut)
        #expect(picture.nodes.map(\.name) == ["App", "Home", "Low"])
        #expect(picture.nodes.map(\.band) == [1, 1, 2])
        #expect(picture.arrows.reduce(0) { $0 + $1.count.edges } == 3)
    }

    @Test func `what is in no layer and only uses others stands above all layers`() {
        let picture = drawGraph(analysis)
        let tests = picture.nodes.first { $0.name == "CoreTests" }
        #expect(tests?.band == 0)
        let drawing = picture.layered(spacing: .init(nodes: 2, joints: 1)) { $0.name.count }
        #expect(drawing.bands == [0, 1, 1, 2, 2])
        #expect(drawing.segments.filter(\.leadsUp).isEmpty)
    }

    @Test func `few modules are drawn as they are, many by layer, or by package`() {
        #expect(GraphCut.legible(of: analysis).folding == .modules)
        #expect(GraphCut.legible(of: analysis, most: 3).folding == .layers)
        let many = (0..<200).map {
            Module.stub("M\(1_000 + $0)", in: $0 % 2 == 0 ? "One" : "Two")
        }
        let layers: [Layer] = [.stub("All", ["*"])]
        #expect(GraphCut.legible(of: .stub(many, layers: layers)).folding == .layers)
        #expect(GraphCut.legible(of: .stub(many)).folding == .packages)
    }
}
