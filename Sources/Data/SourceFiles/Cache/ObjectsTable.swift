import ContentCache

/// The file that says which content objects of git have, of all repositories: what has the same name
/// has the same content, so whoever reads revisions again need not read files that are known.
enum ObjectsTable {
    /// The most objects that are kept: those of some large codebases.
    static let most = 100_000
    /// The bytes of git's digests.
    fileprivate static let sizes = [20, 32]
    private static let form = SealedFile(magic: "strata objects\n", version: 1)

    static func encoded(_ objects: [[UInt8]: ContentKey], by secret: CacheSecret) -> [UInt8] {
        var body = ByteWriter()
        body.put(objects.filter { sizes.contains($0.key.count) }) { writer, object in
            writer.put(object.key.count)
            for word in words(of: object.key) { writer.put(word) }
            writer.put(object.value.high)
            writer.put(object.value.low)
        }
        return form.file(body.bytes, by: secret)
    }

    /// - Returns: nil if the file is damaged, or of another cache.
    static func decoded(_ file: [UInt8], by secret: CacheSecret) -> [[UInt8]: ContentKey]? {
        guard let body = form.body(of: file, by: secret) else { return nil }
        return body.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            var objects: [[UInt8]: ContentKey] = [:]
            let count = reader.count()
            objects.reserveCapacity(count)
            for _ in 0..<count where reader.isSound {
                let digest = reader.digest()
                objects[digest] = ContentKey(high: reader.bits(), low: reader.bits())
            }
            return reader.isSound && reader.isAtEnd ? objects : nil
        }
    }

    /// Eight bytes each, filled up with zeros.
    private static func words(of digest: [UInt8]) -> [UInt64] {
        stride(from: 0, to: digest.count, by: 8).map { start in
            (0..<8).reduce(0) { word, place in
                let index = start + place
                return word << 8 | (index < digest.count ? UInt64(digest[index]) : 0)
            }
        }
    }
}

extension ByteReader {
    fileprivate mutating func digest() -> [UInt8] {
        let count = number()
        guard ObjectsTable.sizes.contains(count) else {
            fail()
            return []
        }
        var digest: [UInt8] = []
        while digest.count < count {
            let word = bits()
            for place in 0..<8 where digest.count < count {
                digest.append(UInt8(truncatingIfNeeded: word >> UInt64(56 - place * 8)))
            }
        }
        return digest
    }
}
