import Codebase
import SourceFiles
import Testing

@Suite struct DeclarationTests {
    @Test(arguments: [
        ("struct A {}", "A", Declaration.Kind.struct), ("final class A {}", "A", .class),
        ("indirect enum A {}", "A", .enum), ("protocol A {}", "A", .protocol),
        ("distributed actor A {}", "A", .actor), ("extension A.B<Int> {}", "A.B", .extension),
        ("func a<T>(_ b: T) {}", "a", .func), ("func <> (a: A, b: A) {}", "<>", .func),
        ("var a = 1", "a", .var), ("let a: Int", "a", .let),
        ("typealias A = B", "A", .typealias),
        ("infix operator <>: P", "<>", .operator),
        ("precedencegroup P { higherThan: Q }", "P", .precedencegroup),
        (
            "@freestanding(expression) macro a() -> Int = #externalMacro(module: \"M\", type: \"T\")",
            "a", .macro
        ),
        ("struct `default` {}", "default", .struct),
    ])
    func `every kind of declaration is found with its name and line`(
        text: String, name: String, kind: Declaration.Kind
    ) async throws {
        let found = try await facts(of: "\n" + text).declarations
        #expect(
            found == [
                Declaration(name: name, kind: kind, access: .internal, container: nil, line: 2)
            ])
    }

    @Test func `members know the types around them`() async throws {
        let text = """
            struct A {
                enum B { case one, two(Int) }
                init() {}
                subscript(i: Int) -> Int { 0 }
                static var (x, y) = (1, 2)
            }
            extension A.B { func f() {} }
            protocol P { associatedtype E; var v: Int { get } }
            """
        let found = try await facts(of: text).declarations.map(summary)
        #expect(
            found == [
                "struct A", "enum A/B", "case A.B/one", "case A.B/two", "init A/init",
                "subscript A/subscript", "var A/x", "var A/y", "extension A.B", "func A.B/f",
                "protocol P", "associatedtype P/E", "var P/v",
            ])
    }

    @Test
    func `what stands inside bodies cannot be named from outside and is left out`() async throws {
        let text = """
            func f() { let a = 1; struct L { var m = 2 }; func g() {} }
            var v: Int { let b = 1; return b }
            let c = { let d = 1; return d }()
            struct S { lazy var e: Int = { let h = 1; return h }() ; var i = 0 { didSet { let j = 1 } } }
            if true { let k = 1 }
            switch v { case 1: let l = 2; default: break }
            """
        let found = try await facts(of: text).declarations.map(\.name)
        #expect(found == ["f", "v", "c", "S", "e", "i"])
    }

    @Test func `access follows the rules of the language where nothing is written`() async throws {
        let text = """
            public struct A { var a = 0; public var b = 0; open var c = 0; public private(set) var d = 0 }
            public extension A { func e() {}; internal func f() {} }
            public protocol P { func g() }
            public enum E { case h; func i() {} }
            struct N { public var j = 0 }
            package class C { public func k() {} }
            open class O { open func l() {} }
            """
        let found = try await facts(of: text).declarations.map { "\($0.name) \($0.access)" }
        #expect(
            found == [
                "A public", "a internal", "b public", "c public", "d public", "A public",
                "e public",
                "f internal", "P public", "g public", "E public", "h public", "i internal",
                "N internal", "j internal", "C package", "k package", "O open", "l open",
            ])
    }

    @Test func `what other files cannot name is left out, with all its members`() async throws {
        let text = """
            private struct A { public var a = 0 }
            fileprivate enum B { case b }
            private extension C { func c() {} }
            struct D { private var d = 0; fileprivate func e() {}; struct F {} }
            private let g = 1
            """
        let found = try await facts(of: text).declarations.map(\.name)
        #expect(found == ["D", "F"])
    }

    @Test func `declarations under every condition are there`() async throws {
        let text =
            "#if A\nstruct X {}\n#else\nstruct Y {}\n#endif\nstruct S {\n#if B\nvar z = 0\n#endif\n}"
        #expect(
            try await facts(of: text).declarations.map(summary) == [
                "struct X", "struct Y", "struct S", "var S/z",
            ])
    }

    private func summary(_ declaration: Declaration) -> String {
        "\(declaration.kind) " + (declaration.container.map { $0 + "/" } ?? "") + declaration.name
    }
}
