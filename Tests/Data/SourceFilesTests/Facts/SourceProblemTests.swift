import Codebase
import Foundation
import SourceFiles
import Testing
import Tiers

@Suite struct SourceProblemTests {
    @Test(arguments: [
        "", "\n", "// nothing", "let a = 1 // no line end", "import A\u{0}\nlet b = 2",
        "class A { @available (*, unavailable) init() {} }", "#!/usr/bin/swift\nimport A",
        "let s = \"<<<<<<< HEAD\"",
        "#if compiler(>=99)\nlet x = unknown new syntax here ] )\n#endif",
        "func f(_ a: Int) {\nswitch a {\n#warning(\"later\")\ncase 1: g()\ndefault: h()\n}\n}",
        "class C {\ntypealias F = @convention (c) (_ a: Int) -> Int\nfunc g() {}\n}",
        "lazy var s = #selector\n    (A.handle(_:))\nlet k = #keyPath\n(A.b)",
    ])
    func `sound files have no problems`(text: String) async throws {
        #expect(try await facts(of: text).problems.isEmpty)
    }

    @Test func `what is lost before the first case is told`() async throws {
        let found = try await facts(
            of: "func f(_ a: Int) {\nswitch a {\n#warning(\"later\")\ng()\ncase 1: h()\n}\n}")
        #expect(found.problems.map(\.line) == [3])
    }

    @Test(arguments: [15, 50_000])
    func `brackets that the parser would take hours for are told, not parsed`(levels: Int)
        async throws
    {
        let brackets = String(repeating: "[", count: levels)
        let found = try await facts(of: "import A\nlet x = \(brackets)1")
        #expect(found.problems.map(\.line) == [nil])
        #expect(found.problems.first?.message.contains("14 levels") == true)
    }

    @Test(arguments: [61, 3_000])
    func `open braces that would take minutes to parse are reported instead`(levels: Int)
        async throws
    {
        let found = try await facts(
            of: String(repeating: "enum E: String { case ", count: levels))
        #expect(found.problems.map(\.line) == [nil])
        #expect(found.problems.first?.message.contains("60 levels") == true)
    }

    /// Each nests, or is looked at anew from each of its places, and has no brackets that count.
    @Test(arguments: [
        "try ", "await\n", "repeat ", "copy ", "some ", "any ", "throws ", "yield ", "() -> ",
        "a ? b : ", "a<", "else if b { } ", "if ", "switch ", "\\", "#", "#if A\n", "let ", "\"\\(",
    ])
    func `what is chained without end is told, not parsed`(link: String) async throws {
        let found = try await facts(
            of: "func f() { /a/ }\nlet a = \(String(repeating: link, count: 50_000))b")
        #expect(found.problems.map(\.line) == [nil])
        #expect(found.problems.first?.message.contains("more often") == true)
    }

    @Test func `of imports without end the first are read`() async throws {
        let found = try await facts(
            of: (0..<10_001).map { "import M\($0)\n" }.joined() + "struct S {}\n")
        #expect(found.imports.count == 10_000 && found.declarations.count == 1)
        #expect(found.problems.map(\.kind) == [.tooLarge])
    }

    @Test func `a sound text that cannot be cut is read from its start`() async throws {
        let members = (0..<1_000).map { "    func f\($0)(a: A) { /b/ }\n" }.joined()
        let folder = try TemporaryFolder()
        try folder.write("import A\nstruct S {\n\(members)}\n", to: "a.swift")
        let reader = ParsingSourceFactsReader(treeLimit: 1_000, wholeLimit: 5_000)
        let found = try #require(await folder.facts(of: ["a.swift"], by: reader)["a.swift"])
        #expect(found.problems.map(\.kind) == [.tooLarge])
        #expect(found.imports.map(\.module) == ["A"])
        #expect(found.declarations.first?.name == "S")
    }

    @Test func `of mistakes without number none is looked for`() async throws {
        let found = try await facts(
            of: "import A\nlet a = \(String(repeating: "func 1 ", count: 30_000))1")
        #expect(found.problems.map(\.line) == [nil])
        #expect(found.imports.map(\.module) == ["A"])
    }

