import Codebase

/// Reads what git keeps about a codebase from git's own files, without running git.
package struct GitFolderReader: RepositoryReader {
    package init() {}

    package func branch(at root: String) async -> String? {
        guard let folder = GitFolder(around: root), let head = folder.text("HEAD") else {
            return nil
        }
        let prefix = "ref: "
        guard head.hasPrefix(prefix) else { return Self.shortCommit(head) }
        let reference = head.dropFirst(prefix.count).drop { $0 == " " }
        return Self.name(of: String(reference))
    }

    private static func name(of reference: String) -> String? {
        // What git writes where the references are kept in a form of their own (reftable).
        if reference == "refs/heads/.invalid" { return nil }
        for prefix in ["refs/heads/", "refs/"] where reference.hasPrefix(prefix) {
            return String(reference.dropFirst(prefix.count))
        }
        return reference.isEmpty ? nil : reference
    }

    private static func shortCommit(_ text: String) -> String? {
        guard text.utf8.count >= 40, text.allSatisfy(\.isHexDigit) else { return nil }
        return String(text.prefix(7))
    }
}
