import Codebase
import SourceFiles
import Testing

@Suite struct SourceOutlineTests {
    private struct OneFile: SourceContents {
        let text: String
        let folder: String? = nil

        func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
            FileBytes(Array(text.utf8))
        }
        func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
            throw .gone
        }
        func kind(of path: RelativePath) -> ContentKind? { .file }
        func stamp(of file: RelativePath) -> ContentStamp? { nil }
    }

    private func outline(_ text: String) async -> SourceOutline {
        let read = await ParsingSourceOutlineReader().outlines(
            of: ["A.swift"], in: OneFile(text: text))
        return read["A.swift"] ?? SourceOutline()
    }

    @Test func `calls keep generics, labels, types and closures behind them`() async {
        let outline = await outline("make<A>(B.self, name: \"c\") { r in r.get()! }")
        guard case .expression(let call)? = outline.statements.first?.kind,
            case .call(let callee, let arguments) = call.kind
        else {
            Issue.record("\(outline)")
            return
        }
        #expect(callee.kind == .name("make", generics: ["A"]))
        #expect(arguments.map(\.label) == [nil, "name", nil])
        #expect(arguments.first?.value.kind == .metatype("B"))
        #expect(arguments.dropFirst().first?.value.kind == .literal("c"))
        guard case .closure(let closure)? = arguments.last?.value.kind else {
            Issue.record("\(arguments)")
            return
        }
        #expect(closure.parameters.map(\.name) == ["r"])
    }

    @Test func `members have attributes, types, values and getters`() async {
        let outline = await outline(
            """
            struct S {
                @Inject(name: "x") lazy var a: any P = Q.make()
                var b: Int { 1 }
                func f<T>(_ t: T.Type, n: Int = 2) -> T? { nil }
            }
            """)
        let members = outline.declarations.first?.members ?? []
        #expect(members.map(\.name) == ["a", "b", "f"])
        #expect(members.first?.attribute("Inject")?.arguments.first?.label == "name")
        #expect(members.first?.type == "any P")
        #expect(members.first?.modifiers == ["lazy"])
        #expect(members.dropFirst().first?.body?.count == 1)
        #expect(members.last?.generics == ["T"])
        #expect(members.last?.parameters.map(\.type) == ["T.Type", "Int"])
        #expect(members.last?.type == "T?")
    }

    @Test func `operators, casts and marks keep what they are applied to`() async {
        let outline = await outline("a = try? b.c as? D ?? e!")
        guard case .expression(let whole)? = outline.statements.first?.kind,
            case .operation("=", _, let value) = whole.kind
        else {
            Issue.record("\(outline)")
            return
        }
        guard case .attempt(let inner, mark: "?") = value.kind,
            case .operation("??", let left, let right) = inner.kind
        else {
            Issue.record("\(value)")
            return
        }
        if case .cast(_, "D", mark: "?") = left.kind {} else { Issue.record("\(left)") }
        if case .unwrapped(_, isForced: true) = right.kind {} else { Issue.record("\(right)") }
    }

    @Test func `what stands in a branch of a condition is told from what always runs`() async {
        let outline = await outline("#if DEBUG\nlet a = 1\n#endif\nlet b = 2\nif c { d() }")
        #expect(outline.declarations.map(\.name) == ["a", "b"])
        #expect(outline.declarations.map(\.isConditional) == [true, false])
        #expect(outline.statements.last?.line == 5)
    }

    @Test func `nesting that no stack holds is a problem and no crash`() async {
        let deep = String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000)
        #expect(await outline("let a = " + deep).problems.isEmpty == false)
        let chain = "let a = b" + String(repeating: ".c()", count: 3_000)
        #expect(await outline(chain).problems.isEmpty == false)
    }
}
