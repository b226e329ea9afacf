import Architecture
import Chronicling
import Codebase
import Foundation
import Reports

/// What a commit changed as a file for a pager, which nobody else can read. Some pagers hand on what acts
/// on a terminal, so that is made visible.
struct PatchFile {
    let path: String
    private let commit: LoggedCommit

    init(of commit: LoggedCommit) {
        self.commit = commit
        path = NSTemporaryDirectory() + "strata-\(commit.note.shortName)-\(UUID().uuidString).diff"
    }

    /// - Throws: ``OutputFailure``.
    func write(_ patch: [UInt8], colored: Bool) throws {
        let day = CalendarDay(of: commit.note)
        let head = "\(commit.id)\n\(commit.note.author), \(day)\n\n    \(commit.note.subject)\n\n"
        let text = (head + String(decoding: patch, as: UTF8.self)).visibleLines
        let shown = colored ? Self.colored(text) : text
        let isWritten = FileManager.default.createFile(
            atPath: path, contents: Data(shown.utf8), attributes: [.posixPermissions: 0o600])
        if !isWritten { throw OutputFailure(path: path, reason: "the folder refuses it") }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// The colours that git gives a patch.
    private static func colored(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let code = code(for: line) else { return String(line) }
            return "\u{1B}[\(code)m\(line)\u{1B}[m"
        }.joined(separator: "\n")
    }

    private static func code(for line: Substring) -> String? {
        let heads = [
            "diff --git ", "index ", "--- ", "+++ ", "new file ", "deleted file ", "rename ",
        ]
        if heads.contains(where: line.hasPrefix) { return "1" }
        switch line.first {
        case "+": return "32"
        case "-": return "31"
        case "@": return "36"
        default: return nil
        }
    }
}
