import Codebase

/// Finds the files that a pod's patterns mean.
final class PodFiles {
    private let files: [(path: RelativePath, folded: String)]
    private let folders: Set<String>
    /// A step for each pattern that is compared with a file.
    private(set) var budget: ReadingBudget
    /// Why not all patterns were compared, as two sentences each.
    private(set) var problems: [String] = []

    /// - Parameter folder: The folder of the podspec, from which patterns count.
    init(
        _ tree: SourceTree, in folder: RelativePath,
        budget: ReadingBudget = ReadingBudget(steps: 20_000_000)
    ) {
        self.budget = budget
        files = tree.files(inside: folder).compactMap { file in
            guard Self.extensions.contains(file.fileExtension.lowercased()) else { return nil }
            return file.relative(to: folder).map { (file, $0.string.lowercased()) }
        }
        var folders: Set<String> = []
        for file in files {
            var parent = RelativePath(file.folded).parent
            while !parent.isRoot, folders.insert(parent.string).inserted { parent = parent.parent }
        }
        self.folders = folders
    }

    /// The files that one of the patterns matches and none of the exclusions.
    func matching(_ patterns: [String], except exclusions: [String]) -> [RelativePath] {
        let includes = globs(patterns, inFolder: "*")
        let excludes = globs(exclusions, inFolder: "**/*")
        guard canCompare(includes + excludes) else { return [] }
        return files.filter { file in
            includes.contains { $0.matches(file.folded) }
                && !excludes.contains { $0.matches(file.folded) }
        }.map(\.path)
    }

    private func globs(_ patterns: [String], inFolder: String) -> [GlobAlternatives] {
        patterns.map { pattern in
            let glob = glob(pattern, inFolder: inFolder)
            if !glob.isWhole {
                note(
                    "The pattern “\(pattern.prefix(40))…” stands for more patterns than can be "
                        + "compared. Write several simple ones.")
            }
            return glob
        }
    }

    private func canCompare(_ globs: [GlobAlternatives]) -> Bool {
        do {
            for glob in globs { try budget.take(glob.steps * files.count) }
            return true
        } catch {
            note("Comparing its patterns \(error). Write fewer or simpler ones.")
            return false
        }
    }

    private func note(_ problem: String) {
        if problems.count < 10, !problems.contains(problem) { problems.append(problem) }
    }

    /// A pattern as CocoaPods means it: case does not count, a folder stands for files in it, and
    /// two stars are one unless they stand for folders.
    private func glob(_ pattern: String, inFolder: String) -> GlobAlternatives {
        var text = pattern.lowercased()
        while text.hasPrefix("./") { text.removeFirst(2) }
        while text.hasPrefix("/") || text.hasSuffix("/") && text.count > 1 {
            if text.hasPrefix("/") { text.removeFirst() } else { text.removeLast() }
        }
        if folders.contains(text) { text += "/" + inFolder }
        let parts = text.split(separator: "/", omittingEmptySubsequences: true)
        let last = parts.indices.last
        let plain = parts.enumerated().map { index, part in
            part == "**" && index != last ? String(part) : Self.singleStars(part)
        }
        return GlobAlternatives(plain.joined(separator: "/"))
    }

    private static func singleStars(_ part: Substring) -> String {
        var text = ""
        for letter in part where letter != "*" || text.last != "*" { text.append(letter) }
        return text
    }

    private static let extensions: Set<String> = [
        "swift", "m", "mm", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx", "metal", "s",
    ]
}
