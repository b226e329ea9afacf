import Codebase
import Foundation

/// Reads the texts of a codebase's specifications and settings files.
struct SpecFileText: Sendable {
    let root: String
    private static let limit = 8_000_000

    func text(of file: RelativePath) throws(SpecError) -> String {
        let url = URL(fileURLWithPath: root).appendingPathComponent(file.string)
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw SpecError(
                file: file,
                reason: "The file is missing or cannot be read. Restore it, or name another one.")
        }
        guard data.count <= Self.limit else {
            throw SpecError(
                file: file, reason: "The file is too large to be a specification. Split it.")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw SpecError(file: file, reason: "The file is not UTF-8. Save it as UTF-8.")
        }
        return text
    }
}

extension SpecFileText {
    /// The bytes of a file that need not be text; nil if it is missing, unreadable or too large.
    func bytes(of file: RelativePath) -> [UInt8]? {
        let url = URL(fileURLWithPath: root).appendingPathComponent(file.string)
        guard let data = FileManager.default.contents(atPath: url.path),
            data.count <= Self.limit
        else { return nil }
        return [UInt8](data)
    }

    /// Whether a file or folder is on the disk.
    func exists(_ path: RelativePath) -> Bool {
        let url = URL(fileURLWithPath: root).appendingPathComponent(path.string)
        return FileManager.default.fileExists(atPath: url.path)
    }
}
