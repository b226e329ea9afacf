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
    package func settle() async { await writer.settle() }

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
        for await batch in reader.facts(of: missing.map(\.file), in: contents) {
            deliver(batch)
            for found in batch {
                if let item = asked[found.file] { lookup.remember(found, item, in: &cache) }
            }
        }
        cache.trim()
        cache.trim(to: files)
        known.withLock { $0 = cache }
        keep(cache, after: lookup, by: secret)
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
