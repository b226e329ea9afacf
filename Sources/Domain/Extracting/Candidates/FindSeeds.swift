import Codebase

/// Finds the parts of a module that could become modules: folders, and files that are called
/// alike.
struct FindSeeds {
    /// The most seeds that are tried; those of most files are.
    static let limit = 150

    let graph: FileGraph

    /// The seeds, those of most files first; at most ``limit``.
    func callAsFunction() -> [Seed] {
        let folders = self.folders
        let known = Set(folders.map(\.files))
        let all = folders + prefixes.filter { !known.contains($0.files) }
        let most = all.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
        return Array(most.prefix(Self.limit))
    }

    /// The folders of two files and more that are not most of the module.
    var folders: [Seed] {
        var members: [RelativePath: [Int]] = [:]
        for (number, file) in graph.files.enumerated() {
            var folder = file.parent
            while !folder.isRoot {
                members[folder, default: []].append(number)
                folder = folder.parent
            }
        }
        // Of folders that hold the same files the innermost is named.
        var named: [[Int]: RelativePath] = [:]
        for (folder, files) in members where isFitting(files) {
            if let other = named[files], other.components.count > folder.components.count {
                continue
            }
            named[files] = folder
        }
        let names = Dictionary(grouping: named.values, by: \.name)
        return named.map { files, folder in
            let isClear = names[folder.name]?.count == 1
            let name = isClear ? folder.name : "\(folder.parent.name)/\(folder.name)"
            return Seed(name: name, origin: .folder, files: files)
        }
    }

    /// The files whose names begin with the same words, three and more.
    private var prefixes: [Seed] {
        var members: [String: [Int]] = [:]
        for (number, file) in graph.files.enumerated() {
            let words = Self.words(of: file.name)
            for count in 1...2 where words.count > count {
                members[words.prefix(count).joined(), default: []].append(number)
            }
        }
        var longest: [[Int]: String] = [:]
        let own = graph.module.name.lowercased()
        for (prefix, files) in members
        where prefix.utf8.count >= 4 && files.count > 2 && isFitting(files)
            && !own.hasPrefix(prefix.lowercased())
        {
            if let other = longest[files], other.utf8.count > prefix.utf8.count { continue }
            longest[files] = prefix
        }
        return longest.map { Seed(name: $1 + "…", origin: .prefix, files: $0) }
    }

    private func isFitting(_ files: [Int]) -> Bool {
        files.count > 1 && files.count * 2 <= graph.files.count
    }

    /// `UserProfile+Layout.swift` as User, Profile, Layout.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var wasLower = false
        for character in name.prefix(while: { $0 != "." && $0 != "+" }) {
            if words.isEmpty || (character.isUppercase && wasLower) {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
            wasLower = !character.isUppercase
        }
        return words
    }
}
