import Codebase
import Synchronization

/// Keeps the details of the files that were asked for last, for as long as their bytes stay the same.
package final class KeptDetailsReader: SourceDetailsReader {
    private let reader: any SourceDetailsReader
    /// The most bytes of sources whose details are kept.
    private let limit: Int
    private let kept = Mutex(Kept())

    /// - Parameters:
    ///   - reader: What reads the other files.
    ///   - limit: The most bytes of sources whose details are kept; what was not asked for longest
    ///     goes first.
    package init(_ reader: any SourceDetailsReader, limit: Int = 8 << 20) {
        self.reader = reader
        self.limit = limit
    }

    package func details(
        of files: [RelativePath], in contents: any SourceContents
    ) async -> [RelativePath: SourceDetails] {
        var found: [RelativePath: SourceDetails] = [:]
        var others: [RelativePath: [UInt8]] = [:]
        for file in files {
            guard let read = try? contents.bytes(of: file, upTo: limit), !read.isCut else {
                continue
            }
            if let known = kept.withLock({ $0.details(of: read.bytes, in: file) }) {
                found[file] = known
            } else {
                others[file] = read.bytes
            }
        }
        let new = await reader.details(of: files.filter { found[$0] == nil }, in: contents)
        kept.withLock { kept in
            for (file, details) in new {
                // A file that was written meanwhile is read again next time.
                guard let bytes = others[file], details.problems.isEmpty,
                    (try? contents.bytes(of: file, upTo: limit))?.bytes == bytes
                else { continue }
                kept.keep(details, of: bytes, in: file, upTo: limit)
            }
        }
        return found.merging(new) { known, _ in known }
    }

    /// Details with what they are the details of.
    private struct Kept {
        private struct Entry {
            let bytes: [UInt8]
            let details: SourceDetails
            var lastUse: Int
        }

        private var entries: [RelativePath: Entry] = [:]
        private var size = 0
        private var uses = 0

        mutating func details(of bytes: [UInt8], in file: RelativePath) -> SourceDetails? {
            guard let entry = entries[file], entry.bytes == bytes else { return nil }
            uses += 1
            entries[file]?.lastUse = uses
            return entry.details
        }

        mutating func keep(
            _ details: SourceDetails, of bytes: [UInt8], in file: RelativePath, upTo limit: Int
        ) {
            uses += 1
            size += bytes.count - (entries[file]?.bytes.count ?? 0)
            entries[file] = Entry(bytes: bytes, details: details, lastUse: uses)
            if size <= limit { return }
            // A quarter at once, so that not every file that comes sorts them all.
            for (old, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
                if size <= limit * 3 / 4 { break }
                entries[old] = nil
                size -= entry.bytes.count
            }
        }
    }
}
