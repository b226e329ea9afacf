import Architecture
import Codebase
import Reports
import Testing

@Suite struct GraphTextTests {
    @Test func `Mermaid shows layers as subgraphs and violations with a legend`() {
        #expect(
            GraphText.mermaid(drawGraph(.withSidewaysImport())) == """
                flowchart TD
                  %% drawn: 2 modules, 1 edge
                  subgraph g0["Features"]
                    m0["Home"]
                    m1["Profile"]
                  end
                  m0 ==> m1
                  subgraph legend["Violations"]
                    error0[" "] ==>|"1 error"| error1[" "]
                  end
                  linkStyle 0,1 stroke:#d1242f,stroke-width:3px

                """)
    }

    @Test func `dot draws an edge without a violation plainly, and no legend`() {
        let text = GraphText.dot(drawGraph(.withSidewaysImport(severity: .info)))
        #expect(text.contains("  m0 -> m1;\n"))
        #expect(!text.contains("color") && !text.contains("legend"))
    }

    @Test func `dot dashes a warning and says so in the legend`() {
        let text = GraphText.dot(drawGraph(.withSidewaysImport(severity: .warning)))
        #expect(text.contains("  m0 -> m1 [color=\"#bf8700\", style=dashed];\n"))
        #expect(
            text.contains("warning0 -> warning1 [label=\"1 warning\", color=\"#bf8700\""))
    }

    @Test func `a layer that is one node counts what it holds`() {
        let cut = GraphCut(collapsesLayers: true)
        let picture = drawGraph(.withSidewaysImport(), cut)
        let node = "l0[\"Features<br/>2 modules<br/>1 edge, 1 error inside\"]"
        #expect(GraphText.mermaid(picture).contains(node))
        #expect(GraphText.dot(picture).contains("Features\\n2 modules\\n1 edge, 1 error inside"))
        let comment = "not drawn: 1 edge inside layers, counted at their nodes (--layers)"
        #expect(GraphText.dot(picture).contains("  // \(comment)\n"))
    }

    @Test func `a crowd is answered with the options that help, and what they leave`() throws {
        let crowd = Analysis.withCrowd(of: 160)
        let hint = graphHint(
            for: drawGraph(crowd), of: crowd, by: GraphCut(), isMermaid: false)
        #expect(
            hint == """
                160 nodes and 317 edges are hard to read in one picture.
                  --layers leaves 2 nodes and 1 edge
                  --reduce leaves 160 nodes and 159 edges
                  --focus MODULE draws what is around one module
                """)
        let few = GraphCut(collapsesLayers: true)
        #expect(graphHint(for: drawGraph(crowd, few), of: crowd, by: few, isMermaid: true) == nil)
    }
}

extension Analysis {
    /// A chain of modules in which each uses the next two; the first half stands above the other.
    static func withCrowd(of count: Int) -> Analysis {
        // Of three digits, so that they stand in the order of their numbers.
        let modules = (0..<count).map { Module.library("M\(100 + $0)") }
        let edges = (0..<count).flatMap { from in
            (from + 1..<min(from + 3, count)).map {
                Edge(from: modules[from].id, to: modules[$0].id, declared: .direct)
            }
        }
        return Analysis(
            codebase: Codebase(root: "/crowd", modules: modules),
            graph: ModuleGraph(
                nodes: modules.map { .init(id: $0.id, name: $0.name, kind: .own) }, edges: edges),
            configuration: LayerConfiguration(
                source: .inferred,
                layers: ["High", "Low"].map { Layer(name: $0, patterns: []) }),
            assignment: LayerAssignment(
                layers: Dictionary(
                    uniqueKeysWithValues: modules.enumerated().map {
                        ($1.id, $0 < count / 2 ? 0 : 1)
                    })),
            violations: [], facts: [:], isComplete: true, incomplete: [], milliseconds: 0)
    }
}
