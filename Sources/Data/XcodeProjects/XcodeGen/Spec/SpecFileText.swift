import Codebase

/// Reads the texts of a codebase's specifications and settings files.
struct SpecFileText: Sendable {
    let contents: any SourceContents
    private static let limit = 8_000_000

    func text(of file: RelativePath) throws(SpecError) -> String {
        guard let read = try? contents.bytes(of: file, upTo: Self.limit) else {
            throw SpecError(
                file: file,
                reason: "The file is missing or cannot be read. Restore it, or name another one.")
        }
        guard !read.isCut else {
            throw SpecError(
                file: file, reason: "The file is too large to be a specification. Split it.")
        }
        guard let text = String(validating: read.bytes, as: UTF8.self) else {
            throw SpecError(file: file, reason: "The file is not UTF-8. Save it as UTF-8.")
        }
        return text
    }
}

extension SpecFileText {
    /// The bytes of a file that need not be text; nil if it is missing, unreadable or too large.
    func bytes(of file: RelativePath) -> [UInt8]? {
        guard let read = try? contents.bytes(of: file, upTo: Self.limit), !read.isCut else {
            return nil
        }
        return read.bytes
    }

    /// Whether a file or folder is there, listed or not.
    func exists(_ path: RelativePath) -> Bool { contents.exists(path) }
}
