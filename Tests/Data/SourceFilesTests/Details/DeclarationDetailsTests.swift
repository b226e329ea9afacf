import Codebase
import SourceFiles
import Testing

@Suite struct DeclarationDetailsTests {
    @Test func `overloads have different identities and equal ones do not`() async throws {
        let text = """
            func f(a: Int) {}
            func f(a: String) {}
            func f(b: Int) {}
            func f(a: Int) async {}
            extension A where T == Int { func g() {} }
            extension A where T == String { func g() {} }
            func f(a: Int) {}
            """
        let found = try await details(of: text)
        let functions = found.declarations.indices.filter { found.declarations[$0].kind == .func }
        let identities = functions.compactMap { found.identity(of: $0) }
        #expect(identities.count == 7)
        #expect(Set(identities).count == 6)
        #expect(identities.first == identities.last)
    }

    @Test func `names have their labels`() async throws {
        let text = """
            func f(_ a: Int, b c: Int, d: Int) {}
            struct S { init?(x: Int) {}; subscript(i: Int, at j: Int) -> Int { 0 } }
            enum E { case a, b(Int, c: Int) }
            func == (left: E, right: E) -> Bool { true }
            struct `default` { var `self`: Int }
            """
        let found = try await details(of: text).declarations
        let paths = found.filter { $0.kind != .parameter }.map(\.path)
        #expect(
            paths == [
                "f(_:b:d:)", "S", "S.init(x:)", "S.subscript(_:at:)", "E", "E.a", "E.b(_:c:)",
                "==(_:_:)", "default", "default.self",
            ])
        #expect(found.first { $0.kind == .`init` }?.signature?.failure == "?")
    }

    @Test func `a raw identifier has no backticks and may have spaces`() async throws {
        let found = try await details(of: "func `one and two`(`a b`: Int) {}")
        #expect(found.declarations.map(\.fullName) == ["one and two(a b:)", "a b"])
    }

    @Test(arguments: ["\n", "\r\n"])
    func `extents are bytes, lines and columns of the file`(lineBreak: String) async throws {
        let lines = ["// é", "  /// Says a.", "  @A public func é(b: Int) {", "  } // end", ""]
        let text = lines.joined(separator: lineBreak)
        let found = try #require(try await details(of: text).declarations.first)
        let bytes = Array(text.utf8)
        func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        #expect(slice(found.place.name.bytes) == "é")
        #expect(found.place.name.start.line == 3)
        #expect(found.place.name.start.column == 18)
        #expect(slice(found.place.whole.bytes).hasPrefix("@A public"))
        #expect(slice(found.place.whole.bytes).hasSuffix("}"))
        #expect(found.place.whole.lines == 3...4)
        #expect(found.place.comments.line == 1)
        let body = try #require(found.place.body)
        #expect(slice(body.bytes).hasPrefix("{"))
    }

    @Test func `a byte order mark counts as three bytes of the first line`() async throws {
        let found = try await details(of: [0xEF, 0xBB, 0xBF] + Array("let a = 1\nlet b = 2".utf8))
        let starts = found.declarations.map(\.place.name.start)
        #expect(starts.map(\.offset) == [7, 17])
        #expect(starts.map(\.line) == [1, 2])
        #expect(starts.map(\.column) == [8, 5])
    }

    @Test func `a comment behind code and one above an empty line belong to others`() async throws {
        let text = """
            // Of the file.

            let a = 1 // Of a.
            let b = 2
            // Of c.
            /* And of c. */ let c = 3
            """
        let found = try await details(of: text).declarations
        #expect(found.map(\.place.comments.line) == [3, 4, 5])
    }

    @Test func `every name of a statement has its own part of it`() async throws {
        let text = "let a = 1, b = \"x\", (c, d): (Int, [String]) = e"
        let found = try await details(of: text).declarations
        let parts = found.map { part in
            String(Array(text.utf8)[part.place.whole.bytes].map { Character(UnicodeScalar($0)) })
        }
        #expect(parts[0] == "a = 1")
        #expect(parts[1] == "b = \"x\"")
        #expect(found.map(\.name) == ["a", "b", "c", "d"])
        #expect(found.map { $0.value?.type?.text } == [nil, nil, "Int", "[String]"])
        #expect(found.map { $0.value?.inferredType } == ["Int", "String", nil, nil])
        #expect(found.map { $0.value?.origin } == [.expression, .expression, .part, .part])
        #expect(Set(found.map(\.place.statement)).count == 1)
    }

    @Test func `a type behind several variables holds for those before it`() async throws {
        let found = try await details(of: "struct S { var a, b: Int, c = 1.5 }").declarations
        #expect(found.map { $0.value?.type?.text } == [nil, "Int", "Int", nil])
        #expect(found.last?.value?.inferredType == "Double")
    }

    @Test func `attributes and modifiers are read with what is in their parentheses`() async throws
    {
        let text = """
            @MainActor @available(iOS 15, *) final class A {
                @Published private(set) public var b = 0
                unowned(unsafe) let c: A
                #if DEBUG
                @objc
                #endif
                nonisolated override func d() {}
            }
            """
        let found = try await details(of: text)
        let type = try found.named("A")
        #expect(type.attributes.map(\.name) == ["MainActor", "available"])
        #expect(type.attribute("available")?.arguments == "iOS 15, *")
        #expect(type.has(modifier: "final"))
        let words = try found.named("b").modifiers.map { $0.name + ($0.detail ?? "") }
        #expect(words == ["privateset", "public"])
        #expect(try found.named("c").modifiers.first?.detail == "unsafe")
        #expect(try found.named("d").attribute("objc")?.conditions == ["DEBUG"])
        #expect(try found.named("d").has(modifier: "override"))
    }

    @Test func `a signature has types, standards, effects and constraints`() async throws {
        let text = """
            func f<T: Sendable, each U>(
                _ a: inout T, b c: @escaping (Int) -> Void = { _ in }, d: String...
            ) async throws(E) -> [T] where T: Hashable, T.ID == Int {}
            func g(_: Int) rethrows {}
            """
        let found = try await details(of: text)
        let function = try found.named("f")
        let signature = try #require(function.signature)
        #expect(signature.parameters.map(\.label) == [nil, "b", "d"])
        #expect(signature.parameters.map(\.name) == ["a", "c", "d"])
        #expect(
            signature.parameters.map(\.type.text) == [
                "inout T", "@escaping (Int) -> Void", "String",
            ])
        #expect(signature.parameters.map(\.standard?.text) == [nil, "{ _ in }", nil])
        #expect(signature.parameters.map(\.isVariadic) == [false, false, true])
        #expect(signature.effects == Effects(isAsync: true, throwing: .typed("E")))
        #expect(signature.result?.text == "[T]")
        #expect(function.generics.parameters.map(\.name) == ["T", "U"])
        #expect(function.generics.parameters.map(\.specifier) == [nil, "each"])
        #expect(function.generics.parameters.first?.constraint?.text == "Sendable")
        #expect(function.generics.requirements.map(\.text) == ["T: Hashable", "T.ID == Int"])
        let other = try found.named("g")
        #expect(other.signature?.effects.throwing == .rethrows)
        #expect(other.signature?.parameters.first?.name == nil)
        #expect(other.fullName == "g(_:)")
    }

    @Test func `what a type inherits is read with its words`() async throws {
        let text = "class A: B<Int>, @unchecked Sendable, ~Copyable, C.D {}"
        let found = try await details(of: text).named("A").inherited
        #expect(found.map(\.type.text) == ["B<Int>", "Sendable", "~Copyable", "C.D"])
        #expect(found.map(\.name) == ["B", "Sendable", "~Copyable", "C.D"])
        #expect(found.map(\.attributes) == [[], ["@unchecked"], [], []])
    }

    @Test func `both sides of a condition are read and say so`() async throws {
        let text = """
            #if os(Linux) && A
            func f() {}
            #else
            struct S {
                #if B
                var x = 1
                #endif
            }
            #endif
            """
        let found = try await details(of: text)
        #expect(try found.named("f").conditions == ["os(Linux) && A"])
        #expect(try found.named("x").conditions == ["!(os(Linux) && A)", "B"])
        #expect(!found.uses.contains { $0.name == "A" || $0.name == "os" })
    }

    @Test func `local declarations know what is around them`() async throws {
        let text = """
            struct S {
                func f(a: Int) {
                    let b = a
                    struct L { var m = 1 }
                    func g() { let c = b }
                }
            }
            """
        let found = try await details(of: text)
        func around(_ name: String) throws -> String? {
            found.declaration(try found.named(name).parent)?.name
        }
        #expect(try around("f") == "S")
        #expect(try around("a") == "f")
        #expect(try around("b") == "f")
        #expect(try around("m") == "L")
        #expect(try around("c") == "g")
        #expect(try found.named("m").isLocal)
        #expect(try found.named("m").path == "L.m")
        #expect(try !found.named("f").isLocal)
        #expect(try found.named("b").access == nil)
    }
}
