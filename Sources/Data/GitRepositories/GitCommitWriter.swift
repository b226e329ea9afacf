import Codebase
import Editing
import Foundation
import OperatingSystem

/// Makes commits of objects: git reads no file of the folder, so it converts none, and runs no hook and
/// signs nothing.
package struct GitCommitWriter: CommitWriter {
    /// The most bytes of a list.
    private static let longestList = 512 << 20

    package init() {}

    package func obstacle(in root: String) async -> CommitError? {
        do throws(CommitError) {
            _ = try base(of: root)
            return nil
        } catch { return error }
    }

    package func commit(
        _ changes: ChangeSet, message: String, in root: String
    ) async throws(CommitError) -> String {
        let base = try base(of: root)
        do throws(GitProcess.Failure) {
            let entries = try entries(of: changes, on: base)
            let index = try unsettledEntries(of: base.folder) + entries
            let tree = try tree(with: entries, on: base)
            let commit = try Self.output(
                [
                    "-c", "i18n.commitEncoding=UTF-8", "commit-tree", "--no-gpg-sign", "-p",
                    base.commit.text, tree,
                ], in: base.folder.top, input: Array(message.utf8),
                adding: GitEnvironment.identity(in: ProcessInfo.processInfo.environment)
            ).word
            let subject = message.split(separator: "\n").first ?? ""
            _ = try Self.output(
                ["update-ref", "-m", "commit: \(subject)", "HEAD", commit, base.commit.text],
                in: base.folder.top)
            _ = try Self.output(Self.writingIndex, in: base.folder.top, input: index)
            return commit
        } catch { throw .refused(reason: error.reason) }
    }

    private static let writingIndex = ["update-index", "-z", "--index-info"]

    // MARK: What a commit stands on

    /// What a commit stands on.
    private struct Base {
        let folder: GitFolder
        let objects: GitObjects
        let commit: ObjectName
        /// The absolute path of the codebase.
        let root: String
    }

    /// - Throws: ``CommitError`` if no commit can be made now.
    private func base(of root: String) throws(CommitError) -> Base {
        guard let folder = GitFolder(around: root) else { throw .noRepository }
        for (file, work) in Self.unfinished
        where FileManager.default.fileExists(atPath: folder.path + "/" + file) {
            throw .unfinished(work: work)
        }
        // Such hooks have no folder that could be another one; of none git ends with 1.
        let hooks = ["config", "--name-only", "--get-regexp", #"^hook\..*\.command$"#]
        if let named = try? Self.output(hooks, in: folder.top), !named.isEmpty { throw .hooks }
        let objects = GitObjects(top: folder.top)
        do throws(RevisionError) {
            let commit = try objects.commit(named: "HEAD")
            return Base(folder: folder, objects: objects, commit: commit, root: root)
        } catch {
            if case .unknown = error { throw .noCommit }
            throw .noRepository
        }
    }

    /// The files of git that are there while it is in the middle of something.
    private static let unfinished = [
        ("MERGE_HEAD", "a merge"), ("CHERRY_PICK_HEAD", "a cherry-pick"),
        ("REVERT_HEAD", "a revert"), ("rebase-merge", "a rebase"), ("rebase-apply", "a rebase"),
    ]

    // MARK: Objects

    /// Writes the files and says where they stand, as `update-index --index-info` reads it; those that
    /// go first, so that a folder may take their place.
    private func entries(
        of changes: ChangeSet, on base: Base
    ) throws(GitProcess.Failure) -> [UInt8] {
        let top = base.folder.top
        let list = try Self.output(
            ["ls-tree", "-r", "-z", "--full-tree", base.commit.text], in: top)
        let committed = Dictionary(
            GitEntry.tree(in: list).map { ($0.path, $0.entry) },
            uniquingKeysWith: { first, _ in first })
        let mode = ["config", "--type=bool", "--default=true", "--get", "core.fileMode"]
        let countsExecution = try !Self.output(mode, in: top).starts(with: "false".utf8)
        var gone: [UInt8] = []
        var there: [UInt8] = []
        for change in changes.changes {
            let path = base.folder.prefix(of: base.root) + Array(change.path.string.utf8)
            let entry = committed[path]
            try require(entry, holds: change, base.objects)
            guard let after = change.after else {
                let none = String(repeating: "0", count: base.commit.text.count)
                gone += Array("0 \(none)\t".utf8) + path + [0]
                continue
            }
            let object = try Self.output(
                ["hash-object", "-w", "--stdin", "--no-filters"], in: top,
                input: Array(after.utf8)
            ).word
            let isExecutable =
                countsExecution
                && FileStatus(of: base.root + "/" + change.path.string)?.isExecutable == true
            let mode = entry?.mode ?? (isExecutable ? GitEntry.executable : "100644")
            there += Array("\(mode) \(object)\t".utf8) + path + [0]
        }
        return gone + there
    }

    /// What the index holds of files that were written in its second or later, without when git looked at
    /// them: it would read these through the filters that the repository names, whenever it writes the
    /// index.
    private func unsettledEntries(of folder: GitFolder) throws(GitProcess.Failure) -> [UInt8] {
        let list = try Self.output(["ls-files", "--stage", "--debug", "-z"], in: folder.top)
        guard let entries = GitIndexEntry.list(in: list) else {
            throw .ended(message: "it lists its index in a form that is not known")
        }
        if entries.contains(where: \.isUnmerged) {
            throw .ended(message: "there are files in conflict")
        }
        let written = FileStatus(of: folder.path + "/index").map { GitIndexEntry.SeenStatus($0) }
        // Most builds of git compare seconds alone.
        guard let second = written?.modified.first else { return [] }
        return entries.filter { entry in
            !entry.entry.isSubmodule && entry.status.modified.first.map { $0 >= second } == true
        }.flatMap { entry in
            Array("\(entry.entry.mode) \(entry.entry.object.text)\t".utf8) + entry.path + [0]
        }
    }

    /// Makes sure that a file was committed as it stood in the folder: another form is one that git would
    /// have to convert it to.
    private func require(
        _ entry: GitEntry?, holds change: FileChange, _ objects: GitObjects
    ) throws(GitProcess.Failure) {
        guard let before = change.before else {
            if entry == nil { return }
            throw .ended(message: "\(change.path) is committed already")
        }
        let bytes = Array(before.utf8)
        guard let entry, let blob = try? objects.bytes(of: entry.object, upTo: bytes.count + 1),
            blob.bytes == bytes, !blob.isCut
        else {
            throw .ended(
                message: "it keeps \(change.path) in another form than it had in the folder, or "
                    + "not at all")
        }
    }

    /// Writes the list of all files of a commit with some of them changed, in an index of its own: what is
    /// staged elsewhere in the repository is none of it.
    private func tree(
        with entries: [UInt8], on base: Base
    ) throws(GitProcess.Failure) -> String {
        let file = NSTemporaryDirectory() + "/strata-index-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: file) }
        let (top, own) = (base.folder.top, ["GIT_INDEX_FILE": file])
        let whole = ["-c", "core.splitIndex=false"]
        _ = try Self.output(whole + ["read-tree", base.commit.text], in: top, adding: own)
        _ = try Self.output(whole + Self.writingIndex, in: top, input: entries, adding: own)
        return try Self.output(["write-tree", "--missing-ok"], in: top, adding: own).word
    }

    private static func output(
        _ arguments: [String], in top: String, input: [UInt8] = [],
        adding variables: [String: String] = [:]
    ) throws(GitProcess.Failure) -> [UInt8] {
        try GitProcess.output(
            arguments, in: top, input: input, upTo: longestList, adding: variables)
    }
}

extension [UInt8] {
    /// The text of a single line.
    fileprivate var word: String {
        String(decoding: self, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
