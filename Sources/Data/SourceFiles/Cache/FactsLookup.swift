import OperatingSystem
import Codebase
import ContentCache

/// One request's way through the cache.
struct FactsLookup {
    /// A file and what is known of its content.
    struct Asked: Sendable {
        let file: RelativePath
        let stamp: ContentStamp?
        /// Nil if it was not worth reading for.
        var key: ContentKey?

        /// Whether an object of git holds the content.
        var isOfObject: Bool { if case .digest = stamp { true } else { false } }
    }

    private static let batchSize = 256
    /// How many files of a revision are read in one go.
    private static let objectsAtOnce = 48
    /// The most bytes that are held for whoever reads them next.
    private static let mostHeld = 64 << 20
    private static let longestFile = 16 << 20

    private let contents: any SourceContents
    private let folder: CacheFolder
    private let secret: CacheSecret
    private let started: Int64
    private let margin: Int64
    /// What was read and is to be kept.
    private(set) var added: [ContentKey: SourceFacts]
    /// Whether a file is known with another stamp than before.
    private(set) var changedFiles = false
    /// What was read of git's objects to know its content, so that nobody reads it again.
    private var held: [RelativePath: FileBytes] = [:]

    /// - Parameters:
    ///   - started: When, in nanoseconds since 1970.
    ///   - margin: How many of them before that a file must have been left alone.
    ///   - scattered: What is kept already, but in so many packs that it is put into one.
    init(
        contents: any SourceContents, folder: CacheFolder, secret: CacheSecret, started: Int64,
        margin: Int64, scattered: [ContentKey: SourceFacts] = [:]
    ) {
        added = scattered
        self.contents = contents
        self.folder = folder
        self.secret = secret
        self.started = started
        self.margin = margin
    }

    /// What tells whether files are as they were, for each of them.
    static func stamps(
        of files: [RelativePath], in contents: any SourceContents
    ) async -> [ContentStamp?] {
        await onAllProcessors(files) { contents.stamp(of: $0) }
    }

    /// Hands on what is kept.
    ///
    /// - Parameter stamps: Those of the files, in their order.
    /// - Returns: The files that must be read, the largest first, so that none of them is left to
    ///   one processor at the end.
    mutating func answer(
        _ files: [RelativePath], _ stamps: [ContentStamp?], from cache: inout CachedFacts,
        deliver: ([FileFacts]) -> Void
    ) async -> [Asked] {
        var asked = zip(files, stamps).map { file, stamp in
            if case .digest(let digest) = stamp {
                return Asked(file: file, stamp: stamp, key: cache.objects[digest])
            }
            let known = cache.files[file].flatMap { $0.stamp == stamp?.file ? $0.key : nil }
            return Asked(file: file, stamp: stamp, key: known)
        }
        await loadFacts(of: asked, into: &cache)
        // Without anything kept there is nothing to be found by content.
        let hasKept = !cache.facts.isEmpty || folder.hasPacks
        let wanted = asked.indices.filter {
            hasKept || !isSettled(asked[$0].stamp) || asked[$0].isOfObject
        }
        await findKeys(of: &asked, at: wanted)
        if hasKept { await loadFacts(of: asked, into: &cache) }
        var missing: [Asked] = []
        var batch: [FileFacts] = []
        for item in asked {
            guard let key = item.key, let facts = cache.facts[key] else {
                missing.append(item)
                continue
            }
            note(item, key, in: &cache)
            batch.append(FileFacts(file: item.file, facts: facts))
            if batch.count == Self.batchSize {
                deliver(batch)
                batch.removeAll(keepingCapacity: true)
            }
        }
        if !batch.isEmpty { deliver(batch) }
        return missing.sorted { ($0.stamp?.file?.size ?? 0) > ($1.stamp?.file?.size ?? 0) }
    }

    /// Keeps facts that were just read, if the file stayed the same meanwhile.
    ///
    /// What a stamp is too young to say, the content does: it is the same before and after.
    mutating func remember(_ found: FileFacts, _ item: Asked, in cache: inout CachedFacts) {
        let isSettled = isSettled(item.stamp)
        guard isSettled || item.key != nil,
            !found.facts.problems.contains(where: { $0.kind == .unreadable }),
            let key = (isSettled ? item.key : nil)
                ?? Self.key(of: item.file, in: contents, by: secret),
            isSettled || key == item.key, contents.stamp(of: item.file) == item.stamp
        else { return }
        cache.facts[key] = found.facts
        added[key] = found.facts
        note(item, key, in: &cache)
    }