    @Test func `brackets as deep as people write them are parsed`() async throws {
        #expect(try await facts(of: "let x: [[[[Int]]]] = [[[[1]]]]").problems.isEmpty)
        let braces = String(repeating: "do {", count: 8) + String(repeating: "}", count: 8)
        #expect(try await facts(of: "func f() { }\n\(braces)").problems.isEmpty)
    }

    /// Function types behind attributes, and parentheses that closures begin with, as compilers take them and
    /// SwiftSyntax does not.
    static let joined = [
        "func a(_ x: @escaping @MainActor([Int]) -> Void) {}",
        "let b: @MainActor(Int, String) async throws -> Void = c",
        "let b: [@MainActor((Int) -> Void) -> Void] = []",
        "func d(_ x: @Sendable(Int)-> Void, y: @MainActor() -> Void) {}",
        "typealias E = @isolated(any) @MainActor(E1) throws(F) -> G",
        "let f = g.map { ($0 as? H)?.show(); for i in j { i.hide() } }",
        "let f = g.map { ($0.a, $1); let b: [H] = $0.b(); for i in b {} }",
    ]

    @Test(arguments: joined)
    func `what compilers take and this parser does not is sound`(text: String)
        async throws
    {
        let found = try await facts(of: "import A\n\(text)\nimport B\nlet z: Z = zero\n")
        #expect(found.problems.isEmpty)
        #expect(found.imports.map(\.line) == [1, 3])
        #expect(found.lineCount == 4)
        #expect(found.uses.names.contains("Z"))
    }

    @Test func `damage beside such a type is told with its line`() async throws {
        let found = try await facts(of: Self.joined[0] + "\nlet = 3\n")
        #expect(found.problems.contains { $0.kind == .syntax && $0.line == 2 })
    }

    @Test(arguments: ["let a: @MainActor -> Void = b", "let a: @MainActor(Int) Void -> = b"])
    func `an arrow that no parameters precede is damage`(text: String) async throws {
        #expect(try await facts(of: text).problems.map(\.kind).contains(.syntax))
    }

    @Test func `markers of a merge inside a literal are its text`() async throws {
        let text = """
            import A
            let diff = \"\"\"
            <<<<<<< HEAD
            import B
            =======
            import C
            >>>>>>> x
            \"\"\"
            import D
            """
        let found = try await facts(of: text)
        #expect(found.problems.isEmpty)
        #expect(found.imports.map(\.module) == ["A", "D"])
    }

    @Test(.long) func `a generated file of four megabytes is read to its end`() async throws {
        let body = (0..<72_000).map {
            "let constant\($0) = \($0) // made by a generator, not by hand\n"
        }
        let found = try await facts(of: "import A\n" + body.joined() + "import B\n")
        #expect(found.problems.isEmpty)
        #expect(found.lineCount == 72_002)
        #expect(found.imports.map(\.line) == [1, 72_002])
    }

    @Test func `an empty file has no lines, and a last line need not be ended`() async throws {
        #expect(try await facts(of: "").lineCount == 0)
        #expect(try await facts(of: "\n").lineCount == 1)
        #expect(try await facts(of: "a\nb").lineCount == 2)
        #expect(try await facts(of: "a\nb\n").lineCount == 2)
    }

    @Test
    func `a file that is no Swift is named by line, and its sound part counts`() async throws {
        let found = try await facts(of: "import A\nlet = 3\nstruct S { func f( }\n}\nimport B")
        #expect(found.problems.first?.kind == .syntax)
        #expect(found.problems.first?.line == 2)
        #expect(found.problems.allSatisfy { $0.message.hasSuffix(".") })
        #expect(found.imports.map(\.module) == ["A", "B"])
    }

    @Test
    func `an unfinished merge is a problem at its first marker; the rest is read`() async throws {
        let conflict = "<<<<<<< HEAD\nimport B\n=======\nimport C\n>>>>>>> x"
        let found = try await facts(of: "import A\n\(conflict)\nimport D\n")
        #expect(found.problems.first?.line == 2)
        #expect(found.imports.map(\.module) == ["A", "D"])
    }

