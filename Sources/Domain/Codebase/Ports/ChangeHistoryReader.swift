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

    /// What each commit changed of the codebase, commit by commit.
    ///
    /// - Throws: ``RevisionError`` if the repository does not hold a commit.
    func changes(
        by commits: [CommitName], in root: String
    ) async throws(RevisionError) -> [CommitChanges]
}

extension ChangeHistoryReader {
    /// The files of the codebase that each commit changed, under the names that they have after the
    /// first commit, in path order, commit by commit; a commit that changed more files than a person
    /// does is empty.
    ///
    /// - Parameter commits: Commits without gaps, the latest first, or renames are missed.
    /// - Throws: ``RevisionError`` if the repository does not hold a commit.
    package func files(
        changedBy commits: [CommitName], in root: String
    ) async throws(RevisionError) -> [[RelativePath]] {
        CommitChanges.underLatestNames(try await changes(by: commits, in: root))
    }
}

/// What one commit changed of a codebase.
package struct CommitChanges: Equatable, Sendable {
    /// A file with the names before and after.
    package struct Rename: Hashable, Sendable {
        /// The path before the commit.
        package let from: RelativePath
        /// The path after it.
        package let to: RelativePath

        /// A file that moved.
        package init(from: RelativePath, to: RelativePath) {
            self.from = from
            self.to = to
        }
    }

    /// The files that it changed, in path order, those that moved under their new name alone; empty
    /// for a commit that changed more of them than a person does.
    package let files: [RelativePath]
    /// The files that moved, in the order of their new names, however many they are.
    package let renames: [Rename]

    /// Changes as they were read.
    package init(files: [RelativePath], renames: [Rename] = []) {
        self.files = files
        self.renames = renames
    }

    /// The files of some commits under the names that they have after the first one, each in path
    /// order.
    ///
    /// - Parameter commits: The latest first.
    static func underLatestNames(_ commits: [CommitChanges]) -> [[RelativePath]] {
        var latest: [RelativePath: RelativePath] = [:]
        return commits.map { commit in
            let files = Set(commit.files.map { latest[$0] ?? $0 }).sorted()
            let moved = commit.renames.map { ($0, latest[$0.to] ?? $0.to) }
            // What had the new name before the commit was another file.
            for (rename, _) in moved { latest[rename.to] = nil }
            for (rename, name) in moved { latest[rename.from] = name }
            return files
        }
    }
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
