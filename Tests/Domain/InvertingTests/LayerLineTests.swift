import Codebase
import Editing
import Testing

@testable import Inverting

@Suite struct LayerLineTests {
    private func line(_ text: String, _ other: String = "Cart") -> String? {
        let contents = PatchedContents(NoContents(), patches: [".strata.yml": Array(text.utf8)])
        return LayerLine(adding: "CartInterface", beside: other, in: contents)?.change.after
    }

    @Test func `a name joins the list on one line that has the other`() {
        #expect(
            line("layers:\n  - name: Features\n    modules: [Shop, Cart, CartUI]\n")
                == "layers:\n  - name: Features\n    modules: [Shop, Cart, CartInterface, CartUI]\n"
        )
        #expect(line("modules: [\"Cart\"]") == "modules: [\"Cart\", \"CartInterface\"]")
    }

    @Test func `a name gets a line of its own behind that of the other`() {
        #expect(
            line("modules:\n  - 'Cart'  # first\n  - Shop\n")
                == "modules:\n  - 'Cart'  # first\n  - 'CartInterface'  # first\n  - Shop\n")
    }

    @Test func `parts of words, comments and patterns are no names`() {
        #expect(line("modules: [CartUI, MyCart]  # Cart\n") == nil)
        #expect(line("modules: [\"Cart*\"]\n") == nil)
    }

    @Test func `a file that names the other twice is left to a person`() {
        #expect(line("a: [Cart]\nb: [Cart]\n") == nil)
    }

    @Test func `a name that is no element of a list is left to a person`() {
        #expect(line("layers:\n  - name: Cart\n") == nil)
    }
}
