import Codebase
import ContentCache

/// Keeps what commits changed: a commit never says anything else.
///
/// Of a repository one file is kept, with what the commits that were asked for last changed.
package struct CachingChangeHistoryReader: ChangeHistoryReader {
    static let ending = ".history"
    private static let form = SealedFile(magic: "strata history\n", version: 3)
    /// The most bytes of a file that are kept or believed.
    private static let mostBytes = 8 << 20

    private let reader: any ChangeHistoryReader
    private let cache: ReadingCache

    /// - Parameters:
    ///   - reader: Who asks the repository.
    ///   - cache: Where it is kept, beside readings.
    package init(reader: any ChangeHistoryReader, cache: ReadingCache) {
        self.reader = reader
        self.cache = cache
    }

    package func commits(
        in root: String, most: Int
    ) async throws(RevisionError) -> [CommitName] {
        try await reader.commits(in: root, most: most)
    }

    package func changes(
        by commits: [CommitName], in root: String
    ) async throws(RevisionError) -> [CommitChanges] {
        guard let secret = cache.folder.secret() else {
            return try await reader.changes(by: commits, in: root)
        }
        let key = Array(root.utf8).withUnsafeBytes { secret.key(of: $0) }
        let path = cache.folder.file(for: key, Self.ending)
        var known = kept(at: path, of: root, by: secret)
        let asked = commits.filter { known[$0] == nil }
        if !asked.isEmpty {
            let found = try await reader.changes(by: asked, in: root)
            for (commit, changes) in zip(asked, found) { known[commit] = changes }
            let all = commits.map { ($0, known[$0] ?? CommitChanges(files: [])) }
            cache.write { keep(all, at: path, of: root, by: secret) }
        }
        return commits.map { known[$0] ?? CommitChanges(files: []) }
    }

    private func kept(
        at path: String, of root: String, by secret: CacheSecret
    ) -> [CommitName: CommitChanges] {
        guard let file = cache.folder.read(path, upTo: Self.mostBytes),
            let body = Self.form.body(of: file, by: secret)
        else { return [:] }
        cache.folder.touch(path)
        return body.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            reader.readStrings()
            guard reader.string() == root else { return [:] }
            let all = reader.array { reader in
                (
                    CommitName(reader.string()),
                    CommitChanges(
                        files: reader.array { RelativePath($0.string()) },
                        renames: reader.array {
                            .init(from: RelativePath($0.string()), to: RelativePath($0.string()))
                        })
                )
            }
            guard reader.isSound, reader.isAtEnd else { return [:] }
            return Dictionary(all, uniquingKeysWith: { first, _ in first })
        }
    }

    private func keep(
        _ commits: [(CommitName, CommitChanges)], at path: String, of root: String,
        by secret: CacheSecret
    ) {
        var writer = ByteWriter()
        writer.put(root)
        writer.put(commits) { writer, commit in
            writer.put(commit.0.text)
            writer.put(commit.1.files) { $0.put($1.string) }
            writer.put(commit.1.renames) { writer, rename in
                writer.put(rename.from.string)
                writer.put(rename.to.string)
            }
        }
        let file = Self.form.file(writer.stringTable + writer.bytes, by: secret)
        if file.count <= Self.mostBytes { cache.folder.save(file, to: path) }
        cache.folder.removeOldest()
    }
}
