extension FileChange {
    /// The difference in the form that `git apply` and `patch -p1` read.
    package var unifiedDiff: String {
        var lines = ["diff --git a/\(path) b/\(path)"]
        switch kind {
        case .created: lines += ["new file mode 100644", "--- /dev/null", "+++ b/\(path)"]
        case .deleted: lines += ["deleted file mode 100644", "--- a/\(path)", "+++ /dev/null"]
        case .modified: lines += ["--- a/\(path)", "+++ b/\(path)"]
        }
        for hunk in diff.hunks() {
            lines.append(hunk.heading)
            lines += hunk.lines.map { $0.sign + $0.text }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension TextDiff.Line {
    /// What stands before the line in a unified diff.
    package var sign: String {
        switch kind {
        case .context: " "
        case .removed: "-"
        case .added: "+"
        }
    }
}