    @Test func `a template with placeholders does not parse, and says so`() async throws {
        let found = try await facts(of: "import A\nstruct ___NAME___ { let x: <#Type#> }")
        #expect(found.problems.map(\.kind) == [.syntax])
        #expect(found.imports.count == 1)
    }

    @Test func `of a line that is not UTF-8 the rest of the file is read`() async throws {
        let bytes = Array("import A\nlet s = \"".utf8) + [0xE4, 0xF6] + Array("\"\nimport B".utf8)
        let found = try await facts(of: bytes)
        #expect(found.problems.map(\.kind) == [.encoding])
        #expect(found.problems.map(\.line) == [2])
        #expect(found.imports.map(\.module) == ["A", "B"])
    }

    @Test(
        arguments: [
            ([0xC0, 0x80], false), ([0xED, 0xA0, 0x80], false), ([0xF5, 0x80, 0x80, 0x80], false),
            ([0xE2, 0x82], false), ([0x80], false), ([0xF0, 0x9F, 0x99, 0x82], true),
            ([0xE2, 0x82, 0xAC], true), ([0xC3, 0xA4], true), ([0xED, 0x9F, 0xBF], true),
        ] as [([UInt8], Bool)])
    func `invalid forms of UTF-8 are seen, valid ones are not reported`(
        bytes: [UInt8], isValid: Bool
    ) async throws {
        let found = try await facts(of: Array("// 1234567".utf8) + bytes)
        #expect(found.problems.map(\.kind) == (isValid ? [] : [.encoding]))
    }

    @Test func `what git-crypt keeps locked is not taken for text`() async throws {
        let found = try await facts(of: Array("\0GITCRYPT\0".utf8) + [0x8A, 0x0A, 0x41, 0xFF])
        #expect(found.problems.map(\.kind) == [.encrypted])
        #expect(found.declarations.isEmpty)
    }

    @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
    func `UTF-16 is named as what it is`(mark: [UInt8]) async throws {
        let found = try await facts(of: mark + [0x69, 0x00, 0x6D, 0x00])
        #expect(found.problems.map(\.kind) == [.encoding])
        #expect(found.problems.first?.message.contains("UTF-16") == true)
    }

    @Test
    func `a missing file, a folder and a pipe are unreadable and stop nothing`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("import A", to: "a.swift")
        try folder.write("", to: "dir.swift/x")
        mkfifo(folder.path + "/pipe.swift", 0o600)
        let names = ["gone.swift", "dir.swift", "pipe.swift", "a.swift"]
        let found = await folder.facts(of: names)
        for name in names.dropLast() {
            #expect(found[name]?.problems.map(\.kind) == [.unreadable])
        }
        #expect(found["a.swift"]?.imports.count == 1)
    }

    @Test func `of a file that is too large the start is used, up to a whole line`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("import A\nimport B\nimport C\n", to: "a.swift")
        let found = await folder.facts(
            of: ["a.swift"], by: ParsingSourceFactsReader(sizeLimit: 22))["a.swift"]
        #expect(found?.imports.map(\.module) == ["A", "B"])
        #expect(found?.problems.map(\.kind) == [.tooLarge])
    }

    @Test
    func `nesting as deep as a generator can write ends in facts, not a crash`() async throws {
        let depth = 3_000
        let text =
            "import A\nlet x = " + String(repeating: "(", count: depth)
            + String(repeating: ")", count: depth) + "\nimport B"
        let found = try await facts(of: text)
        #expect(found.imports.first?.module == "A")
    }

    @Test
    func `long chains, which no nesting limit cuts, overflow no worker's stack`() async throws {
        let text =
            "import A\nlet x = a" + String(repeating: ".b()", count: 4_000)
            + "\nlet y = " + Array(repeating: "1", count: 4_000).joined(separator: " + ")
        let found = try await facts(of: text)
        #expect(found.problems.isEmpty)
        #expect(found.uses.names == ["a", "b"])
    }

    @Test func `lines of ten thousand characters are nothing special`() async throws {
        let text = "let s = \"" + String(repeating: "x", count: 20_000) + "\"; import A"
        #expect(try await facts(of: text).imports.map(\.column) == [20_013])
    }
}
