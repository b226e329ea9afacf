import Architecture

/// The lines of a `project.yml`, with the places of its targets' dependencies.
struct ProjectFileLines {
    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The text with one dependency more.
    func adding(
        _ name: DependencyReference.Name, to target: String
    ) throws(ManifestEditError) -> String {
        let block = try block(of: target)
        guard let key = key("dependencies", in: block) else {
            let inner = indentation(
                of: block.dropFirst().first { isContent($0) } ?? block.lowerBound)
            let start = String(repeating: " ", count: inner)
            let new = [start + "dependencies:", start + "  " + item(name, inner + 2)]
            return inserting(new, at: lastContent(of: block) + 1)
        }
        try requireBlockList(key)
        let items = items(of: key, in: block)
        let column = items.first.map { indentation(of: $0.lowerBound) } ?? indentation(of: key) + 2
        let new = String(repeating: " ", count: column) + item(name, column)
        return inserting([new], at: (items.last.map(lastContent) ?? key) + 1)
    }

    /// The texts with one dependency less, one for each item that may be it.
    func removing(
        _ name: DependencyReference.Name, from target: String
    ) throws(ManifestEditError) -> [String] {
        let block = try block(of: target)
        guard let key = key("dependencies", in: block) else {
            throw ManifestEditError("\(target) has no dependencies. Nothing has to be changed.")
        }
        try requireBlockList(key)
        let items = items(of: key, in: block)
        let found = items.filter { values(of: $0).contains(name.bareName) }
        guard !found.isEmpty else {
            throw ManifestEditError(
                "\(target) does not list \(name.meaning) itself. Look into its templates.")
        }
        return found.map { item in
            let end = lastContent(of: item) + 1
            let start = items.count == 1 ? key : item.lowerBound
            return (lines[..<start] + lines[end...]).joined(separator: "\n")
        }
    }

    private func item(_ name: DependencyReference.Name, _ column: Int) -> String {
        switch name {
        case .target(let name), .byName(let name): return "- target: \(name)"
        case .module(let id): return "- target: \(id.targetName)"
        case .product(let name, nil): return "- package: \(name)"
        case .product(let name, let package?):
            if name == package { return "- package: \(name)" }
            let start = String(repeating: " ", count: column)
            return "- package: \(package)\n\(start)  product: \(name)"
        }
    }

    private func inserting(_ new: [String], at index: Int) -> String {
        (lines[..<index] + new.map { $0[...] } + lines[index...]).joined(separator: "\n")
    }
}

extension ProjectFileLines {
    /// The lines of a target below `targets:`, its own line first.
    private func block(of target: String) throws(ManifestEditError) -> Range<Int> {
        guard let targets = lines.firstIndex(where: { $0.hasPrefix("targets:") }) else {
            throw ManifestEditError("The file has no targets. Look into the files it includes.")
        }
        let all = children(of: targets, end: lines.count)
        guard let start = all.first(where: { Self.key(of: lines[$0]) == target }) else {
            throw ManifestEditError(
                "The file has no target \(target). Look into the files it includes.")
        }
        return start..<end(of: start, limit: lines.count)
    }

    private func key(_ name: String, in block: Range<Int>) -> Int? {
        children(of: block.lowerBound, end: block.upperBound)
            .first { Self.key(of: lines[$0]) == name }
    }

    private func requireBlockList(_ key: Int) throws(ManifestEditError) {
        let value = lines[key].drop { $0 != ":" }.dropFirst().drop { $0 == " " }
        if value.isEmpty || value.hasPrefix("#") { return }
        throw ManifestEditError(
            "The dependencies in line \(key + 1) stand on one line or behind an anchor. "
                + "Change them by hand.")
    }

    /// The items of the list behind a key, each with the lines it has.
    private func items(of key: Int, in block: Range<Int>) -> [Range<Int>] {
        let end = listEnd(of: key, limit: block.upperBound)
        guard let first = (key + 1..<end).first(where: { isContent($0) }) else { return [] }
        let column = indentation(of: first)
        let starts = (first..<end).filter {
            isContent($0) && indentation(of: $0) == column
                && lines[$0].dropFirst(column).first == "-"
        }
        return starts.indices.map { index in
            starts[index]..<(index + 1 < starts.count ? starts[index + 1] : end)
        }
    }

    /// The values in an item such as `- target: Core`.
    private func values(of item: Range<Int>) -> [String] {
        item.filter { isContent($0) }.compactMap { index in
            let value = lines[index].drop { $0 != ":" }.dropFirst()
            let text = value.prefix { $0 != "#" }.filter { $0 != "\"" && $0 != "'" }
            return text.split(separator: " ").joined(separator: " ")
        }
    }

    /// The lines directly below a line, one step deeper.
    private func children(of parent: Int, end: Int) -> [Int] {
        let inside = parent + 1..<self.end(of: parent, limit: end)
        guard let first = inside.first(where: { isContent($0) }) else { return [] }
        return inside.filter { isContent($0) && indentation(of: $0) == indentation(of: first) }
    }

    private func end(of start: Int, limit: Int) -> Int {
        let column = indentation(of: start)
        return (start + 1..<limit).first { isContent($0) && indentation(of: $0) <= column } ?? limit
    }

    /// A list may stand as far to the left as its key.
    private func listEnd(of key: Int, limit: Int) -> Int {
        let column = indentation(of: key)
        return (key + 1..<limit).first { index in
            guard isContent(index) else { return false }
            let mine = indentation(of: index)
            return mine < column || mine == column && lines[index].dropFirst(mine).first != "-"
        } ?? limit
    }

    /// The last line of a block that is neither empty nor a comment.
    private func lastContent(of block: Range<Int>) -> Int {
        block.last { isContent($0) } ?? block.lowerBound
    }

    private func isContent(_ index: Int) -> Bool {
        let text = lines[index].drop { $0 == " " || $0 == "\r" }
        return !text.isEmpty && !text.hasPrefix("#")
    }

    private func indentation(of index: Int) -> Int { lines[index].prefix { $0 == " " }.count }

    private static func key(of line: Substring) -> String {
        line.prefix { $0 != ":" }.filter { $0 != " " && $0 != "\"" && $0 != "'" }
    }
}
