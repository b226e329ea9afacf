import Codebase
import SourceFiles
import Testing

@Suite struct InheritanceTests {
    @Test func `what types inherit has its place, from the name to the last brace`() async throws {
        let text = """
            import SwiftUI

            public struct Card<Content: View>:
                View, Equatable
            {
                var body: some View { Text("") }
            }
            final class Cell: UITableViewCell {}
            """
        #expect(
            try await facts(of: text).inheritances == [
                Inheritance(
                    type: "Card", kind: .struct, names: ["View", "Equatable"], access: .public,
                    lines: 3...7),
                Inheritance(type: "Cell", kind: .class, names: ["UITableViewCell"], lines: 8...8),
            ])
    }

    @Test(arguments: [
        ("struct A: SwiftUI.View {}", ["SwiftUI.View"]),
        ("struct A: @MainActor @preconcurrency View {}", ["View"]),
        ("class A: UIHostingController<B<C>> {}", ["UIHostingController"]),
        ("struct A: View & Sendable, B {}", ["View", "Sendable", "B"]),
        ("struct A: ~Copyable, View {}", ["View"]),
        ("struct A: nonisolated View {}", ["View"]),
        ("struct A: M . View {}", ["M.View"]),
    ])
    func `names are without attributes and generic arguments`(text: String, expected: [String])
        async throws
    {
        #expect(try await facts(of: text).inheritances.map(\.names) == [expected])
    }

    @Test func `types that inherit nothing are left out, and so are local ones`() async throws {
        let text = """
            struct A { func f() { struct Local: View {} } }
            struct B { var c: some View { struct D: View {}; return D() } }
            """
        #expect(try await facts(of: text).inheritances.isEmpty)
    }

    @Test
    func `extensions are there with and without a clause, to place their types`() async throws {
        let text = "private extension A.B {\n}\nextension A: C {}"
        #expect(
            try await facts(of: text).inheritances == [
                Inheritance(type: "A.B", kind: .extension, names: [], access: nil, lines: 1...2),
                Inheritance(type: "A", kind: .extension, names: ["C"], access: nil, lines: 3...3),
            ])
    }

    @Test func `nested types know the types around them`() async throws {
        let text = """
            struct List: View { struct Row: View { enum Kind: String { case a } } }
            extension List.Row { struct Badge: View {} }
            extension List.Row: Equatable {}
            """
        let found = try await facts(of: text).inheritances
        #expect(
            found.map(\.type) == [
                "List", "List.Row", "List.Row.Kind", "List.Row", "List.Row.Badge", "List.Row",
            ])
        #expect(found.last?.kind == .extension)
    }

    @Test func `types say how far they can be seen`() async throws {
        let text = """
            private struct A: View {}
            fileprivate class B: UIView {}
            struct C: View { private struct D: View {} }
            public struct E: View { struct F: View {} }
            """
        #expect(
            try await facts(of: text).inheritances.map(\.access) == [
                .private, .fileprivate, .internal, .private, .public, .internal,
            ])
    }

    @Test func `clauses under a condition count`() async throws {
        let text = """
            #if os(iOS)
            struct A: UIViewRepresentable {}
            #else
            struct A: NSViewRepresentable {}
            #endif
            """
        #expect(
            try await facts(of: text).inheritances.map(\.names) == [
                ["UIViewRepresentable"], ["NSViewRepresentable"],
            ])
    }
}
