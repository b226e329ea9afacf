import Codebase
import SourceFiles
import Testing

@Suite struct LocalNameTests {
    /// What each use of `x` means: the line of its declaration, or nil if it is none of the body.
    private func meanings(of body: String) async throws -> [Int?] {
        let found = try await details(of: "func f() {\n" + body + "\n}")
        return found.uses.filter { $0.name == "x" }.map {
            found.declaration($0.local)?.place.name.start.line
        }
    }

    @Test(
        arguments: [
            ("g(x)\nlet x = x\ng(x)", [nil, nil, 3]),
            ("let x = 1\ndo {\nlet x = 2\ng(x)\n}\ng(x)", [4, 2]),
            ("if let x = x { g(x) } else { g(x) }", [nil, 2, nil]),
            ("if let x { g(x) }", [nil, 2]),
            ("guard let x = y else {\ng(x)\n}\ng(x)", [nil, 2]),
            ("while let x = y {\ng(x)\n}\ng(x)", [2, nil]),
            ("for x in x where x > 1 { g(x) }", [nil, 2, 2]),
            ("for (x, y) in z { g(x) }", [2]),
            (
                "switch y {\ncase .a(let x): g(x)\ncase let .b(x, 1) where x: g(x)\ndefault: g(x)\n}",
                [3, 4, 4, nil]
            ),
            ("if case let (x, _)? = y, x { g(x) }", [2, 2]),
            ("y { x in g(x) }\ng(x)", [2, nil]),
            ("y { (x: Int) -> Int in g(x) }", [2]),
            ("y { [x] in g(x) }", [nil, 2]),
            ("y { [weak self, x = z] in g(x) }", [2]),
            ("g(x)\nfunc x() {}", [3]),
            ("struct L {\nvar x = 1\nfunc g() { h(x) }\n}\nlet x = 2", [nil]),
            ("let x = 1\nstruct L { func g() { h(x) } }", [nil]),
            ("let x = 1\ng(y.x, self.x, .x)", [nil, nil, nil]),
            ("let x = 1\ng(y { x })", [2]),
            ("var y: Int {\nlet x = 1\nreturn x\n}", [3]),
            ("let x: Int\n#if A\nx = 1\n#endif", [2]),
        ] as [(String, [Int?])])
    func `a local name means the declaration that is seen there`(
        body: String, lines: [Int?]
    ) async throws {
        #expect(try await meanings(of: body) == lines)
    }

    @Test func `parameters and generic parameters are seen in their function`() async throws {
        let text = """
            func f<T>(_ x: T, y: Int = x) -> T { x }
            struct S<U> { let u: U; func g(a b: U) { a; b }; subscript(i: Int) -> Int { i } }
            """
        let found = try await details(of: text)
        func meaning(_ name: String) -> [String?] {
            found.uses.filter { $0.name == name }.map { found.declaration($0.local)?.kind.rawValue }
        }
        #expect(meaning("x") == [nil, "parameter"])
        #expect(meaning("T") == ["generic parameter", "generic parameter"])
        #expect(meaning("U") == ["generic parameter", "generic parameter"])
        #expect(meaning("a") == [nil])
        #expect(meaning("b") == ["parameter"])
        #expect(meaning("i") == ["parameter"])
    }

    @Test func `names that nobody writes are seen`() async throws {
        let text = """
            var a: Int { get { 1 } set { b(newValue) } }
            var c = 1 { willSet { b(newValue) } didSet { b(oldValue) } }
            var d: Int { get { 1 } set(e) { b(e, newValue) } }
            func f() { do {} catch { b(error) } }
            """
        let found = try await details(of: text)
        let values = found.uses.filter { $0.name == "newValue" }.map { $0.local != nil }
        #expect(values == [true, true, false])
        #expect(try found.use(of: "oldValue").local != nil)
        #expect(try found.use(of: "e").local != nil)
        let error = found.declaration(try found.use(of: "error").local)
        #expect(error?.value?.origin == .error)
    }

    @Test(arguments: [
        ("let x = Cart()", ValueDetails.Origin.expression, "Cart()"),
        ("if let x = cart {}", .unwrapped, "cart"), ("if let x {}", .unwrapped, "x"),
        ("for x in cart {}", .element, "cart"), ("let (x, _) = cart", .part, "cart"),
        ("switch cart { case .a(let x): break }", .part, "cart"),
        ("if case .a(let x)? = cart {}", .part, "cart"),
        ("y { [x = cart] in }", .expression, "cart"),
        ("let (x, y) = (1, cart)", .expression, "1"),
    ])
    func `a local name knows where its value comes from`(
        body: String, origin: ValueDetails.Origin, expression: String
    ) async throws {
        let text = "func f() { " + body + " }"
        let value = try #require(try await details(of: text).named("x").value)
        #expect(value.origin == origin)
        let bytes = try #require(value.expression?.bytes)
        #expect(String(decoding: Array(text.utf8)[bytes], as: UTF8.self) == expression)
    }
}
