import Architecture

/// Finds the files that a pod's patterns mean.
struct PodFiles {
    private let files: [(path: RelativePath, folded: String)]
    private let folders: Set<String>

    /// - Parameter folder: The folder of the podspec, from which patterns count.
    init(_ tree: SourceTree, in folder: RelativePath) {
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
        let includes = patterns.map { glob($0, inFolder: "*") }
        let excludes = exclusions.map { glob($0, inFolder: "**/*") }
        return files.filter { file in
            includes.contains { $0.matches(file.folded) }
                && !excludes.contains { $0.matches(file.folded) }
        }.map(\.path)
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
