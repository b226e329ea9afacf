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
        let left = lines.joined(separator: "\n")
        let places = moved.map(\.string) + moved.compactMap { $0.relative(to: folder)?.string }
        let folders = emptied.compactMap { $0.relative(to: folder) }.filter { !$0.isRoot }
        let patterns = folders.map { "\"\($0.string)/" }
        let found =
            places.first { left.contains("\($0)\"") } ?? patterns.first { left.contains($0) }
        if let found {
            throw .obstacle(
                "\(change.path) names \(found.filter { $0 != "\"" }), from where the files would go. "
                    + "Change that by hand first.")
        }
        return FileChange(change.path, from: change.before, to: left)
    }
}
