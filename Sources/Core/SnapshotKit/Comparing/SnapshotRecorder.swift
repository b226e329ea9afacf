import TerminalUI

/// Writes snapshots to their files and tells what changed.
struct SnapshotRecorder {
    private let checker: SnapshotChecker
    private var notes: [String] = []
    private var unchanged = 0

    init(_ checker: SnapshotChecker) {
        self.checker = checker
    }

    /// Writes a snapshot if its file says something else.
    mutating func record(_ drawn: Snapshot, fileName: String) {
        let path = checker.recorded(fileName)
        let old = TextFile.read(path)
        guard old != "\(drawn)" else {
            unchanged += 1
            return
        }
        attempt(old == nil ? "new" : "changed", fileName) { path throws(FileFailure) in
            try TextFile.write("\(drawn)", to: path)
        }
    }

    /// Removes the file of a preview that is no more.
    mutating func removeOrphan(_ fileName: String) {
        attempt("removed", fileName) { path throws(FileFailure) in
            try TextFile.remove(path)
        }
    }

    /// What a person has to do now. Recording is never a passed test.
    var report: String {
        let counts = "\(notes.count) written or removed, \(unchanged) unchanged"
        let lines = ["Recorded the snapshots of \(checker.story): \(counts)."]
        return
            (lines + ["folder  " + checker.folder] + notes + [
                "Review them, then run the tests again without RECORD_SNAPSHOTS."
            ])
            .joined(separator: "\n")
    }

    private mutating func attempt(
        _ word: String, _ fileName: String, _ action: (String) throws(FileFailure) -> Void
    ) {
        do throws(FileFailure) {
            try action(checker.recorded(fileName))
            notes.append("  \(word)  \(fileName)")
        } catch {
            notes.append("  failed  \(error)")
        }
    }
}
