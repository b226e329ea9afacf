import Architecture
import Codebase
import Editing

/// The lines of a Tuist manifest that name files which move: they would name nothing any more.
struct NamedSources {
    /// The folder that the manifest stands in.
    private let folder: RelativePath
    private let moved: Set<RelativePath>
    /// The folders of which every file moves.
    private let emptied: Set<RelativePath>

    init(_ split: Split, in folder: RelativePath) {
        self.folder = folder
        moved = split.moved
        let all = split.sources.analysis.codebase.modules.flatMap(\.allSources)
        let staying = all.filter { !split.moved.contains($0) }
        emptied = Set(split.moved.map(\.parent)).filter { folder in
            !staying.contains { $0.isInside(folder) }
        }
    }

    /// The changes with the manifest without the lines that name one of the files and nothing else.
    ///
    /// - Throws: ``PlanStop`` where it names one in another form, or a pattern in a folder that would be
    ///   empty.
    func taken(outOf changes: [FileChange]) throws(PlanStop) -> [FileChange] {
        var result: [FileChange] = []
        for change in changes {
            if let change = try change.path.parent == folder ? taken(outOf: change) : change {
                result.append(change)
            }
        }
        return result
    }

    private func taken(outOf change: FileChange) throws(PlanStop) -> FileChange? {
        guard let text = change.after else { return change }
        let names = Set(moved.compactMap { $0.relative(to: folder)?.string }.map { "\"\($0)\"" })
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines.removeAll { line in
            var word = line.drop { " \t".contains($0) }
            while let last = word.last, ", \t".contains(last) { word.removeLast() }
            return names.contains(String(word))
        }
        var left = lines.joined(separator: "\n")
        let places = moved.map(\.string) + moved.compactMap { $0.relative(to: folder)?.string }
        let folders = emptied.compactMap { $0.relative(to: folder) }.filter { !$0.isRoot }
        let patterns = folders.map { "\"\($0.string)/" }
        for start in Array(names) + patterns { left = Self.without(start, in: left) }
        let found =
            places.first { left.contains("\($0)\"") } ?? patterns.first { left.contains($0) }
        if let found {
            throw .obstacle(
                "\(change.path) names \(found.filter { $0 != "\"" }), from where the files would go. "
                    + "Change that by hand first.")
        }
        return FileChange(change.path, from: change.before, to: left)
    }

    /// A manifest without the elements of lists of sources, beside others, that begin in one way.
    private static func without(_ start: String, in text: String) -> String {
        var text = text
        var from = text.startIndex
        while let found = text[from...].firstRange(of: start) {
            from = found.upperBound
            let name = text.index(after: found.lowerBound)
            guard let quote = text[name...].firstIndex(of: "\""),
                isOfSources(text[..<found.lowerBound])
            else { continue }
            let before = text[..<found.lowerBound].trimmingSpaces
            let after = text[text.index(after: quote)...].drop(while: \.isWhitespace)
            var gone = found.lowerBound..<text.index(after: quote)
            if before.last == "," {
                gone = text.index(before: before.endIndex)..<gone.upperBound
            } else if before.last == "[", after.first == "," {
                gone = gone.lowerBound..<after.dropFirst().drop(while: \.isWhitespace).startIndex
            } else {
                continue
            }
            let offset = text.distance(from: text.startIndex, to: gone.lowerBound)
            text.removeSubrange(gone)
            from = text.index(text.startIndex, offsetBy: offset)
        }
        return text
    }

    /// Whether what a text ends in is a list of sources.
    private static func isOfSources(_ text: Substring) -> Bool {
        guard let open = text.lastIndex(of: "["), !text[open...].contains("]") else { return false }
        return text[..<open].trimmingSpaces.hasSuffix("sources:")
    }
}

extension Substring {
    /// Without the white space that it ends with.
    fileprivate var trimmingSpaces: Substring {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
