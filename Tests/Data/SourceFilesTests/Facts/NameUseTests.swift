import Codebase
import SourceFiles
import Testing

@Suite struct NameUseTests {
    @Test
    func `types, functions, members, attributes and macros are uses once a line`() async throws {
        let text = """
            @Wrapper var a: Outer.Inner<Arg> = make(.some)
            let b = a.member + a.other
            #Preview { $state.go() }
            """
        #expect(
            try await uses(in: text) == [
                "Arg": [1], "Inner": [1], "Outer": [1], "Preview": [3], "Wrapper": [1], "a": [2],
                "go": [3], "make": [1], "member": [2], "other": [2], "some": [1], "state": [3],
            ])
    }

    @Test func `names being declared, labels and parameters are no uses`() async throws {
        let text = """
            import struct Module.Thing
            func declared(label parameter: Int) { call(argument: 1) }
            struct New { let field: Int; init(from: Int) {} }
            enum E { case one(value: Int) }
            #if os(iOS)
            #endif
            if #available(iOS 13, *) {}
            """
        #expect(try await Set(uses(in: text).keys) == ["Int", "call"])
    }

    @Test func `the standard library's operators are passed over, others are not`() async throws {
        #expect(
            try await Set(uses(in: "let x = 1 + 2 |> f >>> g != 3 && !h").keys) == [
                "|>", "f", ">>>", "g", "h",
            ])
    }

    @Test
    func `names come in ascending order with ascending lines, backticks left off`() async throws {
        let found = try await facts(of: "b()\na()\n`b`()\nA()\nlongerThanSixteenBytes()")
        #expect(found.uses.names == ["A", "a", "b", "longerThanSixteenBytes"])
        #expect(Array(found.uses.lines(at: 2)) == [1, 3])
    }

    @Test func `names inside interpolations count, text around them does not`() async throws {
        #expect(try await uses(in: #"_ = "text \(name) Other""#) == ["name": [1]])
    }

    @Test func `a thousand names of one file do not disturb those of the next`() async throws {
        let folder = try TemporaryFolder()
        let many = (0..<3000).map { "name\($0)()" }.joined(separator: "\n")
        try folder.write(many, to: "a.swift")
        try folder.write("name7()\nonly()", to: "b.swift")
        let found = await folder.facts(
            of: ["a.swift", "b.swift", "a.swift"], by: ParsingSourceFactsReader(workers: 1))
        #expect(found["a.swift"]?.uses.names.count == 3000)
        #expect(found["b.swift"]?.uses.names == ["name7", "only"])
    }

    private func uses(in text: String) async throws -> [String: [Int]] {
        let uses = try await facts(of: text).uses
        return Dictionary(
            uniqueKeysWithValues: uses.names.indices.map {
                (uses.names[$0], uses.lines(at: $0).map(Int.init))
            })
    }
}
