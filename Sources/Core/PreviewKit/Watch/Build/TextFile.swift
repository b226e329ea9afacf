#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Small files of our own.
enum TextFile {
    /// The text of a file; `nil` if it cannot be read.
    static func read(_ path: String) -> String? {
        guard let stream = fopen(path, "re") else { return nil }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = fread(&piece, 1, piece.count, stream)
            guard count > 0 else { break }
            bytes += piece[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Replaces a file at once; a reader sees the old or the new text, never a part.
    ///
    /// - Returns: Whether that worked.
    @discardableResult
    static func write(_ text: String, to path: String) -> Bool {
        let draft = "\(path).\(getpid())"
        do {
            try Console.save(text, to: draft)
        } catch {
            return false
        }
        return rename(draft, path) == 0
    }
}
