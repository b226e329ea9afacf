import Codebase
import Editing
import TerminalUI

extension Services {
    /// Writes a change of code that was asked about.
    ///
    /// - Returns: What is said then.
    func write(_ changes: ChangeSet, in root: String) async throws(ChangeError) -> String {
        try await applyChanges.apply(changes, in: root)
        return "\(changes.title): done. Build it now; u undoes it."
    }
}

extension StyledText {
    /// The first lines of a list in a dialog under a heading, with how many more there are; nothing for an
    /// empty list.
    static func list(under heading: String, _ lines: [String], atMost count: Int) -> [StyledText] {
        if lines.isEmpty { return [] }
        let rest = lines.count - count
        return [StyledText(heading, .header)] + lines.prefix(count).map { StyledText("  " + $0) }
            + (rest > 0 ? [StyledText("  and \(rest.grouped) more", .muted)] : [])
    }
}
