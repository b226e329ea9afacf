import Testing

@testable import Codebase

@Suite struct CommitChangesTests {
    private func names(_ commits: [CommitChanges]) -> [[String]] {
        CommitChanges.underLatestNames(commits).map { $0.map(\.string) }
    }

    @Test func `a file that moved twice has the name of today in all commits`() {
        let commits = [
            CommitChanges(files: ["C"], renames: [.init(from: "B", to: "C")]),
            CommitChanges(files: ["B"]),
            CommitChanges(files: ["B", "X"], renames: [.init(from: "A", to: "B")]),
            CommitChanges(files: ["A", "B"]),
        ]
        // The older file that was called B is another one.
        #expect(names(commits) == [["C"], ["C"], ["C", "X"], ["B", "C"]])
    }

    @Test func `files that swap their names stay told apart`() {
        let commits = [
            CommitChanges(files: ["A"]),
            CommitChanges(
                files: ["A", "B"], renames: [.init(from: "B", to: "A"), .init(from: "A", to: "B")]),
            CommitChanges(files: ["A"]),
            CommitChanges(files: ["B"]),
        ]
        #expect(names(commits) == [["A"], ["A", "B"], ["B"], ["A"]])
    }
}
