import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct UnreadSourcesTests {
    private func unread(
        _ kinds: [SourceProblem.Kind], in file: RelativePath, of module: Module
    ) -> UnreadSources {
        let problems = kinds.enumerated().map { index, kind in
            SourceProblem(kind: kind, line: index + 3, message: "Something is wrong.")
        }
        return UnreadSources(
            codebase: .stub([module]), facts: [file: .stub(problems: problems)], unread: [])
    }

    private let app = Module.stub("App", sources: ["App.swift"])

    @Test func `a source of a module that does not parse is incomplete`() {
        let found = unread([.syntax], in: "App.swift", of: app)
        #expect(found.incomplete.map(\.line) == [3])
        #expect(found.incomplete[0].reason.hasPrefix("Something is wrong. "))
        #expect(found.incomplete[0].reason.contains("correct the syntax"))
        #expect(found.notes.isEmpty)
    }

    @Test func `several problems of a file are one item`() {
        let found = unread([.syntax, .syntax, .syntax], in: "App.swift", of: app)
        #expect(found.incomplete.count == 1)
        #expect(found.incomplete[0].reason.contains("(and 2 more)"))
    }

    @Test func `a file of no module that does not parse is a note`() {
        let found = unread([.syntax], in: "Template.swift", of: app)
        #expect(found.incomplete.isEmpty)
        #expect(found.notes.map(\.path) == ["Template.swift"])
    }

    @Test func `a source of a fixture that does not parse is a note`() {
        let fixture = Module.stub("Kit", in: "Tests/Fixtures/Kit", sources: ["x.swift"])
        #expect(unread([.syntax], in: "x.swift", of: fixture).notes.count == 1)
    }

    @Test(arguments: [SourceProblem.Kind.encoding, .tooLarge, .unreadable])
    func `what cannot be read at all is incomplete, whoever owns it`(_ kind: SourceProblem.Kind) {
        #expect(unread([kind], in: "Loose.swift", of: app).incomplete.count == 1)
    }

    @Test func `a file without facts was not read`() {
        let found = UnreadSources(codebase: .stub([app]), facts: [:], unread: ["App.swift"])
        #expect(found.incomplete.map(\.path) == ["App.swift"])
    }

    @Test func `every reason is two sentences`() {
        for kind in SourceProblem.Kind.allCases {
            let reason = unread([kind], in: "App.swift", of: app).incomplete[0].reason
            #expect(reason.hasSuffix("."))
            #expect(reason.split(separator: ". ").count >= 2)
        }
    }
}
