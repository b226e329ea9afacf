import Codebase

/// Finds the parts of a module that could become modules: folders, files that are called alike, and
/// files that change together.
struct FindSeeds {
    /// The most seeds of those that somebody wrote down, and of those that history tells; those of
    /// most files are tried. A cut looks at every edge, so that where files name each other without
    /// end fewer are tried.
    var limit: Int { min(150, max(10, 6_000_000 / (graph.edges.count + 1))) }

    let graph: FileGraph

    /// The seeds, those of most files first; those that history tells after the others.
    func seeds() -> [Seed] {
        let folders = self.folders
        let known = Set(folders.map(\.files))
        let written = folders + prefixes.filter { !known.contains($0.files) }
        return largest(written) + largest(changing(besides: written))
    }

    private func largest(_ seeds: [Seed]) -> [Seed] {
        let most = seeds.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
        return Array(most.prefix(limit))
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
        let divide = DivideByLayer(graph)
        for (prefix, files) in members
        where prefix.utf8.count >= 4 && files.count > 2 && !own.hasPrefix(prefix.lowercased()) {
            for part in divide.parts(of: files) {
                guard part.files.count > 2, isFitting(part.files) else { continue }
                let name = part.folder.map { "\($0)/\(prefix)" } ?? prefix
                if let other = longest[part.files], other.utf8.count > name.utf8.count { continue }
                longest[part.files] = name
            }
        }
        return longest.map { Seed(name: $1 + "…", origin: .prefix, files: $0) }
    }

    /// The files that change in the same commits, three and more, called after a word that most of
    /// their names have, else after the first of them.
    private func changing(besides others: [Seed]) -> [Seed] {
        let known = Set(others.map(\.files))
        var names = Set(others.map { Self.plain($0.name) })
        let groups = graph.changes.groups().filter { isFitting($0) && !known.contains($0) }
        return groups.sorted { $1.count < $0.count }.map { files in
            let first = graph.files[files[0]].name.prefix { $0 != "." && $0 != "+" }
            let wanted = [word(in: files), String(first)].compactMap(\.self)
            let ends = ["", "+"] + (2...9).map { "+\($0)" } + ["+\(files[0])+\(files.count)"]
            let free = ends.lazy.flatMap { end in wanted.map { $0 + end } }
                .first { names.insert(Self.plain($0)).inserted }
            return Seed(name: free ?? wanted[0], origin: .history, files: files)
        }
    }

    /// The longest word that more than half of some files have in their names, and not the module
    /// itself.
    private func word(in files: [Int]) -> String? {
        var counts: [String: Int] = [:]
        for file in files {
            for word in Set(Self.words(of: graph.files[file].name)) where !Self.kinds.contains(word)
            {
                counts[word, default: 0] += 1
            }
        }
        let own = graph.module.name.lowercased()
        let common = counts.filter { word, count in
            count * 2 > files.count && word.utf8.count >= 4 && !own.hasPrefix(word.lowercased())
        }
        return common.max { ($0.value, $0.key.count, $1.key) < ($1.value, $1.key.count, $0.key) }?
            .key
    }

    /// Words that say what a type is, and not what it is about.
    private static let kinds: Set<String> = [
        "View", "Controller", "Model", "Cell", "Manager", "Service", "Screen", "Type", "Protocol",
    ]

    /// A name as a person may type it.
    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0 != "…" }
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
