import Architecture
import Codebase
import Reports
import Testing

@Suite struct GraphTextTests {
    @Test func `Mermaid shows layers as subgraphs and a violation as a thick arrow`() {
        #expect(
            GraphText.mermaid(.withSidewaysImport()) == """
                flowchart TD
                  subgraph l0["Features"]
                    m0["Home"]
                    m1["Profile"]
                  end
                  m0 ==> m1

                """)
    }

    @Test func `dot draws an edge without a violation plainly`() {
        let text = GraphText.dot(.withSidewaysImport(severity: .info))
        #expect(text.contains("  m0 -> m1;\n"))
        #expect(!text.contains("color=red"))
    }
}
