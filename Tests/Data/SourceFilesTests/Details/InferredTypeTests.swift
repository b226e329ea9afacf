import Codebase
import SourceFiles
import Testing

@Suite struct InferredTypeTests {
    @Test(arguments: [
        ("1", "Int"), ("-1.5", "Double"), ("\"a\"", "String"), ("true", "Bool"), ("!a", "Bool"),
        ("[1, 2]", "[Int]"), ("[\"a\": 1]", "[String: Int]"), ("(1, b: true)", "(Int, b: Bool)"),
        ("Cart()", "Cart"), ("Shop.Cart(items: [])", "Shop.Cart"), ("Cart<Int>()", "Cart<Int>"),
        ("Cart.init()", "Cart"), ("[Cart]()", "[Cart]"), ("[String: Cart]()", "[String: Cart]"),
        ("try await Cart()", "Cart"), ("try? Cart()", "Cart?"), ("a as? Cart", "Cart?"),
        ("a as Cart", "Cart"), ("a == b", "Bool"), ("a is Cart", "Bool"),
        ("Cart.self", "Cart.Type"), ("Key(raw: 1)!", "Key"), ("(try? Cart())!", "Cart"),
    ])
    func `an expression that shows its type has it`(expression: String, type: String) async throws {
        let found = try await details(of: "let x = \(expression)").named("x")
        #expect(found.value?.inferredType == type)
    }

    @Test(arguments: [
        "make()", "Cart.shared", "Cart.make()", "a + b", "nil", "[]", "[1, \"a\"]", ".init()",
        "a ? 1 : 2", "{ 1 }", "a ?? Cart()",
    ])
    func `an expression that does not show its type has none`(expression: String) async throws {
        let found = try await details(of: "let x = \(expression)").named("x")
        #expect(found.value?.inferredType == nil)
    }

    @Test func `a written type goes before what is assigned`() async throws {
        let value = try await details(of: "let x: any P = Cart()").named("x").value
        #expect(value?.type?.text == "any P")
        #expect(value?.inferredType == nil)
        #expect(value?.expression?.bytes == 15..<21)
    }
}
