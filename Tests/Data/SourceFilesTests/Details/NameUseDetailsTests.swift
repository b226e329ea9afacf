import Codebase
import SourceFiles
import Testing

@Suite struct NameUseDetailsTests {
    @Test(arguments: [
        ("let x: A", NameUse.Role.type), ("let x = [A<Int>]()", .value), ("let x = y as? A", .type),
        ("func f() -> some A {}", .type), ("func f() throws(A) {}", .type),
        ("struct S<T: A> {}", .type), ("struct S: A {}", .inheritance),
        ("struct S: @unchecked A & B {}", .inheritance), ("extension A {}", .extended),
        ("extension S where T == A {}", .type), ("@A struct S {}", .attribute),
        ("@A(1) var x = 1", .attribute), ("let x = #A(1)", .macro), ("#A(1)", .macro),
        ("let x = A()", .construction), ("let x = A<Int>(b: 1)", .construction),
        ("let x = A.b", .value), ("let x = A.self", .value), ("let x = \\A.b", .type),
    ])
    func `the name of a type has a role`(text: String, role: NameUse.Role) async throws {
        #expect(try await details(of: text).use(of: "A").role == role)
    }

    @Test(arguments: [
        ("a()", NameUse.Role.call), ("a { }", .call), ("b.a(1)", .call), ("b.a", .value),
        ("b(a)", .value), ("b(&a)", .mutation), ("a = 1", .mutation), ("a += 1", .mutation),
        ("b.a = 1", .mutation), ("a.b = 1", .value), ("a == 1", .value),
        ("(a, b) = (1, 2)", .mutation),
        ("b = a", .value), ("a[1] = 2", .value), ("b = \\.a", .keyPath), ("b = \\B.c.a", .keyPath),
        ("switch b { case .a: break }", .pattern), ("if case .a(let c) = b {}", .pattern),
        ("if case B.a = b {}", .pattern), ("for case .a in b {}", .pattern),
        ("do {} catch E.a {}", .pattern), ("b = try await a()", .call), ("a!.b()", .value),
        ("a?()", .call), ("b = \"\\(a)\"", .value), ("b = x ? a : c", .value),
        ("@A(a) var b = 1", .value), ("b = #m(a)", .value),
    ])
    func `the name of a value has a role`(text: String, role: NameUse.Role) async throws {
        let found = try await details(of: "func f() { \(text) }")
        #expect(try found.use(of: "a").role == role)
    }

    @Test func `what stands in a string says so`() async throws {
        let found = try await details(of: "let x = \"\\(a) b\" + c")
        #expect(try found.use(of: "a").isInterpolated)
        #expect(try !found.use(of: "c").isInterpolated)
    }

    @Test func `a member knows what it is a member of`() async throws {
        let text =
            "func f() { a.b?.c().d; self.e; super.g(); .h; [1].i; Self.j; (k)[0].l; try m!.n }"
        let found = try await details(of: text)
        func base(_ name: String) throws -> MemberBase.Kind? { try found.use(of: name).base?.kind }
        func use(_ name: String) throws -> MemberBase.Kind {
            .use(try #require(found.uses.firstIndex { $0.name == name }))
        }
        #expect(try base("a") == nil)
        #expect(try base("b") == use("a"))
        #expect(try base("c") == use("b"))
        #expect(try base("d") == use("c"))
        #expect(try base("e") == .own("self"))
        #expect(try base("g") == .own("super"))
        #expect(try base("h") == .implicit)
        #expect(try base("i") == .other)
        #expect(try base("j") == .own("Self"))
        #expect(try base("l") == use("subscript"))
        #expect(try base("subscript") == use("k"))
        #expect(try base("n") == use("m"))
        #expect(try found.use(of: "d").base?.extent.bytes == 11..<19)
    }

    @Test func `a call has its labels and closures`() async throws {
        let text = "let x = f(1, b: 2) { 3 } c: { 4 }; let y = A.init(d: 5); let z = g(e:h:)"
        let found = try await details(of: text)
        let call = try #require(try found.use(of: "f").call)
        #expect(call.labels == ["_", "b", "_", "c"])
        #expect(call.arguments.map(\.isTrailing) == [false, false, true, true])
        #expect(call.trailingClosures == 2)
        #expect(call.arguments[1].extent.bytes == 16..<17)
        #expect(call.arguments[1].labelExtent?.bytes == 13..<14)
        #expect(call.extent.bytes == 8..<33)
        let made = try found.use(of: "init")
        #expect(made.role == .call)
        #expect(made.call?.labels == ["d"])
        #expect(try found.use(of: "g").labels == ["e", "h"])
        #expect(try found.use(of: "g").call == nil)
    }

    @Test func `a use knows the declaration that it stands in`() async throws {
        let text = """
            @MainActor final class S: P {
                @State var a: T = b()
                init(c: U = d) { e() }
                func f() { let g = h; func i() { j() } }
                var k: Int { get { l } set { m(newValue) } }
                subscript(n: Int) -> V { o }
                case1()
            }
            """
        let found = try await details(of: text)
        func around(_ name: String) throws -> String? {
            found.declaration(try found.use(of: name).declaration)?.name
        }
        let expected = [
            "MainActor": "S", "P": "S", "State": "a", "T": "a", "b": "a", "U": "init", "d": "init",
            "e": "init", "h": "f", "j": "i", "l": "k", "m": "k", "V": "subscript", "o": "subscript",
        ]
        for (name, declaration) in expected { #expect(try around(name) == declaration, "\(name)") }
    }

    @Test func `words of the language and closure arguments are no uses`() async throws {
        let text = """
            @available(iOS 15, *) @objc func f(_ a: Any, b: Self) -> Never? {
                self.g { $0 + $1 }
                if #available(macOS 13, *) {}
                return -1
            }
            """
        let names = try await details(of: text).uses.map(\.name)
        #expect(names == ["Never", "g", "+"])
    }

    @Test func `a bracket stands for what it calls`() async throws {
        let found = try await details(of: "let x = [A](b), y = [C: D](), z = x[1, e: 2], w = [f]")
        let calls = found.uses.filter { $0.call != nil }
        #expect(calls.map(\.name) == ["init", "init", "subscript"])
        #expect(calls.map { $0.call?.labels } == [["_"], [], ["_", "e"]])
        #expect(calls.map(\.extent.start.column) == [9, 21, 36])
    }

    @Test func `operators and precedence groups are used`() async throws {
        let text =
            "infix operator <>: P; precedencegroup Q { higherThan: R }; let x = a <> !b + c..."
        let found = try await details(of: text)
        let operators = found.uses.filter { $0.role == .operator }.map(\.name)
        #expect(operators == ["<>", "!", "+", "..."])
        #expect(found.uses.filter { $0.role == .precedence }.map(\.name) == ["P", "R"])
    }

    @Test func `columns are bytes and names have no backticks`() async throws {
        let found = try await details(of: "let é = `default`(\"é\") + b.`self`\r\nlet d = $e")
        let name = try found.use(of: "default")
        #expect(name.extent.start.column == 10)
        #expect(name.extent.bytes == 9..<18)
        #expect(try found.use(of: "e").extent.start.line == 2)
        #expect(try found.use(of: "self").extent.start.column == 30)
    }
}
