/// The form of a file that is believed only as its own cache wrote it.
///
///     magic, version, sum of both and the body, body
package struct SealedFile: Sendable {
    private let start: [UInt8]

    /// A form.
    ///
    /// - Parameters:
    ///   - magic: What the file is; a line of text.
    ///   - version: What the body is read by; files of others are not believed.
    package init(magic: String, version: Int) {
        start = Array(magic.utf8) + UInt64(truncatingIfNeeded: version).littleEndianBytes
    }

    /// The whole file.
    package func file(_ body: [UInt8], by secret: CacheSecret) -> [UInt8] {
        start + sum(of: body[...], by: secret).littleEndianBytes + body
    }

    /// The body of a file.
    ///
    /// - Returns: nil if the file is damaged, or of another form, version or cache.
    package func body(of file: [UInt8], by secret: CacheSecret) -> [UInt8]? {
        let size = start.count + 8
        guard file.count >= size, file.starts(with: start) else { return nil }
        let body = file[size...]
        let sum = sum(of: body, by: secret)
        guard file[start.count..<size].elementsEqual(sum.littleEndianBytes) else { return nil }
        return Array(body)
    }

    private func sum(of body: ArraySlice<UInt8>, by secret: CacheSecret) -> UInt64 {
        start.withUnsafeBytes { start in body.withUnsafeBytes { secret.sum(of: start, $0) } }
    }
}

extension UInt64 {
    /// The eight bytes, lowest first.
    package var littleEndianBytes: [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
    }
}
