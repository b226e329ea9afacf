import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase
@testable import Editing

@Suite struct ReadCompositionTests {
    private struct NoFiles: ChangeStore {
        func text(of file: RelativePath, in root: String) -> String? { nil }
        func apply(_ changes: ChangeSet, in root: String) {}
        func recover(in root: String) throws(ChangeError) -> CutOffChange? { nil }
        func lastApplied(in root: String) -> ChangeSet? { nil }
        func undo(in root: String) throws(ChangeError) -> ChangeSet { throw .nothingToUndo }
    }

    /// Two features and programs that use them.
    private func pattern(
        _ programs: [(String, TargetKind, [String])], app: String? = nil
    ) throws -> FeaturePattern {
        let modules =
            [Module.stub("HomeFeature"), .stub("CartFeature")]
            + programs.map { Module.stub($0.0, $0.1, uses: $0.2) }
        let analysis = Analysis.stub(assignRoles(.stub(modules)), facts: [:])
        let read = ReadFeaturePattern(analysis: analysis, store: NoFiles())
        return try read.pattern(for: "Pay", like: nil, kind: .plain, app: app)
    }

    @Test func `without a file per feature only the app that a person named changes`() throws {
        let apps: [(String, TargetKind, [String])] = [
            ("Mac", .app, ["HomeFeature", "CartFeature"]), ("Phone", .app, ["CartFeature"]),
        ]
        let found = try pattern(apps)
        #expect(found.composition == nil)
        #expect(found.findings.last?.what == "none: no file is named after a feature")
        #expect(throws: NewFeatureError("There is no app called TV. There are: Mac, Phone.")) {
            try pattern(apps, app: "TV")
        }
    }
}
