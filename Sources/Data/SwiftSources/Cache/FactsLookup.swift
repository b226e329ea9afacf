import Codebase

/// One request's way through the cache.
struct FactsLookup {
    private static let batchSize = 256

    private let contents: any SourceContents
    private let started: Int64
    private let margin: Int64
    private var stamps: [RelativePath: FileStamp] = [:]
    private(set) var changedCache = false

    /// - Parameters:
    ///   - started: When, in nanoseconds since 1970.
    ///   - margin: How many of them before that a file must have been left alone.
    init(contents: any SourceContents, started: Int64, margin: Int64) {
        self.contents = contents
        self.started = started
        self.margin = margin
    }

    /// Hands on what is remembered.
    ///
    /// - Returns: The files that must be read, the largest first, so that none of them is left to
    ///   one processor at the end.
    mutating func answer(
        _ files: [RelativePath], from cache: inout CachedFacts, deliver: ([FileFacts]) -> Void
    ) -> [RelativePath] {
        var missing: [(file: RelativePath, size: Int64)] = []
        var batch: [FileFacts] = []
        for file in files {
            let stamp = contents.stamp(of: file)?.file
            if let facts = known(file, stamp, in: &cache) {
                batch.append(FileFacts(file: file, facts: facts))
            } else {
                stamps[file] = stamp
                missing.append((file, stamp?.size ?? 0))
            }
            if batch.count == Self.batchSize {
                deliver(batch)
                batch.removeAll(keepingCapacity: true)
            }
        }
        if !batch.isEmpty { deliver(batch) }
        return missing.sorted { $0.size > $1.size }.map(\.file)
    }

    private mutating func known(
        _ file: RelativePath, _ stamp: FileStamp?, in cache: inout CachedFacts
    ) -> SourceFacts? {
        guard let stamp, let entry = cache.entries[file], entry.stamp.size == stamp.size else {
            return nil
        }
        if entry.stamp == stamp { return entry.facts }
        guard contentHash(of: file) == entry.contentHash else { return nil }
        if isTrusted(stamp, of: file) {
            cache.entries[file]?.stamp = stamp
            changedCache = true
        }
        return entry.facts
    }

    /// Keeps facts that were just read, if the file stayed the same meanwhile.
    mutating func remember(_ found: FileFacts, in cache: inout CachedFacts) {
        guard let stamp = stamps[found.file],
            !found.facts.problems.contains(where: { $0.kind == .unreadable }),
            let hash = contentHash(of: found.file), isTrusted(stamp, of: found.file)
        else { return }
        cache.entries[found.file] = CachedFacts.Entry(
            stamp: stamp, contentHash: hash, facts: found.facts)
        changedCache = true
    }

    /// Forgets files that are gone, unless they may be back soon, as after a change of branch.
    func trim(_ cache: inout CachedFacts, to files: [RelativePath]) {
        let limit = max(20_000, files.count * 2)
        guard cache.entries.count > limit else { return }
        let wanted = Set(files)
        for file in cache.entries.keys where !wanted.contains(file) {
            cache.entries[file] = nil
            if cache.entries.count <= limit { return }
        }
    }

    private func isTrusted(_ stamp: FileStamp, of file: RelativePath) -> Bool {
        stamp.isSettled(at: started, margin: margin)
            && contents.stamp(of: file)?.file == stamp
    }

    private func contentHash(of file: RelativePath) -> Int? {
        guard let read = try? contents.bytes(of: file, upTo: 16 << 20) else { return nil }
        return read.bytes.withUnsafeBytes { ByteHash.hash($0) }
    }
}
