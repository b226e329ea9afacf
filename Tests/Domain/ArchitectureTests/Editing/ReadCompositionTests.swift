import Testing

@testable import Architecture

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
        let analysis = Analysis.stub(AssignRoles()(.stub(modules)), facts: [:])
        let read = ReadFeaturePattern(analysis: analysis, store: NoFiles())
        return try read(for: "Pay", like: nil, kind: .plain, app: app)
    }

    @Test func `a new feature is put together in the app, not in an extension`() throws {
        let found = try pattern([
            ("Alerts", .appExtension, ["HomeFeature", "CartFeature"]),
            ("Shop", .app, ["HomeFeature", "CartFeature"]), ("Kiosk", .app, ["CartFeature"]),
        ])
        #expect(found.composition?.module.name == "Shop")
        #expect(found.possibleApps.isEmpty)
    }

    @Test func `of apps that are alike a person names one`() throws {
        let both: [(String, TargetKind, [String])] = [
            ("Mac", .app, ["HomeFeature", "CartFeature"]),
            ("Phone", .app, ["HomeFeature", "CartFeature"]),
        ]
        let open = try pattern(both)
        #expect(open.composition == nil && open.possibleApps == ["Mac", "Phone"])
        #expect(try pattern(both, app: "Phone").composition?.module.name == "Phone")
        #expect(throws: NewFeatureError("There is no app called TV. There are: Mac, Phone.")) {
            try pattern(both, app: "TV")
        }
    }

    @Test func `where only an extension uses features there is no composition`() throws {
        let found = try pattern([("Alerts", .appExtension, ["HomeFeature", "CartFeature"])])
        #expect(found.composition == nil)
        #expect(
            found.findings.last?.what == "none: no app depends on the features")
    }
}
