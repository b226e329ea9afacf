import Codebase

extension SourceTree {
    /// No project file is larger.
    private static let limit = 1 << 30

    /// All bytes of a file of the codebase.
    func wholeFile(_ file: RelativePath) throws(ContentError) -> [UInt8] {
        try contents.bytes(of: file, upTo: Self.limit).bytes
    }

    /// All bytes of a file that a project names.
    ///
    /// - Parameter path: An absolute path, in the codebase or not.
    func wholeFile(at path: String) throws(ContentError) -> [UInt8] {
        try bytes(at: path, upTo: Self.limit).bytes
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
