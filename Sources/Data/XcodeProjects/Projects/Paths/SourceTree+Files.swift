import Codebase

extension SourceTree {
    /// The most bytes that a file of a project has.
    private static let limit = 64 << 20

    /// All bytes of a file of the codebase.
    ///
    /// - Throws: ``UnreadFile``, of a file that is larger than those of any real project, too.
    func wholeFile(_ file: RelativePath) throws(UnreadFile) -> [UInt8] {
        try Self.whole { limit throws(ContentError) in try contents.bytes(of: file, upTo: limit) }
    }

    /// All bytes of a file that a project names.
    ///
    /// - Parameter path: An absolute path, in the codebase or not.
    func wholeFile(at path: String) throws(UnreadFile) -> [UInt8] {
        try Self.whole { limit throws(ContentError) in try bytes(at: path, upTo: limit) }
    }

    private static func whole(
        _ read: (_ limit: Int) throws(ContentError) -> FileBytes
    ) throws(UnreadFile) -> [UInt8] {
        let file: FileBytes
        do throws(ContentError) {
            file = try read(limit)
        } catch {
            throw .content(error)
        }
        if file.isCut { throw .tooLarge(limit: limit) }
        return file.bytes
    }

    /// The lines of a text file that say something, without comments and space around them; none if
    /// it cannot be read.
    ///
    /// - Parameter path: An absolute path, in the codebase or not.
    func lines(at path: String) -> [String] {
        guard let bytes = try? wholeFile(at: path) else { return [] }
        return bytes.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
            let text = line.drop { $0 <= 0x20 }
            let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
            if text.isEmpty || text.first == UInt8(ascii: "#") { return nil }
            return String(decoding: text[..<end], as: UTF8.self)
        }
    }
}
