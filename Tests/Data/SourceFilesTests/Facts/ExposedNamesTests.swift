import Codebase
import SourceFiles
import Testing

@Suite struct ExposedNamesTests {
    @Test(arguments: [
        ("public func f(a: A, b: [B.C]) async throws(D) -> E? {}", "A B D E"),
        ("public func f<T: A, each U>(t: T) where T.X == B {}", "A B"),
        ("public func f(\n    a: A,\n    b: B\n) -> C", "A B C"),
        ("public var a: A { get }", "A"), ("public var a: A.B<C>.D", "A C"),
        ("public let a = A()", "A"),
        ("@A public var b: B", "A B"),
        ("public struct S: A { public init(b: B) {} }", "A B"),
        ("public typealias T = A<B>", "A B"),
        ("public enum E { case a(A) }", "A"),
        ("public protocol P: A { associatedtype T: B; func f(c: C) -> D }", "A B C D"),
        ("public subscript(a: A) -> B { A() }", "A B"),
        ("open class C: A { open func f(_: B) {} }", "A B"),
        ("public func f(a: A = B.c) {}", "A B"),
        ("@inlinable public func f() { A(); B() }", "A B"),
        ("@usableFromInline struct S { @usableFromInline let a: A; let b: B }", "A"),
        ("extension A: B { public func f() -> C {} }", "A B C"),
        ("public extension A { func f() -> B {} }", "A B"),
    ])
    func `a type in what others see of a declaration is exposed`(text: String, names: String)
        async throws
    {
        let found = try await facts(of: text).exposed
        #expect(found.map(\.name) == names.split(separator: " ").map(String.init))
        #expect(found.allSatisfy { $0.access == .public })
    }

    @Test(arguments: [
        "func f(a: A) -> B {}", "struct S: A { public func f(b: B) {} }",
        "public func f() { let a: A = B() }", "public var a: Int { A() }",
        "public let a: Int = A()", "private extension A { func f() -> B {} }",
        "extension A: B { func f() -> C {} }", "public let a: () -> Void = { A() }",
        "public func f(a: lowercased) {}", "@inlinable func f() -> A { B() }",
        "public struct S { let a: A }", "public class C { deinit { A() } }",
    ])
    func `what others do not see exposes nothing`(text: String) async throws {
        let found = try await facts(of: text).exposed.map(\.name)
        #expect(found.filter { $0 != "Int" && $0 != "Void" } == [])
    }

    @Test func `a name is there once for each level, with its first line`() async throws {
        let text = """
            package func f(a: A) {}
            public func g(a: A) {}
            public func h(a: A) {}
            """
        #expect(
            try await facts(of: text).exposed == [
                ExposedName(name: "A", access: .package, line: 1),
                ExposedName(name: "A", access: .public, line: 2),
            ])
    }

    @Test func `names that are declared for a scope or the file alone are hidden`() async throws {
        let text = """
            private func formatted(parameter labelled: Int) {
                let localName = 1
                for element1 in [] {}
                _ = { closureParameter in }
                if let unwrapped = localName {}
            }
            fileprivate extension A { func fileMember() {} }
            func shownName() {}
            """
        #expect(
            try await facts(of: text).hidden == [
                "closureParameter", "element1", "fileMember", "formatted", "labelled", "localName",
                "parameter", "unwrapped",
            ])
    }

    @Test func `an extension that nobody else sees exposes nothing`() async throws {
        #expect(try await facts(of: "fileprivate extension A: B { func f() {} }").exposed == [])
        #expect(try await facts(of: "private extension A {}").exposed == [])
    }
}
