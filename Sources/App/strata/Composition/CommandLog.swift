import Architecture
import Codebase
import Editing
import TerminalUI

/// What Strata wrote and ran in a codebase since it was opened, the latest last.
struct CommandLog {
    /// Something that was done.
    enum Entry: Equatable {
        /// Files were changed.
        case wrote(title: String, files: [RelativePath])
        /// The change before was taken back.
        case undid(title: String)
        /// A program was started.
        case ran([String])
    }

    private(set) var entries: [Entry] = []

    /// The most entries that are kept.
    private static let limit = 200
    /// The most files of a change that are named.
    private static let mostFiles = 5

    mutating func note(_ entry: Entry) {
        entries.append(entry)
        if entries.count > Self.limit { entries.removeFirst() }
    }

    /// What is shown of it: the latest first, with what can be undone.
    var paragraphs: [StyledText] {
        if entries.isEmpty {
            return [StyledText("Strata has written and run nothing here since it was opened.")]
        }
        let latest = entries.indices.last { entries[$0].isChange }
        let lines = entries.indices.reversed().flatMap { index -> [StyledText] in
            words(of: entries[index], isLatest: index == latest)
        }
        return lines
    }

    private func words(of entry: Entry, isLatest: Bool) -> [StyledText] {
        switch entry {
        case .wrote(let title, let files):
            let names = files.prefix(Self.mostFiles).map { StyledText("    \($0)", .muted) }
            let rest = files.count - names.count
            return [
                StyledText("✎ ", .accent)
                    + StyledText("\(title): \(files.count.counted("file"))")
                    + StyledText(isLatest ? "   u undoes it" : "", .key)
            ] + names + (rest > 0 ? [StyledText("    and \(rest.grouped) more", .muted)] : [])
        case .undid(let title): return [StyledText("↶ ", .accent) + StyledText("Undid: \(title)")]
        case .ran(let arguments):
            return [StyledText("$ ", .accent) + StyledText(arguments.joined(separator: " "))]
        }
    }
}

extension CommandLog.Entry {
    /// Whether it changed files; what was undone last leaves nothing to undo that is listed.
    fileprivate var isChange: Bool { if case .ran = self { false } else { true } }
}

extension CompositionRoot {
    /// Shows what Strata wrote and ran.
    func showLog(of session: CodebaseSession) {
        navigator.present(
            PageScreen("What Strata wrote and ran", paragraphs: session.log.paragraphs) {
                [weak self] in self?.navigator.dismiss()
            })
    }
}
