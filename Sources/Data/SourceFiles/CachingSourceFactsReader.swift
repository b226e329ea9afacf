import Codebase
import ContentCache
import Synchronization

/// Remembers facts between runs by the content that they are of, for all codebases together, and asks
/// another reader only about contents that were never met.
///
/// A file counts as unchanged if the file system says the same of it as before. Otherwise it is read,
/// and its content may be known from wherever: another branch, another clone, a revision.
package final class CachingSourceFactsReader: SourceFactsReader {
    private let reader: any SourceFactsReader
    private let folder: CacheFolder
    private let margin: Int64
    private let writer = CacheWriter()
    /// What is known of the codebase that was asked about last.
    private let known = Mutex<CachedFacts?>(nil)
    /// The objects that are known and not written down, and when that was done last.
    private let objects = Mutex<
        (unwritten: [[UInt8]: ContentKey]?, written: ContinuousClock.Instant)
    >(
        (nil, .now))
    /// How long objects may stay unwritten: all of them are in one file.
    private static let patience = Duration.seconds(5)
    /// What is being fetched for a folder that will be asked about.
    private let prepared = Mutex<(root: String, kept: Task<KeptCodebase, Never>)?>(nil)

    /// - Parameters:
    ///   - reader: Who is asked about what is not remembered.
    ///   - folder: The absolute path of a folder for this alone; it is made when needed.
    ///   - limit: The most bytes to keep; what was not used for the longest time goes first.
    ///   - settling: How long a file must have been left alone before its facts are kept.
    package init(
        reader: any SourceFactsReader, folder: String, limit: Int = 512 << 20,
        settling: Duration = .seconds(2)
    ) {
        self.reader = reader
        self.folder = CacheFolder(facts: folder, limit: limit)
        margin = settling.nanoseconds
    }

    /// Where the facts are kept by custom; nil without a home.
    package static func folder(in environment: [String: String]) -> String? {
        CacheFolder.path(of: "strata/facts", in: environment)
    }

    /// Returns once everything is kept that was read.
    package func settle() async {
        writeObjects()
        await writer.settle()
    }

    private func writeObjects() {
        let unwritten = objects.withLock { state in
            defer { state = (nil, .now) }
            return state.unwritten
        }
        guard let unwritten else { return }
        writer.start { [folder] in
            if let secret = folder.secret() { folder.save(objects: unwritten, by: secret) }
        }
    }

    package func prepare(for folder: String) {
        if known.withLock({ $0?.root }) == folder { return }
        prepared.withLock { prepared in
            if prepared?.root == folder { return }
            let task = Task.detached { [files = self.folder] in
                await KeptCodebase(of: folder, in: files)
            }
            prepared = (folder, task)
        }
    }

    package func facts(
        of files: [RelativePath], in contents: any SourceContents
    ) -> AsyncStream<[FileFacts]> {
        AsyncStream { continuation in
            let task = Task.detached { [self] in
                await read(files, in: contents) { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func read(
        _ files: [RelativePath], in contents: any SourceContents,
        deliver: ([FileFacts]) -> Void
    ) async {
        let started = CacheFolder.now()
        async let stamps = FactsLookup.stamps(of: files, in: contents)
        let kept = await kept(of: contents.folder)
        guard let secret = kept.secret else {
            for await batch in reader.facts(of: files, in: contents) { deliver(batch) }
            return
        }
        var cache = kept.facts
        var lookup = FactsLookup(
            contents: contents, folder: folder, secret: secret, started: started,
            margin: margin, scattered: kept.isScattered ? kept.facts.facts : [:])
        let missing = await lookup.answer(
            files, await stamps, from: &cache, deliver: deliver)
        let asked = Dictionary(missing.map { ($0.file, $0) }) { first, _ in first }
        let toRead = lookup.contentsToRead()
        for await batch in reader.facts(of: missing.map(\.file), in: toRead) {
            deliver(batch)
            for found in batch {
                if let item = asked[found.file] { lookup.remember(found, item, in: &cache) }
            }
        }
        cache.trim()
        cache.trim(to: files)
        noteObjects(of: &cache, in: toRead, files)
        known.withLock { $0 = cache }
        keep(cache, after: lookup, by: secret)
    }

    /// Has new objects written down from time to time.
    private func noteObjects(
        of cache: inout CachedFacts, in contents: any SourceContents, _ files: [RelativePath]
    ) {
        if cache.newObjects == 0 { return }
        cache.newObjects = 0
        var all = cache.objects
        if all.count > ObjectsTable.most {
            let digests = files.compactMap { file -> [UInt8]? in
                if case .digest(let digest) = contents.stamp(of: file) { digest } else { nil }
            }
            let wanted = Set(digests)
            all = all.filter { wanted.contains($0.key) }
        }
        let isDue = objects.withLock { [all] state in
            state.unwritten = all
            return state.written.duration(to: .now) > Self.patience
        }
        if isDue { writeObjects() }
    }

    /// What is known of a codebase before its files are looked at.
    private func kept(of root: String?) async -> KeptCodebase {
        if let inMemory = known.withLock({ $0 }), inMemory.root == root {
            return KeptCodebase(inMemory, by: folder.secret())
        }
        let task = prepared.withLock { prepared in
            defer { prepared = nil }
            return prepared?.root == root ? prepared?.kept : nil
        }
        if let task { return await task.value }
        return await KeptCodebase(of: root, in: folder)
    }

    private func keep(_ cache: CachedFacts, after lookup: FactsLookup, by secret: CacheSecret) {
        let added = lookup.added
        let changed = lookup.changedFiles
        if added.isEmpty, !changed { return }
        writer.start { [folder] in
            folder.save(pack: added, by: secret)
            if changed { folder.save(table: cache, by: secret) }
            folder.removeOldest()
        }
    }
}
