import Codebase
import Editing

/// The lines of a `project.yml`, with the places of its targets' dependencies.
struct ProjectFileLines {
    let lines: [Substring]
    private let lineEnd: Character

    init(_ text: String) {
        lineEnd = text.contains("\r\n" as Character) ? "\r\n" : "\n"
        lines = text.split(separator: lineEnd, omittingEmptySubsequences: false)
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
            return inserting(
                [start + "dependencies:"] + item(name, inner + 2), at: lastContent(of: block) + 1)
        }
        try requireBlockList(key)
        let items = items(of: key, in: block)
        let column = items.first.map { indentation(of: $0.lowerBound) } ?? indentation(of: key) + 2
        return inserting(item(name, column), at: (items.last.map(lastContent) ?? key) + 1)
    }

    /// The texts with one dependency less, one for each item that may be it.
    func removing(
        _ name: DependencyReference.Name, from target: String
    ) throws(ManifestEditError) -> [String] {
        let block = try block(of: target)
        guard let key = key("dependencies", in: block) else {
            throw ManifestEditError("\(target) has no dependencies. Nothing to change.")
        }
        try requireBlockList(key)
        let items = items(of: key, in: block)
        let found = items.flatMap { item -> [String] in
            if !values(of: item).contains(name.bareName) {
                return removing(product: name.bareName, from: item)
            }
            let start = items.count == 1 ? key : item.lowerBound
            return [replacing(start..<lastContent(of: item) + 1, with: [])]
        }
        guard !found.isEmpty else {
            throw ManifestEditError(
                "\(target) does not list \(name.meaning) itself. Check its templates.")
        }
        return found
    }

    /// The texts in which an item such as `products: [Core, Kit]` has one product less.
    private func removing(product: String, from item: Range<Int>) -> [String] {
        item.dropFirst().filter { isContent($0) }.compactMap { index in
            if Self.plain(lines[index].drop { $0 == " " }) == "- " + product {
                return replacing(index..<index + 1, with: [])
            }
            return Self.removing(product, fromListIn: lines[index]).map {
                replacing(index..<index + 1, with: [$0])
            }
        }
    }

    /// A line whose list `[A, B]` has one element less; nil if it has no such element, or no other.
    private static func removing(_ name: String, fromListIn line: Substring) -> String? {
        guard let start = line.firstIndex(of: "["), let end = line.lastIndex(of: "]"), start < end
        else { return nil }
        let inner = line.index(after: start)
        var elements = line[inner..<end].split(separator: ",")
        guard elements.count > 1, let index = elements.firstIndex(where: { plain($0) == name })
        else { return nil }
        elements.remove(at: index)
        if index == 0 { elements[0] = elements[0].drop { $0 == " " } }
        return line[..<inner] + elements.joined(separator: ",") + line[end...]
    }

    func item(_ name: DependencyReference.Name, _ column: Int) -> [String] {
        let start = String(repeating: " ", count: column)
        switch name {
        case .target(let name), .byName(let name): return [start + "- target: \(name)"]
        case .module(let id): return [start + "- target: \(id.targetName)"]
        case .product(let name, let package):
            let package = spelled(package ?? name)
            let first = start + "- package: \(package)"
            return package == name ? [first] : [first, start + "  product: \(name)"]
        }
    }

    /// The key of a package as the file has it; an identity is in small letters.
    private func spelled(_ package: String) -> String {
        guard let packages = lines.firstIndex(where: { $0.hasPrefix("packages:") }) else {
            return package
        }
        let keys = children(of: packages, end: lines.count).compactMap { Self.key(of: lines[$0]) }
        return keys.first { $0 == package }
            ?? keys.first { $0.lowercased() == package.lowercased() } ?? package
    }

    func inserting(_ new: [String], at index: Int) -> String {
        replacing(index..<index, with: new)
    }

    private func replacing(_ range: Range<Int>, with new: [String]) -> String {
        (lines[..<range.lowerBound] + new.map { $0[...] } + lines[range.upperBound...])
            .joined(separator: String(lineEnd))
    }
}

extension ProjectFileLines {
    /// The lines of a target below `targets:`, its own line first.
    func block(of target: String) throws(ManifestEditError) -> Range<Int> {
        guard let targets = lines.firstIndex(where: { $0.hasPrefix("targets:") }) else {
            throw ManifestEditError("The file has no targets. Check the files it includes.")
        }
        let all = children(of: targets, end: lines.count)
        guard let start = all.first(where: { Self.key(of: lines[$0]) == target }) else {
            throw ManifestEditError(
                "The file has no target \(target). Check the files it includes.")
        }
        return start..<end(of: start, limit: lines.count)
    }

    func key(_ name: String, in block: Range<Int>) -> Int? {
        children(of: block.lowerBound, end: block.upperBound)
            .first { Self.key(of: lines[$0]) == name }
    }

    func requireBlockList(_ key: Int) throws(ManifestEditError) {
        let value = lines[key].drop { $0 != ":" }.dropFirst().drop { $0 == " " }
        if value.isEmpty || value.hasPrefix("#") { return }
        throw ManifestEditError(
            "The dependencies in line \(key + 1) are on one line or use an anchor. Change them "
                + "by hand.")
    }

    /// The items of the list after a key, each with the lines it has.
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
            Self.plain(lines[index].drop { $0 != ":" }.dropFirst())
        }
    }

    /// A value without quotes, comments and the spaces around it.
    private static func plain(_ value: Substring) -> String {
        let text = value.prefix { $0 != "#" }.filter { $0 != "\"" && $0 != "'" }
        return text.split(separator: " ").joined(separator: " ")
    }

    /// The lines directly below a line, one step deeper.
    func children(of parent: Int, end: Int) -> [Int] {
        let inside = parent + 1..<self.end(of: parent, limit: end)
        guard let first = inside.first(where: { isContent($0) }) else { return [] }
        return inside.filter { isContent($0) && indentation(of: $0) == indentation(of: first) }
    }

    func end(of start: Int, limit: Int) -> Int {
        let column = indentation(of: start)
        return (start + 1..<limit).first { isContent($0) && indentation(of: $0) <= column } ?? limit
    }

    /// A list may stand as far to the left as its key.
    func listEnd(of key: Int, limit: Int) -> Int {
        let column = indentation(of: key)
        return (key + 1..<limit).first { index in
            guard isContent(index) else { return false }
            let mine = indentation(of: index)
            return mine < column || mine == column && lines[index].dropFirst(mine).first != "-"
        } ?? limit
    }

    /// The last line of a block that is neither empty nor a comment.
    func lastContent(of block: Range<Int>) -> Int {
        block.last { isContent($0) } ?? block.lowerBound
    }

    func isContent(_ index: Int) -> Bool {
        let text = lines[index].drop { $0 == " " || $0 == "\r" }
        return !text.isEmpty && !text.hasPrefix("#")
    }

    func indentation(of index: Int) -> Int { lines[index].prefix { $0 == " " }.count }

    static func key(of line: Substring) -> String {
        line.prefix { $0 != ":" }.filter { $0 != " " && $0 != "\"" && $0 != "'" }
    }
}
