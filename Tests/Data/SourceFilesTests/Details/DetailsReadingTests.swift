import Codebase
import Foundation
import Mutations
import SourceFiles
import Testing
import Tiers

@Suite struct DetailsReadingTests {
    @Test func `a file that cannot be read says why`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("let a = 1", to: "A.swift")
        let files = [RelativePath("A.swift"), RelativePath("B.swift")]
        let found = await ParsingSourceDetailsReader().details(of: files, in: folder.contents)
        #expect(found[files[0]]?.problems == [])
        #expect(found[files[0]]?.declarations.map(\.name) == ["a"])
        #expect(found[files[1]]?.problems.map(\.kind) == [.unreadable])
    }

    @Test func `what is no Swift is said, and the rest is read`() async throws {
        let found = try await details(of: "let a = 1\nfunc ( {}\nstruct B {}")
        #expect(found.problems.map(\.kind).contains(.syntax))
        #expect(found.declarations.map(\.name).contains("a"))
    }

    @Test func `bytes that are no text are said`() async throws {
        let found = try await details(of: Array("let a = 1 // ".utf8) + [0xFF, 0x0A])
        #expect(found.problems.map(\.kind) == [.encoding])
        #expect(
            try await details(of: [0xFF, 0xFE, 0x41, 0x00]).problems.map(\.kind) == [.encoding])
        #expect(try await details(of: "").problems.isEmpty)
    }

    @Test func `a text that is read in parts has the same details`() async throws {
        let part = (0..<40).map { number in
            "/// Says \(number).\nstruct A\(number) {\n    var b: Int { c(\(number)) }\n}\n\n"
        }
        let folder = try TemporaryFolder()
        try folder.write(part.joined(), to: "A.swift")
        let file = RelativePath("A.swift")
        let whole = await ParsingSourceDetailsReader().details(of: [file], in: folder.contents)
        let parts = await ParsingSourceDetailsReader(treeLimit: 200)
            .details(of: [file], in: folder.contents)
        #expect(whole[file]?.declarations.count == 80)
        #expect(whole == parts)
    }

    @Test func `places are those of the file where blanks were missing`() async throws {
        let text = "typealias A = @MainActor(Int) -> Void\nlet b: A, c = d"
        let found = try await details(of: text)
        #expect(found.problems.isEmpty)
        #expect(try found.named("c").place.name.bytes == 48..<49)
        #expect(try found.use(of: "Int").extent.bytes == 25..<28)
        #expect(try found.use(of: "d").extent.start.column == 15)
    }

    @Test func `places are those of the file where a closure is misread`() async throws {
        let text = "let a = b.map { ($0 as? C)?.show(); for d in e { d.hide() } }\nlet f: G = h"
        let found = try await details(of: text)
        #expect(found.problems.isEmpty)
        #expect(try found.use(of: "C").extent.bytes == 24..<25)
        #expect(try found.named("f").place.name.bytes == 66..<67)
    }

    @Test(
        .long,
        arguments: [
            String(repeating: ".a", count: 20_000), String(repeating: "()", count: 20_000),
            String(repeating: "!", count: 20_000), String(repeating: "[0]", count: 20_000),
        ])
    func `a tower of expressions is cut and said`(tower: String) async throws {
        let found = try await details(of: "let x = y\(tower)\nlet z = 1")
        #expect(found.problems.map(\.kind) == [.syntax])
        #expect(found.declarations.map(\.name) == ["x", "z"])
    }

    @Test(.long, arguments: Mutations.rounds)
    func `damaged sources have details that fit together`(round: UInt64) async throws {
        let text = #"""
            @A(1) public final class B<T: C>: D, @unchecked E where T.F == Int {
                private(set) var a = 1, (b, c): (Int, G) = f() { didSet { g(oldValue) } }
                init?(_ x: Int..., y z: @escaping () -> Void = {}) async throws(H) { self.a = x }
                subscript(i: Int) -> Int { get { i } set(j) { a[i] += j } }
            }
            #if os(Linux)
            enum I: String { case k = "\(l)", m(n: Int) }
            #else
            extension J.K { func o() { guard let p, case .q(let r)? = p else { return } } }
            #endif
            func == (s: I, t: I) -> Bool { if let s { u { [v, w = x] in $0 + v } } else { false } }
            let y = \Z.aa[0]?.bb, cc = #dd(ee) { ff in switch ff { case let .gg(hh): hh } }
            """#
        let words = ["{", "}", "(", "#if A", "#endif", "case let ", "guard ", "\"\\(", "\r\n", "`"]
        // On long lines the parser's own diagnostics take time that grows with their square.
        let texts = Mutations(of: text, alphabet: words, round: round)
            .filter { $0.utf8.count < 4_000 }.prefix(5)
        #expect(texts.count == 5)
        for damaged in texts {
            let found = try await details(of: damaged)
            let numbers = found.declarations.indices
            for (number, declaration) in found.declarations.enumerated() {
                #expect(declaration.parent ?? -1 < number)
                #expect(declaration.place.statement.contains(declaration.place.whole))
                #expect(declaration.place.statement.end.offset <= damaged.utf8.count)
            }
            for use in found.uses {
                #expect(use.declaration.map(numbers.contains) ?? true)
                #expect(use.local.map(numbers.contains) ?? true)
            }
        }
    }
}
