import Chronicling
import Codebase
import ContentCache
import Synchronization

/// Keeps the architecture of commits by their trees, in one file for each codebase, beside readings.
///
/// What a tree says never changes; the program and the folder are part of the file's key, because
/// another program may read it in another way.
package final class CommitStateCache: CommitStateStore {
    static let ending = ".states"
    // As the program is part of the keys, the version never changes.
    private static let form = SealedFile(magic: "strata states\n", version: 1)
    /// The most bytes of a file that are kept or believed.
    private static let mostBytes = 48 << 20
    /// From how many states on those that nobody wants are forgotten.
    private static let most = 20_000

    private let cache: ReadingCache
    private let known = Mutex<[String: [String: CommitState]]>([:])

    /// - Parameter cache: Where they are kept, beside readings.
    package init(cache: ReadingCache) { self.cache = cache }

    package func states(of root: String) async -> [String: CommitState] {
        if let known = known.withLock({ $0[root] }) { return known }
        let states = read(root)
        known.withLock { $0[root] = states }
        return states
    }

    package func keep(
        _ states: [String: CommitState], of root: String, wanted trees: Set<String>
    ) async {
        if states.isEmpty { return }
        var all = await self.states(of: root)
        all.merge(states) { _, new in new }
        if all.count > Self.most {
            all = all.filter { trees.contains($0.key) || states[$0.key] != nil }
        }
        let kept = all
        known.withLock { $0[root] = kept }
        cache.write { [self] in save(kept, root) }
    }

    private func path(of root: String, by secret: CacheSecret) -> (path: String, key: ContentKey) {
        var writer = ByteWriter()
        writer.putText(cache.program)
        writer.putText(root)
        let key = writer.bytes.withUnsafeBytes { secret.key(of: $0) }
        return (cache.folder.file(for: key, Self.ending), key)
    }

    private func read(_ root: String) -> [String: CommitState] {
        guard let secret = cache.folder.secret() else { return [:] }
        let (path, key) = path(of: root, by: secret)
        guard let file = cache.folder.read(path, upTo: Self.mostBytes),
            let body = Self.form.body(of: file, by: secret)
        else { return [:] }
        cache.folder.touch(path)
        return body.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            guard reader.bits() == key.high, reader.bits() == key.low else { return [:] }
            reader.readStrings()
            let states = reader.array { ($0.string(), $0.commitState()) }
            guard reader.isSound, reader.isAtEnd else { return [:] }
            return Dictionary(states, uniquingKeysWith: { first, _ in first })
        }
    }

    private func save(_ states: [String: CommitState], _ root: String) {
        guard let secret = cache.folder.secret() else { return }
        let (path, key) = path(of: root, by: secret)
        var head = ByteWriter()
        head.put(key.high)
        head.put(key.low)
        var writer = ByteWriter()
        writer.put(states) { writer, state in
            writer.put(state.key)
            writer.put(state.value)
        }
        let file = Self.form.file(head.bytes + writer.stringTable + writer.bytes, by: secret)
        if file.count <= Self.mostBytes { cache.folder.save(file, to: path) }
        cache.folder.removeOldest()
    }
}
