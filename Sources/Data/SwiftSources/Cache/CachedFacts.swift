import Codebase

/// The facts of a codebase's files, with what tells whether they still hold.
struct CachedFacts: Sendable {
    /// The facts of one file.
    struct Entry: Sendable {
        var stamp: FileStamp
        /// A hash of the content, for files that were only touched.
        let contentHash: Int
        let facts: SourceFacts
    }

    /// Grows whenever the same text gives other facts than before, or the form of the file changes.
    static let version = 6

    /// The absolute path of the codebase.
    let root: String
    var entries: [RelativePath: Entry] = [:]

    init(root: String) {
        self.root = root
    }

    /// The content of a cache file.
    func encoded() -> [UInt8] {
        var body = ByteWriter()
        body.put(entries) { writer, entry in
            writer.putText(entry.key.string)
            writer.put(entry.value.stamp)
            writer.put(entry.value.contentHash)
            writer.put(entry.value.facts)
        }
        var file = ByteWriter()
        file.putText(root)
        file.put(body.strings) { $0.putText($1) }
        let payload = file.bytes + body.bytes
        return Self.header(for: payload) + payload
    }

    /// Reads a cache file.
    ///
    /// - Returns: nil if the file is damaged, of another version or about another codebase.
    init?(decoding file: UnsafeRawBufferPointer, root: String) {
        guard file.count >= Self.headerSize else { return nil }
        let payload = UnsafeRawBufferPointer(rebasing: file[Self.headerSize...])
        guard file.prefix(Self.headerSize).elementsEqual(Self.header(for: payload)) else {
            return nil
        }
        var reader = ByteReader(payload)
        guard reader.text() == root else { return nil }
        self.root = root
        reader.readStrings()
        let count = reader.count()
        entries.reserveCapacity(count)
        for _ in 0..<count where reader.isSound {
            let path = RelativePath(reader.text())
            entries[path] = Entry(
                stamp: reader.stamp(), contentHash: reader.number(), facts: reader.facts())
        }
        guard reader.isSound, reader.isAtEnd else { return nil }
    }

    private static let magic = Array("strata facts\n".utf8)
    private static let headerSize = magic.count + 16

    private static func header(for payload: some Collection<UInt8>) -> [UInt8] {
        let sum = payload.withContiguousStorageIfAvailable {
            ByteHash.hash(UnsafeRawBufferPointer($0), seed: UInt64(version))
        }
        let numbers = [UInt64(version), UInt64(truncatingIfNeeded: sum ?? 0)]
        return magic
            + numbers.flatMap { number in
                (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
            }
    }
}

extension ByteWriter {
    fileprivate mutating func put(_ stamp: FileStamp) {
        put(stamp.size)
        put(stamp.modified)
        put(stamp.changed)
        put(stamp.inode)
    }
}

extension ByteReader {
    fileprivate mutating func stamp() -> FileStamp {
        FileStamp(
            size: Int64(bitPattern: bits()), modified: Int64(bitPattern: bits()),
            changed: Int64(bitPattern: bits()), inode: bits())
    }
}
