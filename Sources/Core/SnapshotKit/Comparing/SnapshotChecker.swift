import TerminalUI

/// Compares drawn snapshots with their files, or records them.
struct SnapshotChecker {
    let place: SnapshotPlace
    /// The folder of the snapshots below ``SnapshotPlace/folder``.
    let story: String

    /// What is wrong with a snapshot, as a text for people; `nil` if it is as recorded.
    ///
    /// What was drawn and is not as recorded is kept among the artifacts.
    func check(_ drawn: Snapshot, fileName: String) -> String? {
        let problem = problem(with: drawn, fileName: fileName)
        do {
            let artifact = artifact(fileName)
            try problem == nil
                ? TextFile.remove(artifact) : TextFile.write("\(drawn)", to: artifact)
        } catch {
            return [problem, "The drawing could not be saved: \(error)"].compactMap(\.self)
                .joined(separator: "\n")
        }
        return problem
    }

    /// The files for which there is no preview any more.
    func orphans(besides expected: Set<String>) -> [String] {
        TextFile.names(in: folder).filter { !expected.contains($0) }
    }

    /// What is wrong with a file for which there is no preview any more, as a text for people.
    func complaint(aboutOrphan fileName: String) -> String {
        """
        This snapshot no longer has a preview: \(recorded(fileName))
        To remove it:  \(place.command)
        """
    }

    /// Where the files lie.
    var folder: String { "\(place.folder)/\(story)" }

    /// The path of a file.
    func recorded(_ fileName: String) -> String { "\(folder)/\(fileName)" }

    private func artifact(_ fileName: String) -> String {
        "\(place.artifacts)/\(story)/\(fileName)"
    }

    private func problem(with drawn: Snapshot, fileName: String) -> String? {
        guard let text = TextFile.read(recorded(fileName)) else {
            return complaint("\(drawn.title) has not been recorded yet.", [], fileName)
        }
        do throws(SnapshotParser.Failure) {
            let old = try SnapshotParser.parse(text)
            guard !drawn.looksLike(old) else { return nil }
            let lines = SnapshotDifference(from: old, to: drawn).lines
            return complaint("\(drawn.title) differs from the recorded snapshot.", lines, fileName)
        } catch {
            let reason = "\(drawn.title): the file is not a snapshot: \(error)."
            return complaint(reason, [], fileName)
        }
    }

    private func complaint(_ reason: String, _ lines: [String], _ fileName: String) -> String {
        let end = [
            "recorded  \(recorded(fileName))",
            "now       \(artifact(fileName))",
            "To accept the new drawing:  \(place.command)",
        ]
        return ([reason] + lines + end).joined(separator: "\n")
    }
}
