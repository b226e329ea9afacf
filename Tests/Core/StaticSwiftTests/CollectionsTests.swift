import StaticSwift
import Testing

@Suite struct CollectionsTests {
    @Test(arguments: [
        ("var x = [1]; x.append(2); x += [3]; x.append(contentsOf: [4, 5])", "[1, 2, 3, 4, 5]"),
        ("var x = [1, 2]; x.insert(0, at: 0); x.remove(at: 1)", "[0, 2]"),
        ("var x = [1, 2, 3]; x.removeAll { $0 > 1 }", "[1]"),
        ("var x = [3, 1, 2]; x.sort()", "[1, 2, 3]"),
        ("var x = [1, 2]; x[1] = 5", "[1, 5]"),
        ("var a = [1, 2]; let x = a.popLast(); a.removeAll()", "2?"),
        ("var x = [Int](); x.insert(contentsOf: [1, 2], at: 0)", "[1, 2]"),
        ("var x = [1, 2]; x.removeFirst(); x.reverse()", "[2]"),
    ])
    func `arrays change as they do in Swift`(source: String, value: String) {
        #expect(x(source) == value)
    }

    @Test(arguments: [
        ("let x = [1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"),
        ("let x = [1, 2, 3].filter { $0 != 2 }", "[1, 3]"),
        ("let x = [[1], [2, 3]].flatMap { $0 }", "[1, 2, 3]"),
        ("let x = [\"1\", \"a\"].compactMap { Int($0) }", "[1]"),
        ("let x = [\"1\", \"2\"].compactMap(Int.init)", "[1, 2]"),
        ("let x = [1, 2, 3].reduce(0, +)", "6"),
        ("let x = [1, 2].reduce(into: [String]()) { $0.append(\"\\($1)\") }", "[1, 2]"),
        ("let x = [\"b\", \"a\"].sorted()", "[a, b]"),
        ("let x = [1, 3, 2].sorted { $0 > $1 }", "[3, 2, 1]"),
        ("let x = [\"a\", \"b\"].joined(separator: \", \")", "a, b"),
        ("let x = [[1], [2]].joined()", "[1, 2]"),
        ("let x = [1, 2].contains(2)", "true"),
        ("let x = [1, 2].first { $0 > 1 }", "2?"),
        ("let x = [1, 2].enumerated().map { \"\\($0)\\($1)\" }", "[01, 12]"),
        ("let x = zip([1, 2], [\"a\", \"b\"]).map { \"\\($0)\\($1)\" }", "[1a, 2b]"),
        ("let x = (1...3).map { $0 }", "[1, 2, 3]"),
        ("let x = [1, 2, 3].dropFirst().count", "2"),
        ("struct P { let n: String }; let x = [P(n: \"a\")].map(\\.n)", "[a]"),
        ("let x = [3, 1].min()", "1?"), ("let x = [1, 2].allSatisfy { $0 > 1 }", "false"),
        ("let x = [1, 2, 3, 4][1...2]", "[2, 3]"), ("let x = [Int]().first", "nil"),
    ])
    func `sequence methods give what they give in Swift`(source: String, value: String) {
        #expect(x(source) == value)
    }

    @Test(arguments: [
        ("var x = [\"a\": 1]; x[\"b\"] = 2; x[\"a\"] = nil", "[b: 2]"),
        ("let d = [\"a\": 1]; let x = d[\"a\"]", "1?"),
        ("let d = [\"a\": 1]; let x = d[\"z\"]", "nil"),
        ("let d = [\"a\": 1]; let x = d[\"z\", default: 7]", "7"),
        ("var x: [String: [Int]] = [:]; x[\"a\", default: []].append(1)", "[a: [1]]"),
        ("let x = [\"a\": 1].map { key, value in \"\\(key)\\(value)\" }", "[a1]"),
        ("let x = [\"a\": 1].mapValues { $0 + 1 }", "[a: 2]"),
        ("let x: Set<Int> = [1, 1, 2]", "{1, 2}"),
        ("let x = Set([1, 2]).union([2, 3]).sorted()", "[1, 2, 3]"),
        ("let x = Dictionary(grouping: [1, 2, 3]) { $0 % 2 == 0 }[true]", "[2]?"),
        ("let x = [\"a\": 1].merging([\"a\": 2]) { $0 + $1 }", "[a: 3]"),
    ])
    func `dictionaries and sets behave as they do in Swift`(source: String, value: String) {
        #expect(x(source) == value)
    }

    @Test(arguments: [
        ("let x = \"Sources/A\".hasPrefix(\"Sources\")", "true"),
        ("let x = \"a-b\".split(separator: \"-\").map(String.init)", "[a, b]"),
        ("let x = \"a,,b\".components(separatedBy: \",\")", "[a, , b]"),
        ("let x = \"ab\".uppercased() + \"C\".lowercased()", "ABc"),
        ("let x = \" a \".trimmingCharacters(in: .whitespaces)", "a"),
        ("let x = \"a.b\".replacingOccurrences(of: \".\", with: \"_\")", "a_b"),
        ("let x = \"a-b!\".replacing(try! Regex(\"[^a-z]\")) { _ in \"_\" }", "a_b_"),
        ("let x = \"a1b22\".replacing(/[0-9]+/, with: \"#\")", "a#b#"),
        ("let x = String(\"Feature\".dropLast(2))", "Featu"),
        ("let x = \"abc\".contains(\"bc\")", "true"), ("let x = \"héé\".count", "3"),
        ("let x = String(repeating: \"ab\", count: 2)", "abab"),
        ("let x = \"a/b/c.swift\".split(separator: \"/\").last ?? \"\"", "c.swift"),
    ])
    func `string methods give what they give in Swift`(source: String, value: String) {
        #expect(x(source) == value)
    }
}
