import Codebase
import OperatingSystem

/// Which snapshots the tests of one folder asked for when they last ran.
struct AskedSnapshots {
    private var whole: Set<String> = []
    private var files: [String: Set<String>] = [:]

    /// The most bytes of a note that are read.
    private static let mostBytes = 16 << 20

    /// Reads the notes that tests left; those of tests whose source is gone no longer count.
    ///
    /// - Parameter contents: What stands in that folder.
    init(folder: String, contents: any SourceContents) {
        for entry in DirectoryEntry.visible(in: folder) where entry.isFile {
            let note = contents.text(of: RelativePath(entry.text), upTo: Self.mostBytes)
            if let note { add(note) }
        }
    }

    private mutating func add(_ note: String) {
        var story = ""
        var isWhole = false
        for line in note.split(separator: "\n") {
            if let source = line.after("source ") {
                guard FileStatus(of: source)?.kind == .file else { return }
            } else if let name = line.after("story ") {
                story = name
            } else if line == "whole" {
                isWhole = true
            } else if let file = line.after("file ") {
                files[story, default: []].insert(file)
            }
        }
        if isWhole { whole.insert(story) }
    }

    /// Why nobody asks for a recorded file; nil if somebody does, or if that is not known.
    func reasonWhyOrphan(_ file: String, of story: String) -> String? {
        if files[story]?.contains(file) == true { return nil }
        if whole.contains(story) { return "The tests of \(story) no longer draw this snapshot." }
        guard files[story] == nil, !whole.isEmpty else { return nil }
        return "No test beside it that ran so far draws \(story)."
    }
}

extension Substring {
    fileprivate func after(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
