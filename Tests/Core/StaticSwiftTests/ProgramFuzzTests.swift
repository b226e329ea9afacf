import Mutations
import StaticSwift
import Testing
import Tiers

@Suite struct ProgramFuzzTests {
    private static let seed = #"""
        import Kit
        protocol Named { var name: String { get } }
        extension Named { var loud: String { name.uppercased() + "!" } }
        enum Kind: String, CaseIterable, Named {
            case home, search = "find"
            var name: String { switch self { case .home: "H"; default: rawValue } }
            static func all(_ n: Int) -> [Kind] { n > 0 ? all(n - 1) + allCases : [] }
        }
        struct Part<T>: Named {
            var name: String; var parts: [T] = []; lazy var twice = parts + parts
            mutating func add(_ part: T, times: Int = 2) { for _ in 0..<times { parts.append(part) } }
            subscript(_ index: Int) -> T? { get { parts.indices.contains(index) ? parts[index] : nil } }
        }
        func build<T: Named>(_ items: [T], _ make: (T) throws -> String) rethrows -> [String: String] {
            var result: [String: String] = [:]
            for (index, item) in items.enumerated() where index < 9 {
                result[item.name, default: ""] += try make(item)
            }
            return result
        }
        var part = Part<Int>(name: "p"); part.add(1); part.parts += [2, 3].map { $0 * $0 }
        while part.parts.count < 20 { part.add(part.parts.count); if part.parts.last == 7 { break } }
        let x = build(Kind.all(2)) { kind in
            guard let first = kind.loud.first else { return "" }
            return "\(first)\(kind.rawValue.split(separator: "i").joined(separator: "-"))"
        }
        let box = Box(name: x.keys.sorted().first ?? "none", parts: [], kind: .plain)
        defer { box.name += "z" }
        repeat { box.boxes.append(box) } while box.boxes.count < 3
        #if os(Linux) && canImport(Kit)
        let y = (box.name, part[0] ?? -1, [1, 2, 3].reduce(0, +), 7 / 2 % 3, "a\("b" + "c")")
        #else
        let y = try! part.parts.first { $0 > 3 }!
        #endif
        """#

    @Test(.long, .timeLimit(.minutes(20)), arguments: Mutations.rounds)
    func `damaged programs neither trap nor hang`(_ round: UInt64) {
        let alphabet = [
            "\n", "(", ")", "[", "]", "{", "}", "\"", "\\(", "?", "!", ".", ":", "->", "=", "+=",
            "&",
            "func ", "var ", "while true {", "for i in 0..<999999999 {", "repeat ", "#if os(Linux)",
            "#endif", "$0", "0", "9223372036854775807", " + 1", "x", "self", "nil", "try! ", "/*",
            "return ", "\"\"\"", "\u{0}", "é", "extension Array { ", "-", "*", "<<", "..<", "1e309",
            "String(repeating: \"x\", count: 999999999)", "stride(from: 0, to: 9, by: 0)", "inout ",
        ]
        for text in Mutations(of: Self.seed, alphabet: alphabet, round: round) {
            let evaluation = evaluate(text, limits: Limits(steps: 20_000))
            #expect(evaluation.globals.count < 10_000)
        }
    }

    @Test func `the program that is damaged is understood`() {
        #expect(evaluate(Self.seed).problems.map(\.reason) == [])
    }
}
