import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase
@testable import Editing

@Suite struct RecordViolationsTests {
    private struct Files: ChangeStore {
        let texts: [RelativePath: String]

        func text(of file: RelativePath, in root: String) -> String? { texts[file] }
        func apply(_ changes: ChangeSet, in root: String) {}
        func recover(in root: String) throws(ChangeError) -> CutOffChange? { nil }
        func lastApplied(in root: String) -> ChangeSet? { nil }
        func undo(in root: String) throws(ChangeError) -> ChangeSet { throw .nothingToUndo }
    }

    private struct Records: ConfigurationReader {
        let record: Result<Baseline?, ConfigurationError>

        func configuration(in contents: any SourceContents) -> LayerConfiguration? { nil }
        func baseline(
            in contents: any SourceContents
        ) throws(ConfigurationError) -> Baseline? { try record.get() }
    }

    private let entry = BaselineEntry(.sideways, ["::Cart", "::Orders"])
    private let other = BaselineEntry(.sideways, ["::Home", "::Orders"])

    private func recording(
        _ record: Result<Baseline?, ConfigurationError>, files: [RelativePath: String]
    ) -> RecordViolations {
        RecordViolations(
            writer: ChangeWriter(Files(texts: files)), configuration: Records(record: record))
    }

    private func draft(
        from record: Result<Baseline?, ConfigurationError>,
        change: @Sendable (Baseline?) -> Baseline?
    ) async throws -> RecordViolations.Draft {
        try await recording(record, files: [Baseline.file: "as it is"])
            .draft("Record", of: .stub([.stub("Cart")]), in: "/root", change: change)
    }

    @Test func `a change starts from the record that stands in the file`() async throws {
        let (entry, other) = (entry, other)
        let found = try await draft(from: .success(Baseline([entry]))) { present in
            Baseline((present?.entries ?? []) + [other])
        }
        guard case .change(let set) = found, let change = set.changes.first else {
            Issue.record("It is a change: \(found)")
            return
        }
        #expect(set.changes.count == 1)
        #expect(change.before == "as it is")
        #expect(change.after == writeBaseline(Baseline([entry, other])))
    }

    @Test func `what a record says already is nothing to write`() async throws {
        #expect(try await draft(from: .success(Baseline([entry]))) { $0 } == .nothing)
        #expect(try await draft(from: .success(nil)) { _ in Baseline() } == .nothing)
        #expect(try await draft(from: .success(Baseline([entry]))) { _ in nil } == .unknown)
    }

    @Test func `a record that cannot be read is not overwritten`() async throws {
        let mistake = ConfigurationError(
            file: Baseline.file, line: 2, column: 3, found: "a.", expected: "b.")
        #expect(try await draft(from: .failure(mistake)) { _ in Baseline() } == .mistake(mistake))
    }

    @Test func `loose budgets are lowered with it, if they are as they were`() async throws {
        let budget = Budget(.codebase, limit: 9, place: Budget.Place(line: 2, column: 16))
        let use = BudgetUse(budget, recorded: 1)
        func changes(
            _ text: String, in file: RelativePath = ".strata.yml"
        ) async throws -> [FileChange] {
            try await recording(.success(nil), files: [file: text])
                .changes(to: Baseline([entry]), replacing: nil, lowering: [use], in: "/root")
        }
        let found = try await changes("budgets:\n  - { at_most: 9 }\n")
        #expect(found.map(\.path) == [Baseline.file, ".strata.yml"])
        #expect(found.last?.after == "budgets:\n  - { at_most: 1 }\n")
        let other = try await changes("budgets:\n  - { at_most: 9 }\n", in: ".strata.yaml")
        #expect(other.map(\.path) == [Baseline.file, ".strata.yaml"])
        await #expect(throws: ChangeError.changedSince([".strata.yml"])) {
            try await changes("budgets:\n  - { at_most: 8 }\n")
        }
    }
}
