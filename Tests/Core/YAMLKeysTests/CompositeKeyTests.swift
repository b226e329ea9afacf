import Testing
import YAMLKeys

@Suite struct CompositeKeyTests {
    private let start = "a: &a [x]\nt: &t text\nu: *t\n"

    @Test(arguments: [
        "*a : 1", "? *a\n: 1", "? [x]\n: 1", "[*a, 2] : 2", "m: {*a : 1}", "m: {*a}",
        "m: {b: c, [*a]: 1}", "m: [*a : 1]", "? - *a\n", "m:\n  - {? {b: *a} : c}",
        "m:\n  ? |\n    text\n  : 1\n  *a : 2", "\"q\": 'x: [' # *t : 1\n*a: 3",
        "m: &t [x]\n*t : 1", "--- {*a : 1}\n", "plain\n  [x] *a: 1\n",
    ])
    func `a list, a mapping or an alias of one is found as a key`(_ text: String) {
        let whole = text.hasPrefix("---") ? start + text : start + text + "\n"
        let key = CompositeKey(in: whole)
        // The last one is no YAML, which the parser says itself.
        #expect((key == nil) == text.hasPrefix("plain"))
        if let key { #expect(key.line >= 4) }
    }

    @Test(arguments: [
        "b: *a", "<<: *a", "m: {b: *a, c: [*a, *t]}", "*t : 1", "? *t\n: 1", "&k key: *a",
        "s: |\n  *a : 1\n  ? [x]\n  [*a]: 1", "s: \"*a : 1\"", "S[sdk=iphoneos*]: 1",
        "q: '\n  *a : 1\n  '", "# *a : 1", "m: [{b: c}, [*a]]", "- x", "broken: [",
    ])
    func `texts, aliases of texts and what only looks like a key are none`(_ text: String) {
        #expect(CompositeKey(in: start + text + "\n") == nil)
    }

    @Test func `it is named by its line`() {
        #expect(CompositeKey(in: start + "\nm:\n  b: 1\n  *a : 2\n")?.line == 7)
    }

    @Test func `aliases that stand for more than memory holds are found at once`() {
        let levels = (1...40).map { level in
            "x\(level): &x\(level) [\(Array(repeating: "*x\(level - 1)", count: 10).joined(separator: ", "))]\n"
        }
        let text = "x0: &x0 [l]\n" + levels.joined() + "x: {*x40 : 1, [*x39, 2] : 2}\n"
        #expect(CompositeKey(in: text)?.line == 42)
    }
}
