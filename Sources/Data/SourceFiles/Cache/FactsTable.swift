import Codebase
import ContentCache

/// The file that says which content each file of a codebase had when it was last seen.
enum FactsTable {
    private static let form = SealedFile(
        magic: "strata table\n", version: CachedFacts.version)

    static func encoded(_ cache: CachedFacts, root: String, by secret: CacheSecret) -> [UInt8] {
        var body = ByteWriter()
        body.putText(root)
        body.put(cache.files) { writer, file in
            writer.putText(file.key.string)
            writer.put(file.value.stamp.size)
            writer.put(file.value.stamp.modified)
            writer.put(file.value.stamp.changed)
            writer.put(file.value.stamp.inode)
            writer.put(file.value.key.high)
            writer.put(file.value.key.low)
        }
        return form.file(body.bytes, by: secret)
    }

    /// - Returns: nil if the file is damaged, of another version or cache, or about another codebase.
    static func decoded(
        _ file: [UInt8], root: String, by secret: CacheSecret
    ) -> [RelativePath: CachedFacts.File]? {
        guard let body = form.body(of: file, by: secret) else { return nil }
        return body.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            guard reader.text() == root else { return nil }
            var files: [RelativePath: CachedFacts.File] = [:]
            let count = reader.count()
            files.reserveCapacity(count)
            for _ in 0..<count where reader.isSound {
                let path = RelativePath(reader.text())
                files[path] = CachedFacts.File(stamp: reader.stamp(), key: reader.key())
            }
            return reader.isSound && reader.isAtEnd ? files : nil
        }
    }
}

extension ByteReader {
    fileprivate mutating func stamp() -> FileStamp {
        FileStamp(
            size: Int64(bitPattern: bits()), modified: Int64(bitPattern: bits()),
            changed: Int64(bitPattern: bits()), inode: bits())
    }

    fileprivate mutating func key() -> ContentKey { ContentKey(high: bits(), low: bits()) }
}
