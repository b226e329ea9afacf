/// Reads which files of a codebase the latest commits changed.
package protocol ChangeHistoryReader: Sendable {
    /// The latest commits that are checked out, merges left out, the latest first; empty where there
    /// is no repository.
    ///
    /// - Parameters:
    ///   - root: The absolute path of the codebase, a repository or a folder in one.
    ///   - most: The most commits; 0 or more.
    /// - Throws: ``RevisionError`` if they cannot be listed.
    func commits(in root: String, most: Int) async throws(RevisionError) -> [CommitName]

    /// The files of the codebase that each commit changed, in path order, commit by commit; a commit
    /// that changed more files than a person does is empty.
    ///
    /// - Throws: ``RevisionError`` if the repository does not hold a commit.
    func files(
        changedBy commits: [CommitName], in root: String
    ) async throws(RevisionError) -> [[RelativePath]]
}

/// The name of a commit, in hexadecimal.
package struct CommitName: Hashable, Sendable {
    /// The name, as git writes it.
    package let text: String

    /// A name as git wrote it.
    package init(_ text: String) { self.text = text }
}

/// Which files changed together, commit by commit.
package struct ChangeHistory: Equatable, Sendable {
    /// The files of each commit, the latest first.
    package let commits: [[RelativePath]]

    /// How many of the latest commits are looked at.
    package static let most = 300

    /// A history of commits.
    package init(commits: [[RelativePath]]) { self.commits = commits }

    /// Reads the latest commits; nil where there are none, or none can be read.
    package init?(of root: String, from reader: any ChangeHistoryReader) async {
        guard let names = try? await reader.commits(in: root, most: Self.most), !names.isEmpty,
            let files = try? await reader.files(changedBy: names, in: root)
        else { return nil }
        commits = files
    }

    /// How many commits changed at least one of some files; 0 or more.
    package func count(of files: Set<RelativePath>) -> Int {
        commits.count { $0.contains(where: files.contains) }
    }
}
