extension ConfigurationLines {
    /// The lines of the layer that is named in a line, from 1.
    func layer(namedIn line: Int) throws(DecisionError) -> Range<Int> {
        let entries = block(of: "layers").map(entries) ?? []
        guard let entry = entries.first(where: { $0.contains(line - 1) }),
            !lines[entry.lowerBound].contains("{")
        else { throw .byHand("This layer is not written as a list of keys.", line: line) }
        return entry
    }

    /// Takes a pattern out of a layer.
    ///
    /// - Parameter line: Where it stands, from 1.
    mutating func remove(
        _ pattern: String, in line: Int, from layer: Range<Int>
    ) throws(DecisionError) {
        let index = line - 1
        let refusal = DecisionError.byHand(
            "“\(pattern)” does not stand there alone.", line: line)
        guard layer.contains(index) else { throw refusal }
        if isEntry(index), Self.plain(lines[index].drop { $0 == " " || $0 == "-" }) == pattern {
            return try removeEntry(index, from: layer, refusal)
        }
        if lines[index].contains("["), let rest = Self.removing(pattern, from: lines[index]) {
            guard rest.filter({ $0 != " " }).hasSuffix(":[]") else {
                return replace(index, with: rest)
            }
        } else if Self.plain(value(at: index)) != pattern {
            throw refusal
        }
        // A layer begins with its name, and the key was its own line.
        if index == layer.lowerBound { throw refusal }
        remove(index)
    }

    /// Takes an entry out of a list, and the key of the list with the last one.
    private mutating func removeEntry(
        _ index: Int, from layer: Range<Int>, _ refusal: DecisionError
    ) throws(DecisionError) {
        let column = indentation(of: index)
        let before = (layer.lowerBound..<index).last(where: isContent)
        let after = (index + 1..<layer.upperBound).first(where: isContent)
        func isSibling(_ other: Int?) -> Bool {
            other.map { $0 != layer.lowerBound && isEntry($0) && indentation(of: $0) == column }
                ?? false
        }
        remove(index)
        if isSibling(before) || after.map({ isSibling($0 - 1) }) == true { return }
        guard let before, before != layer.lowerBound, value(at: before).isEmpty else {
            throw refusal
        }
        remove(before)
    }

    /// Adds patterns to a layer, under a key such as `modules`.
    mutating func add(
        _ patterns: [String], under key: String, to layer: Range<Int>
    ) throws(DecisionError) {
        if patterns.isEmpty { return }
        let column = indentation(of: layer.lowerBound) + 2
        guard let index = line(of: key, in: layer, column) else {
            let name = line(of: "name", in: layer, column) ?? layer.lowerBound
            let list = patterns.map(Self.scalar).joined(separator: ", ")
            let line = String(repeating: " ", count: column) + "\(key): [\(list)]"
            return insert([line], at: name + 1)
        }
        let value = value(at: index)
        if value.isEmpty { return addEntries(patterns, below: index, in: layer) }
        if value.hasPrefix("[") { return try addToList(patterns, from: index, in: layer) }
        if value.contains(where: { "*&|>{!".contains($0) && !value.hasPrefix("\"") }) {
            throw .byHand("The list is written elsewhere.", line: index + 1)
        }
        let all = [String(value)] + patterns.map(Self.scalar)
        let line = lines[index]
        let start = line.prefix { $0 != ":" }
        replace(index, with: start + ": [\(all.joined(separator: ", "))]")
    }

    /// The line of a key of a layer, whose keys begin in some column.
    private func line(of key: String, in layer: Range<Int>, _ column: Int) -> Int? {
        layer.first { index in
            isContent(index) && self.key(at: index).map { $0 == key } == true
                && (index == layer.lowerBound || indentation(of: index) == column)
        }
    }

    private mutating func addEntries(_ patterns: [String], below key: Int, in layer: Range<Int>) {
        let first = (key + 1..<layer.upperBound).first(where: isContent)
        let column = first.map(indentation) ?? indentation(of: key) + 2
        let entries = (key + 1..<layer.upperBound).prefix { index in
            !isContent(index) || isEntry(index) && indentation(of: index) == column
        }
        let last = entries.last(where: isContent) ?? key
        let isQuoted = lines[last].contains("\"")
        let start = String(repeating: " ", count: column) + "- "
        insert(
            patterns.map { start + (isQuoted ? Self.quoted($0) : Self.scalar($0)) }, at: last + 1)
    }

    private mutating func addToList(
        _ patterns: [String], from key: Int, in layer: Range<Int>
    ) throws(DecisionError) {
        guard let index = (key..<layer.upperBound).first(where: { lines[$0].contains("]") }),
            let end = lines[index].firstIndex(of: "]")
        else { throw .byHand("The list has no end.", line: key + 1) }
        var before = lines[index][..<end]
        if before.allSatisfy({ $0 == " " }) {
            return addToLines(patterns, before: index, behind: key)
        }
        while before.last == " " { before.removeLast() }
        let isQuoted = before.last == "\""
        let names = patterns.map { isQuoted ? Self.quoted($0) : Self.scalar($0) }
        let glue = before.last.map { "[,".contains($0) } ?? true ? "" : ","
        let space = glue.isEmpty && before.last != "," ? "" : " "
        replace(
            index,
            with: before + glue + space + names.joined(separator: ", ") + lines[index][end...])
    }

    /// Adds elements to a list of several lines, on one of their own before its end.
    private mutating func addToLines(_ patterns: [String], before end: Int, behind key: Int) {
        let last = (key..<end).last(where: isContent) ?? key
        let isOpen = lines[last].last.map { ",[".contains($0) } ?? true
        if !isOpen { replace(last, with: lines[last] + ",") }
        let column = last == key ? indentation(of: key) + 2 : indentation(of: last)
        let list = patterns.map(Self.scalar).joined(separator: ", ")
        insert([String(repeating: " ", count: column) + list + ","], at: end)
    }

    /// A line whose list has one element less; nil if it does not have it once.
    private static func removing(_ element: String, from line: String) -> String? {
        guard let start = line.firstIndex(of: "["), let end = line.lastIndex(of: "]"), start < end
        else { return nil }
        let inner = line.index(after: start)
        let elements = line[inner..<end].split(separator: ",", omittingEmptySubsequences: false)
        let rest = elements.filter { plain($0) != element }
        guard rest.count + 1 == elements.count else { return nil }
        let list = rest.joined(separator: ",").drop { $0 == " " }
        return "\(line[..<inner])\(list)\(line[end...])"
    }

    /// A value without quotes, comment and the spaces around it.
    private static func plain(_ value: Substring) -> String {
        let code = value.ranges(of: " #").first.map { value[..<$0.lowerBound] } ?? value
        return code.filter { $0 != "\"" && $0 != "'" }.split(separator: " ")
            .joined(separator: " ")
    }
}
