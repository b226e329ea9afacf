import Codebase
import Synchronization

/// Remembers the facts of files between runs, and asks another reader only about what changed.
///
/// A file counts as unchanged if the file system says the same of it as before; if it says
/// something else, but the content is the same, only that is noted.
package final class CachingSourceFactsReader: SourceFactsReader {
    private let reader: any SourceFactsReader
    private let folder: CacheFolder
    private let margin: Int64
    /// What is known of the codebase that was asked about last.
    private let known = Mutex<CachedFacts?>(nil)

    /// - Parameters:
    ///   - reader: Who is asked about what is not remembered.
    ///   - folder: The absolute path of a folder for this alone; it is made when needed.
    ///   - settling: How long a file must have been left alone before its facts are kept.
    package init(
        reader: any SourceFactsReader, folder: String, settling: Duration = .seconds(2)
    ) {
        self.reader = reader
        self.folder = CacheFolder(path: folder)
        margin =
            settling.components.seconds * 1_000_000_000
            + settling.components.attoseconds / 1_000_000_000
    }

    /// Where the facts are kept by custom; nil without a home.
    package static func folder(in environment: [String: String]) -> String? {
        if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
            return base + "/strata/facts"
        }
        return environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.cache/strata/facts" }
    }

    package func facts(
        of files: [RelativePath], in contents: any SourceContents
    ) -> AsyncStream<[FileFacts]> {
        guard let root = contents.folder else { return reader.facts(of: files, in: contents) }
        return AsyncStream { continuation in
            let task = Task.detached { [self] in
                await read(files, in: contents, of: root) { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func read(
        _ files: [RelativePath], in contents: any SourceContents, of root: String,
        deliver: ([FileFacts]) -> Void
    ) async {
        var cache = remembered(root)
        var lookup = FactsLookup(contents: contents, started: FileStamp.now(), margin: margin)
        let missing = lookup.answer(files, from: &cache, deliver: deliver)
        for await batch in reader.facts(of: missing, in: contents) {
            deliver(batch)
            for found in batch { lookup.remember(found, in: &cache) }
        }
        if lookup.changedCache {
            lookup.trim(&cache, to: files)
            folder.save(cache)
        }
        known.withLock { $0 = cache }
    }

    private func remembered(_ root: String) -> CachedFacts {
        let inMemory = known.withLock { known in known?.root == root ? known : nil }
        return inMemory ?? folder.load(root) ?? CachedFacts(root: root)
    }
}
