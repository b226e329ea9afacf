import Codebase

/// The trees before and after a commit.
struct TreePair {
    /// Nil where there was nothing.
    let before: ObjectName?
    let after: ObjectName?
}

/// A file that is another one in the second of two trees.
struct FileDifference: Equatable {
    /// From the folder on that was asked about.
    let path: [UInt8]
    /// What it held before; nil if it was not there.
    let before: ObjectName?
    /// What it holds after; nil if it is gone.
    let after: ObjectName?
}

extension GitCommits {
    /// The files that differ, pair by pair; folders of all pairs are asked for in one go, level by
    /// level, and where both sides are the same nothing is.
    ///
    /// - Parameter folder: What paths begin with: bytes that end with a slash, or none.
    func differences(
        between pairs: [TreePair], below folder: [UInt8], from objects: GitObjects
    ) throws(GitProcess.Failure) -> [[FileDifference]] {
        var found = pairs.map { _ in [FileDifference]() }
        var level = pairs.enumerated().map { FolderDifference(pair: $0, path: [], trees: $1) }
        while !level.isEmpty {
            let wanted = Array(
                Set(level.flatMap { [$0.trees.before, $0.trees.after].compactMap(\.self) }))
            let lists = Dictionary(
                zip(wanted, try folders(wanted, from: objects)),
                uniquingKeysWith: { first, _ in first })
            var next: [FolderDifference] = []
            for folderPair in level {
                let before = folderPair.trees.before.flatMap { lists[$0] } ?? []
                let after = folderPair.trees.after.flatMap { lists[$0] } ?? []
                for difference in EntryDifference.all(between: before, and: after) {
                    let path = folderPair.path + difference.name
                    if path.starts(with: folder) || folder.starts(with: path + [0x2F]) {
                        next += difference.folders.map {
                            FolderDifference(pair: folderPair.pair, path: path + [0x2F], trees: $0)
                        }
                    }
                    if path.starts(with: folder), let file = difference.file {
                        found[folderPair.pair].append(
                            FileDifference(
                                path: Array(path.dropFirst(folder.count)), before: file.before,
                                after: file.after))
                    }
                }
            }
            level = next
        }
        return found
    }
}

/// A folder that differs.
private struct FolderDifference {
    /// The place of the pair of trees.
    let pair: Int
    /// Empty, or with a slash at the end.
    let path: [UInt8]
    let trees: TreePair
}

/// What stands under one name in two folders, and is not the same.
private struct EntryDifference {
    let name: [UInt8]
    let before: GitCommits.Entry?
    let after: GitCommits.Entry?

    /// Commits of other repositories are left out.
    static func all(
        between before: [GitCommits.Entry], and after: [GitCommits.Entry]
    ) -> [EntryDifference] {
        let former = Dictionary(
            before.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var gone = former
        var all: [EntryDifference] = []
        for entry in after {
            gone[entry.name] = nil
            let one = former[entry.name]
            if one?.object == entry.object, one?.kind == entry.kind { continue }
            all.append(EntryDifference(name: entry.name, before: one, after: entry))
        }
        return all + gone.values.map { EntryDifference(name: $0.name, before: $0, after: nil) }
    }

    /// The folders behind the name; none where neither side is one.
    var folders: [TreePair] {
        let pair = TreePair(before: folder(before), after: folder(after))
        return pair.before == nil && pair.after == nil ? [] : [pair]
    }

    /// The files behind the name; nil where neither side is one.
    var file: TreePair? {
        let pair = TreePair(before: file(before), after: file(after))
        return pair.before == nil && pair.after == nil ? nil : pair
    }

    private func folder(_ entry: GitCommits.Entry?) -> ObjectName? {
        guard let entry, entry.kind == nil else { return nil }
        return entry.object
    }

    private func file(_ entry: GitCommits.Entry?) -> ObjectName? {
        guard let kind = entry?.kind, kind != .submodule else { return nil }
        return entry?.object
    }
}