    /// Loads what is kept of some contents and not in memory.
    private mutating func loadFacts(
        of asked: [Asked], into cache: inout CachedFacts
    ) async {
        let missing = Set(asked.compactMap(\.key).filter { cache.facts[$0] == nil })
        if missing.isEmpty { return }
        let (facts, packs) = await folder.facts(of: missing, by: secret)
        cache.facts.merge(facts) { first, _ in first }
        if packs > KeptCodebase.mostPacks { added.merge(facts) { first, _ in first } }
    }

    /// Notes that a file has a content, if that cannot have changed unseen.
    private mutating func note(
        _ item: Asked, _ key: ContentKey, in cache: inout CachedFacts
    ) {
        if case .digest(let digest) = item.stamp { return cache.note(object: digest, has: key) }
        guard let stamp = item.stamp?.file, isSettled(item.stamp) else { return }
        let file = CachedFacts.File(stamp: stamp, key: key)
        if cache.files[item.file] == file { return }
        cache.files[item.file] = file
        changedFiles = true
    }

    private func isSettled(_ stamp: ContentStamp?) -> Bool {
        switch stamp {
        case .file(let stamp): stamp.isSettled(at: started, margin: margin)
        case .digest: true
        case nil: false
        }
    }

    // MARK: Keys

    /// Reads the files whose content is not known, on all processors.
    private mutating func findKeys(of asked: inout [Asked], at places: [Int]) async {
        let unknown = places.filter { asked[$0].key == nil }
        await findObjectKeys(of: &asked, at: unknown.filter { asked[$0].isOfObject })
        let others = unknown.filter { !asked[$0].isOfObject }
        if others.isEmpty { return }
        let files = others.map { asked[$0].file }
        let keys = await Self.onAllProcessors(files) { [contents, secret] in
            Self.key(of: $0, in: contents, by: secret)
        }
        for (index, key) in zip(others, keys) {
            // What changed while it was read has no content that is known.
            guard let stamp = asked[index].stamp else { continue }
            if contents.stamp(of: asked[index].file) == stamp { asked[index].key = key }
        }
    }

    /// The same of files of a revision, many in one go; they never change.
    private mutating func findObjectKeys(of asked: inout [Asked], at places: [Int]) async {
        let chunks = stride(from: 0, to: places.count, by: Self.objectsAtOnce).map {
            places[$0..<min($0 + Self.objectsAtOnce, places.count)].map { asked[$0].file }
        }
        let found = await Self.onAllProcessors(chunks) { [contents, secret] files in
            Task.isCancelled
                ? nil
                : contents.bytes(ofEach: files, upTo: Self.longestFile).map { read in
                    (try? read.get()).map { (Self.key(of: $0, by: secret), $0) }
                }
        }
        var bytes = 0
        for (place, read) in zip(places, found.joined(of: chunks.map(\.count))) {
            guard let (key, read) = read else { continue }
            asked[place].key = key
            bytes += read.bytes.count
            if bytes <= Self.mostHeld { held[asked[place].file] = read }
        }
    }

    /// The contents, from what was read already where it is known.
    func contentsToRead() -> any SourceContents {
        held.isEmpty ? contents : HeldContents(base: contents, held: held)
    }

    /// What is found for each of some files.
    private static func onAllProcessors<Item: Sendable, Found: Sendable>(
        _ files: [Item], _ find: @escaping @Sendable (Item) -> Found?
    ) async -> [Found?] {
        let workers = min(files.count, SystemThread.processorCount)
        return await withTaskGroup(of: [(Int, Found?)].self) { group in
            for worker in 0..<workers {
                group.addTask {
                    stride(from: worker, to: files.count, by: workers).map { ($0, find(files[$0])) }
                }
            }
            var all = [Found?](repeating: nil, count: files.count)
            for await part in group { for (index, found) in part { all[index] = found } }
            return all
        }
    }

    private static func key(
        of file: RelativePath, in contents: any SourceContents, by secret: CacheSecret
    ) -> ContentKey? {
        guard !Task.isCancelled, let read = try? contents.bytes(of: file, upTo: longestFile) else {
            return nil
        }
        return key(of: read, by: secret)
    }

    private static func key(of read: FileBytes, by secret: CacheSecret) -> ContentKey {
        read.bytes.withUnsafeBytes { secret.key(of: $0, isCut: read.isCut) }
    }
}

extension [[(ContentKey, FileBytes)?]?] {
    /// One after the other; nothing for each file of a part that is missing.
    fileprivate func joined(of counts: [Int]) -> [(ContentKey, FileBytes)?] {
        zip(self, counts).flatMap { part, count in
            part ?? Array<(ContentKey, FileBytes)?>(repeating: nil, count: count)
        }
    }
}
