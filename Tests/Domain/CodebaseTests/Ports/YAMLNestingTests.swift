import Testing
import Tiers

@testable import Codebase

@Suite struct YAMLNestingTests {
    @Test(arguments: [
        ("a: 1\nb: 2\n", 1), ("a:\n  b:\n    c: 1\nd:\n  e: 1\n", 3), ("- - - x\n- y\n", 4),
        ("a: [[{b: c}]]\n", 4), ("a: |\n                    text\n", 2),
    ])
    func `what stands in something else is one deeper, however indented`(
        text: String, levels: Int
    ) {
        #expect(YAMLNesting(of: text).levels == levels)
    }

    @Test(.long, arguments: [1, 20, 60, 399, 400 + 1, 20_000])
    func `a tower is bearable until a limit`(size: Int) {
        let indented = (0..<size).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        let texts = [
            String(repeating: "[", count: size), String(repeating: "- ", count: size) + "x",
            size < 400 ? indented : String(repeating: "{a: ", count: size),
        ]
        for text in texts { #expect(YAMLNesting(of: text).isBearable == (size < 400), "\(size)") }
    }

    @Test(arguments: [1, 400, 401, 20_000])
    func `directives are bearable until a limit`(size: Int) {
        let text = (0..<size).map { "%TAG !a\($0)! b\n" }.joined() + "---\na: 1\n"
        #expect(YAMLNesting(of: text).isBearable == (size <= 400))
    }

    @Test(arguments: [1, 20, 200, 20_000])
    func `a tower of aliases is bearable until a limit`(size: Int) {
        let text = "a0: &a0 [x]\n" + (1...size).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
        #expect(YAMLNesting(of: text).isBearable == (size <= 200))
    }
}
