import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct CollectEvidenceTests {
    /// Answers as it was told.
    private struct MemoryIndex: CompilerIndexReader {
        var answers: [RelativePath: CompilerAnswer]

        func answers(
            for files: [RelativePath], in codebase: Codebase
        ) async -> [RelativePath: CompilerAnswer] {
            answers.filter { files.contains($0.key) }
        }

        func buildFolders(of codebase: Codebase) -> [RelativePath] { [] }

        func traces(ofBuildsIn folders: [RelativePath], at root: String) -> BuildTraces {
            BuildTraces(folders: folders, lines: [], changed: 0)
        }
    }

    /// A reference in a file, as the compiler would resolve it.
    private struct Mention {
        var line: Int
        var column = 5
        var name: String
        var kind = CompiledSymbol.Kind.struct
        var module: String? = "Core"
        var owner: String?
        var roles: OccurrenceRoles = .reference
    }

    private let file: RelativePath = "Sources/App/App.swift"
    private let edge = EdgeID(from: "::App", to: "::Core")

    private func answer(_ mentions: [Mention]) -> CompilerAnswer {
        .compiled(
            CompiledFile(
                symbols: mentions.map {
                    CompiledSymbol(
                        kind: $0.kind, name: $0.name, usr: $0.name, module: $0.module,
                        owner: $0.owner)
                },
                occurrences: mentions.enumerated().map { index, mention in
                    Occurrence(
                        line: mention.line, column: mention.column, symbol: index,
                        roles: mention.roles)
                }))
    }

    /// An app that names a cart in line 3 and imports in line 1.
    private func analysis(
        core: Module = .stub("Core"),
        by statement: ImportStatement = ImportStatement(module: "Core", line: 1)
    ) -> Analysis {
        let app = Module.stub("App", uses: ["Core"])
        return .stub(
            .stub([app, core]),
            facts: [
                file: .stub(imports: [statement], uses: ["Cart": [3]]),
                "Sources/Core/Core.swift": .stub(declares: [.stub("Cart")]),
            ])
    }

    private func evidence(_ mentions: Mention..., in analysis: Analysis? = nil) async -> [Evidence]
    {
        let index = MemoryIndex(answers: [file: answer(mentions)])
        return await CollectEvidence(index: index).evidence(
            for: edge, in: analysis ?? self.analysis())
    }

    private func lines(_ evidence: [Evidence]) -> [String] {
        evidence.flatMap(\.uses).map { "\($0.line) \($0.name)" }
    }

    @Test func `what resolves into the module is a use, whoever else has such a name`() async {
        let found = await evidence(
            Mention(line: 9, name: "with(_:)", kind: .method),
            Mention(line: 4, name: "shouted", kind: .property),
            Mention(line: 5, name: "Cart", module: "Shop"), Mention(line: 6, name: "x", module: nil)
        )
        #expect(lines(found) == ["4 shouted", "9 with"])
        #expect(found.map(\.teller) == [.compiler])
    }

    @Test func `what the compiler says nothing about is found by name, with the reason`() async {
        for reason in CompilerSilence.allCases {
            let index = MemoryIndex(answers: [file: .silent(reason)])
            let found = await CollectEvidence(index: index).evidence(for: edge, in: analysis())
            #expect(lines(found) == ["3 Cart"])
            #expect(found.map(\.teller) == [.syntax(reason)])
        }
    }

    @Test func `without an index everything is found by name`() async {
        let found = await CollectEvidence.byName.evidence(for: edge, in: analysis())
        #expect(lines(found) == ["3 Cart"])
        #expect(found.map(\.teller.isExact) == [false])
    }

    @Test func `definitions, accessors, parameters and the import are no uses`() async {
        let found = await evidence(
            Mention(line: 1, name: "Core", kind: .struct),
            Mention(line: 2, name: "Cart", roles: .definition),
            Mention(line: 3, name: "getter:price", kind: .accessor),
            Mention(line: 4, name: "Core", kind: .module),
            Mention(line: 5, name: "label", kind: .parameter))
        #expect(lines(found).isEmpty)
        #expect(found.map(\.teller) == [.compiler])
    }

    @Test func `an initialiser call counts as the type that it names`() async {
        let found = await evidence(
            Mention(line: 3, name: "Cart"),
            Mention(line: 3, name: "init(price:)", kind: .initializer),
            Mention(line: 4, name: "init(price:)", kind: .initializer))
        #expect(lines(found) == ["3 Cart", "4 init"])
    }

    @Test func `what the compiler adds counts where nothing is written, as its type`() async {
        let added: OccurrenceRoles = [.reference, .implicit]
        let found = await evidence(
            Mention(line: 3, name: "Cart"),
            Mention(
                line: 3, column: 9, name: "buildBlock(_:)", kind: .staticMethod, owner: "Builder",
                roles: added),
            Mention(
                line: 4, name: "init(arrayLiteral:)", kind: .initializer, owner: "Basket",
                roles: added))
        #expect(lines(found) == ["3 Cart", "4 Basket"])
    }

    @Test func `a scoped import brings what belongs to its name alone`() async {
        let scoped = ImportStatement(module: "Core", path: "Core.Cart", kind: .struct, line: 1)
        let found = await evidence(
            Mention(line: 3, name: "Cart", owner: "Cart"),
            Mention(line: 4, name: "price", kind: .property, owner: "Cart"),
            Mention(line: 5, name: "Item", owner: "Item"), in: analysis(by: scoped))
        #expect(lines(found) == ["3 Cart", "4 price"])
    }

    @Test func `an import that the build left out is answered for by name`() async {
        let conditional = ImportStatement(module: "Core", conditions: ["os(Windows)"], line: 1)
        let left = await evidence(in: analysis(by: conditional))
        #expect(lines(left) == ["3 Cart"])
        #expect(left.map(\.teller) == [.syntax(.leftOut)])
        let compiled = await evidence(
            Mention(line: 1, name: "Core", kind: .module), Mention(line: 5, name: "text"),
            in: analysis(by: conditional))
        #expect(lines(compiled) == ["5 text"])
        #expect(compiled.map(\.teller) == [.compiler])
    }

    @Test func `a re-exported module counts unless the file imports it itself`() async {
        let modules = [
            Module.stub("App", uses: ["Kit"]), .stub("Kit", uses: ["Base"]), .stub("Base"),
        ]
        let exported = ImportStatement(module: "Base", attributes: ["@_exported"], line: 1)
        let index = MemoryIndex(answers: [
            file: answer([Mention(line: 5, name: "Cart", module: "Base")])
        ])
        for (imports, expected) in [(["Kit"], ["5 Cart"]), (["Kit", "Base"], [])] {
            let analysis = Analysis.stub(
                .stub(modules),
                facts: [
                    file: .stub(
                        imports: imports.enumerated().map {
                            ImportStatement(module: $1, line: $0 + 1)
                        }),
                    "Sources/Kit/Kit.swift": .stub(imports: [exported]),
                    "Sources/Base/Base.swift": .stub(declares: [.stub("Cart")]),
                ])
            let found = await CollectEvidence(index: index).evidence(
                for: EdgeID(from: "::App", to: "::Kit"), in: analysis)
            #expect(lines(found) == expected)
        }
    }

    @Test func `a violation asks about as many places as are shown`() async throws {
        let modules = [Module.stub("A"), .stub("B"), .stub("C")]
        let analysis = Analysis.stub(modules, imports: ["A": ["B"], "B": ["C"], "C": ["A"]])
        let cycle = try #require(analysis.violations.first { $0.kind == .cycle })
        let files = cycle.sites.map(\.file)
        let index = MemoryIndex(
            answers: Dictionary(uniqueKeysWithValues: files.map { ($0, answer([])) }))
        let found = await CollectEvidence(index: index).evidence(
            for: [cycle], in: analysis, places: 2)
        #expect(found[cycle.id]?.map(\.site) == cycle.sites)
        #expect(found[cycle.id]?.map(\.teller.isExact) == [true, true, false])
    }
}
