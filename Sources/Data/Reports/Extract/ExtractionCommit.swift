import Codebase
import Editing
import Inverting

/// The message of a commit that makes a module of files.
///
/// - Parameter module: What the module is called that the files leave.
package func commitMessage(for extraction: Extraction, from module: String) -> String {
    let name = extraction.module ?? extraction.candidate
    let moves = extraction.moves.map { "- \($0.from) -> \($0.to)" }
    let parts = extraction.parts.map {
        "- \($0.names.joined(separator: ", ")) of \($0.file) -> \($0.new)"
    }
    let turning = extraction.turning.map { ["", "Turned around: \($0)"] } ?? []
    let lines =
        ["Extract \(name) from \(module)", "", "Moved to \(name):"] + moves + parts + turning
    return lines.map(\.visible).joined(separator: "\n") + "\n"
}
