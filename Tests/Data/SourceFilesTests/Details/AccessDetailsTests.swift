import Codebase
import SourceFiles
import Testing

@Suite struct AccessDetailsTests {
    @Test(arguments: [
        ("struct A { var x = 1 }", AccessLevel.internal, AccessLevel.internal),
        ("public struct A { var x = 1 }", .internal, .internal),
        ("private struct A { public var x = 1 }", .public, .private),
        ("public protocol A { var x: Int { get } }", .public, .public),
        ("private protocol A { var x: Int { get } }", .fileprivate, .private),
        ("public enum A { case x }", .public, .public),
        ("private enum A { case x }", .internal, .private),
        ("public extension A { var x: Int { 1 } }", .public, .public),
        ("private extension A { var x: Int { 1 } }", .fileprivate, .fileprivate),
        ("extension A { var x: Int { 1 } }\nprivate struct A {}", .internal, .private),
        ("package struct A { private var x = 1 }", .private, .private),
    ])
    func `the level follows the language`(
        text: String, formal: AccessLevel, effective: AccessLevel
    ) async throws {
        let access = try #require(try await details(of: text).named("x").access)
        #expect(access.formal == formal)
        #expect(access.effective == effective)
    }

    @Test func `setting has a level of its own`() async throws {
        let text = """
            public struct A {
                public private(set) var a = 1
                public var b = 1
                public let c = 1
                public var d: Int { 1 }
                public var e: Int { get { 1 } set {} }
                public var f = 1 { didSet {} }
            }
            protocol P { var g: Int { get set }; var h: Int { get } }
            """
        let found = try await details(of: text)
        func setter(_ name: String) throws -> AccessLevel? { try found.named(name).access?.setter }
        #expect(try setter("a") == .private)
        #expect(try found.named("a").access?.writtenSetter == .private)
        #expect(try setter("b") == .public)
        #expect(try setter("c") == nil)
        #expect(try setter("d") == nil)
        #expect(try setter("e") == .public)
        #expect(try setter("f") == .public)
        #expect(try setter("g") == .internal)
        #expect(try setter("h") == nil)
        #expect(try found.named("f").value?.isStored == true)
        #expect(try found.named("e").value?.isStored == false)
        #expect(try found.named("e").value?.accessors.map(\.kind) == ["get", "set"])
        #expect(try found.named("g").value?.isStored == false)
    }
}
