import Codebase
import Foundation
import Mutations
import SourceFiles
import Testing
import Tiers

/// What is read without a tree is what is read with one; what is unclear is left to SwiftParser.
struct ScannedFactsTests {
    @Test(arguments: GrammarForms.all)
    func `each form of the grammar is scanned as it is parsed`(text: String) throws {
        let (scanned, parsed) = read(text)
        #expect(parsed.problems.isEmpty)
        #expect(try scanned.get() == parsed)
    }

    @Test(arguments: GrammarForms.all)
    func `line ends of Windows change nothing`(text: String) {
        let (scanned, parsed) = read(text.replacing("\n", with: "\r\n"))
        if case .success(let facts) = scanned { #expect(facts == parsed) }
    }

    @Test(arguments: [
        "let a = /b+/", "let a = #/b+/#", "let été = 1", "func • () {}", "#!/usr/bin/swift",
        "let a = <#placeholder#>", "class A: nonisolated B {}", "let a: [3 of Int] = x",
        "let a = [2 of Int]()", "@_specialize(where T == Int) func f<T>(_ x: T) {}",
        "let a = \\.?.b", "#sourceLocation(file: \"a\", line: 1)", "let a = Module::b",
        "#if A\n@objc\n#endif\nfunc f() {}", "var a: B { unsafeMutableAddress { } }",
        "var a: B { addressWithOwner { b } }",
        "@_originallyDefinedIn(module: \"A\", iOS 1) func f() {}",
        "let a =  b\n#if C\n<A<B>>.d\n#elseif E\n.f { g }\n#else\n.h()\nH#endif\n.i",
        "let a = A<(b: (C, d: E = F { #if G\n#endif\n})) -> H>.i",
        "let a = b\n#if C\n<A<B>>.d\n#elseif E\n.f { g }\n#else\n.h()\n#endif\n.i",
        "var a: B { borrowing get { b } set { c = newValue } }", "var a: B { consuming get { b } }",
    ])
    func `rare forms are left to the parser`(text: String) {
        #expect(throws: FactsBothWays.Refusal.self) { try read(text).scanned.get() }
    }

    @Test(arguments: [
        "let a = ", "let a b", "func f( {}", "struct {}", "let a = 1 let b = 2", "a = [1, 2",
        "if { }", "let x = \"abc", "let x = \"\"\"\na\"\"\"", "func f() -> {}", "case a",
        "switch x { a() }", "let a =1", "foo(a b)", "let a = 0xZ", "@ objc func f() {}", "}",
        "let a = \"\\q\"", "#if A\nlet a = 1", "let a = b ? c", "let a = (1", "import 1",
        "func f() {} func g() {}", "class A { 1 }", "/* open", "let a = 1;;",
        "if let a = b, c = d {}",
        "struct S { let a = }", "enum E { case }", "let a: = 1", "for x y {}", "guard x { }",
        "let x = \"\"\"\n  a\n b\n  \"\"\"", "var x: Int { get set { } }", "let a = try let b",
        "@_dynamicReplacement(for: a + b) func f() {}", "var a: (B) rethrows -> C",
        "var a: B { get rethrows { b } }", "let z = \"\\(if a { }\nelse { })\"",
        "let a = \"\"\"\n  \\(b\r)\n  \"\"\"", "let a:A<B/*\n*/>?", "try open\nfunc f() { }",
        "try repeat { }", "return actor\nfunc f() {}", "infix operator +\n{ }",
        "@backDeployed(before: *) func f() {}", "protocol P { associatedtype each\n\n}",
        "#if os( await )\n#endif", "@attached(member, names: named(id),\n)\nmacro M()",
        "let a = A<(b: C = D)>", "let a = A<(b: C = D, e: F)>()", "a.b<[(c: D = e)]>(f)",
        "enum E { case a\n class public case b }", "any actor\nimport A",
        "let i = { (j, k:~ L) -> M in n }",
    ])
    func `mistakes are left to the parser`(text: String) {
        let (scanned, parsed) = read(text)
        #expect(!parsed.problems.isEmpty)
        #expect(throws: FactsBothWays.Refusal.self) { try scanned.get() }
    }

    @Test(arguments: Mutations.rounds)
    func `what is damaged is never read otherwise`(round: UInt64) {
        for form in GrammarForms.all {
            let mutants = Mutations(of: form, alphabet: Self.alphabet, round: round)
            // Long ones say no more, and are slow to parse.
            for mutant in mutants.prefix(4) where mutant.utf8.count < 600 {
                let (scanned, parsed) = read(mutant)
                guard case .success(let facts) = scanned else { continue }
                #expect(facts == parsed, "\(mutant)")
            }
        }
    }

    private static let alphabet = [
        " if ", " let ", " case ", " in ", " is ", " try ", " await ", " async ", " throws ", "->",
        " some ", " each ", "{", "}", "(", ")", "[", "]", "<", ">", ",", ";", ":", ".", "@", "#",
        "\\", "\"", "?", "!", " = ", "&", " where ", " init ", ".self", " get ", " func ",
        " class ",
        " inout ", "/", " // ", "/*", "*/", "`", "$0", "_", "\n", "\n#if A\n", "\n#endif\n", "...",
        " actor ", " open ", " consuming ", " isolated ", " set ", "é", "\t",
    ]

    @Test(.real) func `packages are scanned as they are parsed`() throws {
        let root = try #require(Checkouts.folder)
        let files = Checkouts.swiftFiles(in: root).sorted().enumerated().filter {
            $0.offset % 4 == 0
        }
        var accepted = 0
        var count = 0
        for (_, file) in files {
            let bytes = try Data(contentsOf: URL(filePath: root + "/" + file.string))
            guard bytes.count < 12_000 else { continue }
            count += 1
            let (scanned, parsed) = read(String(decoding: bytes, as: UTF8.self))
            guard case .success(let facts) = scanned else { continue }
            accepted += 1
            #expect(facts == parsed, "\(file)")
        }
        #expect(Double(accepted) > Double(count) * 0.9)
    }

    /// What is found both ways.
    private func read(
        _ text: String
    ) -> (scanned: Result<SourceFacts, FactsBothWays.Refusal>, parsed: SourceFacts) {
        let reader = FactsBothWays()
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            (reader.scanned(bytes), reader.parsed(bytes))
        }
    }
}
