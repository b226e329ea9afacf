import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// What comments in the sources let pass, and what is said of those that do not.
@Suite struct CommentFilterTests {
    private static let layers: [Layer] = [
        .stub("Features", ["Cart", "Orders"], options: LayerOptions(peers: .features))
    ]

    private func comment(
        _ kinds: String..., reason: String = "Because.", at line: Int = 1
    ) -> ExclusionComment {
        ExclusionComment(kinds: kinds, reason: reason, line: line, target: line)
    }

    /// Cart, two files of which import Orders in their first line.
    private func analysis(
        _ first: [ExclusionComment], _ second: [ExclusionComment] = [],
        back: [ExclusionComment]? = nil, severities: [ViolationKind: Severity] = [:],
        exclusions: [Exclusion] = []
    ) -> Analysis {
        let files: [RelativePath] = ["Sources/Cart/A.swift", "Sources/Cart/B.swift"]
        let cart = Module.stub("Cart", sources: files, uses: ["Orders"])
        let orders = Module.stub("Orders", uses: ["Cart"])
        func file(_ module: String, _ comments: [ExclusionComment]) -> SourceFacts {
            .stub(imports: [ImportStatement(module: module, line: 1)], excludes: comments)
        }
        return analyze(
            .stub([cart, orders]),
            facts: [
                files[0]: file("Orders", first), files[1]: file("Orders", second),
                orders.sources[0]: back.map { file("Cart", $0) } ?? .stub(),
            ],
            written: LayerConfiguration(
                source: .file(".strata.yml"), layers: Self.layers, severities: severities,
                exclusions: exclusions))
    }

    private func messages(_ analysis: Analysis, _ kind: ViolationKind = .exclusion) -> [String] {
        analysis.violations.filter { $0.kind == kind }.map(\.message)
    }

    @Test func `an edge passes when all of its imports are excluded`() {
        let all = analysis([comment("sideways")], [comment("sideways", reason: "Later.")])
        #expect(all.violations.allSatisfy { $0.kind != .sideways && $0.kind != .exclusion })
        #expect(all.excluded.map(\.kind) == [.sideways])
        #expect(all.excluded.first?.state == .excluded)
        #expect(
            all.excluded.first?.permission
                == Violation.Permission(reason: "Because.", isInSource: true))
    }

    @Test func `an edge keeps the imports that no comment excludes`() {
        let some = analysis([comment("sideways")])
        let violation = some.violations.first { $0.kind == .sideways }
        #expect(violation?.sites.map(\.file) == ["Sources/Cart/B.swift"])
        #expect(some.excluded.isEmpty && messages(some).isEmpty)
    }

    @Test func `a cycle passes when one of its edges does`() {
        let both = [comment("sideways", "cycle")]
        let cycle = analysis(both, both, back: [])
        #expect(messages(cycle, .cycle).isEmpty && messages(cycle).isEmpty)
        #expect(cycle.excluded.map(\.kind).contains(.cycle))
        let half = analysis([comment("cycle")], back: [])
        #expect(messages(half, .cycle).count == 1)
    }

    @Test func `a comment without a violation is an error with its line`() {
        let unused = analysis([comment("upward", at: 1)])
        #expect(
            messages(unused)
                == ["A comment in Cart excludes nothing: A.swift:1 is about no upward violation."])
        #expect(unused.violations.first { $0.kind == .exclusion }?.severity == .error)
        #expect(unused.violations.first { $0.kind == .exclusion }?.sites.map(\.line) == [1])
    }

    @Test func `a comment away from the import excludes nothing`() {
        #expect(messages(analysis([comment("sideways", at: 3)])).count == 1)
    }

    @Test(arguments: [
        (["sideways"], "", "gives no reason"),
        ([], "Because.", "names no rule"),
        (["sidewise"], "Because.", "names “sidewise”, which is no rule"),
        (["unused"], "Because.", "names “unused”, which comments cannot exclude"),
    ])
    func `a comment without rule or reason lets nothing pass`(
        kinds: [String], reason: String, fault: String
    ) {
        let comment = ExclusionComment(kinds: kinds, reason: reason, line: 1, target: 1)
        let found = analysis([comment], [comment])
        #expect(messages(found, .sideways).count == 1)
        #expect(
            messages(found)
                == [
                    "2 comments in Cart exclude nothing: A.swift:1 \(fault), "
                        + "B.swift:1 \(fault)."
                ])
    }

    @Test func `a comment about a rule that is off is not called unused`() {
        #expect(messages(analysis([comment("sideways")], severities: [.sideways: .off])).isEmpty)
    }

    @Test func `a violation that the configuration excludes counts as excluded`() {
        let exclusion = Exclusion(
            kinds: [.sideways], from: nil, to: nil, reason: "Agreed.", line: 3)
        let found = analysis([], exclusions: [exclusion])
        #expect(found.excluded.map(\.permission?.reason) == ["Agreed."])
        #expect(found.excluded.first?.permission?.isInSource == false)
    }

    @Test func `unused comments cannot be recorded`() {
        let unused = analysis([comment("upward")])
        #expect(!unused.newBaseline().entries.contains { $0.kind == .exclusion })
    }
}
