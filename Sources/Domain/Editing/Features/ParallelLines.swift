/// Lines of a text that say the same of several features, each with its own name.
///
/// Tuist's helpers and manifests name every feature in enumerations, switches, lists and constants. Where lines about one
/// feature differ from lines about another in nothing but the name, a new feature needs the same lines with its name.
struct ParallelLines {
    /// A text with lines for the new feature.
    struct Addition: Equatable {
        /// The whole text.
        let text: String
        /// The lines that are new, from the top.
        let added: [String]
    }

    private let names: [FeatureForms]
    private let new: FeatureForms

    /// - Parameters:
    ///   - features: The features that there are, as they are called: `Home`.
    ///   - name: The new one.
    init(of features: [String], for name: String) {
        names = features.map(FeatureForms.init).sorted { $0.name.count > $1.name.count }
        new = FeatureForms(name)
    }

    /// The text with what it says of a feature said of the new one, too.
    ///
    /// - Parameter models: The features whose lines may be repeated: those of which most is said are.
    /// - Returns: nil if no lines are parallel.
    func adding(like models: [String], to text: String) -> Addition? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let read = lines.map(line)
        let depths = depths(of: lines)
        return models.compactMap { addition(like: $0, lines, read, depths) }
            .max { $0.added.count < $1.added.count }
    }

    private func addition(
        like model: String, _ lines: [String], _ read: [Line], _ depths: [Int]
    ) -> Addition? {
        var edits: [Edit] = []
        var next = 0
        while next < read.count {
            let start = next
            next += 1
            if let edit = listEdit(of: lines[start], at: start, like: model) {
                edits.append(edit)
                continue
            }
            guard read[start].owner == model, let length = length(of: start, in: read, lines)
            else { continue }
            next = start + length
            let siblings = siblings(of: start, length: length, in: read, depths)
            guard siblings.count > 1 else { continue }
            edits.append(
                edit(repeating: start..<start + length, beside: siblings, lines, read))
        }
        if edits.isEmpty { return nil }
        var result = lines
        for edit in edits.sorted(by: { $0.place > $1.place }) {
            if let (number, line) = edit.replaced { result[number] = line }
            result.insert(contentsOf: edit.inserted, at: edit.place)
        }
        let added = edits.sorted { $0.place < $1.place }.flatMap { edit in
            edit.inserted.isEmpty ? [edit.replaced?.line ?? ""] : edit.inserted
        }
        return Addition(text: result.joined(separator: "\n"), added: added)
    }

    /// A change of the lines.
    private struct Edit {
        /// Where lines are put in: before the line of this number.
        let place: Int
        let inserted: [String]
        /// A line that changes, too.
        let replaced: (number: Int, line: String)?
    }

    // MARK: Reading

    /// What a line says of which feature.
    private struct Line {
        /// The feature that it names; nil if it names none, or several.
        let owner: String?
        /// The line with the feature's name, and a comma at its end, taken out.
        let key: String
    }

    private func line(_ text: String) -> Line {
        let named = names.filter { $0.key(of: text) != nil }
        // `HomeDetail` names Home, too, but is another feature.
        guard let first = named.first,
            named.allSatisfy({ first.name.contains($0.name) }),
            let key = first.key(of: text)
        else { return Line(owner: nil, key: Self.withoutComma(text)) }
        return Line(owner: first.name, key: Self.withoutComma(key))
    }

    private static func withoutComma(_ text: String) -> String {
        text.hasSuffix(",") ? String(text.dropLast()) : text
    }

    /// How deep in brackets each line begins; brackets in texts count, too, which balance nearly always.
    private func depths(of lines: [String]) -> [Int] {
        var depth = 0
        return lines.map { line in
            defer { depth += Self.change(in: line) }
            return depth
        }
    }

    private static func change(in line: String) -> Int {
        line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
    }

    /// How many lines from one on are parallel to those of another feature; nil if none are.
    private func length(of start: Int, in read: [Line], _ lines: [String]) -> Int? {
        let others = read.indices.filter { index in
            read[index].owner.map { $0 != read[start].owner } == true
                && read[index].key == read[start].key
        }
        guard let other = others.min(by: { abs($0 - start) < abs($1 - start) }) else { return nil }
        var length = 1
        while start + length < read.count, other + length < read.count,
            start + length != other, other + length != start,
            continues(read[start + length], from: read[start]),
            continues(read[other + length], from: read[other]),
            read[start + length].key == read[other + length].key
        {
            length += 1
        }
        return (1...length).last { isWhole(lines[start..<start + $0]) }
    }

    private func continues(_ line: Line, from first: Line) -> Bool {
        line.owner == nil || line.owner == first.owner
    }

    /// Whether brackets that are opened are closed, and nothing is left over at the end.
    private func isWhole(_ lines: ArraySlice<String>) -> Bool {
        var depth = 0
        for line in lines {
            depth += Self.change(in: line)
            if depth < 0 { return false }
        }
        return depth == 0 && lines.last?.allSatisfy(\.isWhitespace) == false
    }

    /// The first lines of all that say the same in the same brackets, ascending.
    private func siblings(
        of start: Int, length: Int, in read: [Line], _ depths: [Int]
    ) -> [Int] {
        let depth = depths[start]
        var scope = start..<start + 1
        while let before = scope.first.map({ $0 - 1 }), before >= 0, depths[before] >= depth {
            scope = before..<scope.upperBound
        }
        while scope.upperBound < depths.count, depths[scope.upperBound] >= depth {
            scope = scope.lowerBound..<scope.upperBound + 1
        }
        return scope.filter { index in
            depths[index] == depth && read[index].owner != nil && index + length <= read.count
                && (0..<length).allSatisfy { read[index + $0].key == read[start + $0].key }
        }
    }

    // MARK: Writing

    private func edit(
        repeating block: Range<Int>, beside siblings: [Int], _ lines: [String], _ read: [Line]
    ) -> Edit {
        let model = names.first { $0.name == read[block.lowerBound].owner } ?? new
        var inserted = lines[block].map { model.replaced(by: new, in: $0) }
        let owners = siblings.map { read[$0].owner ?? "" }
        let isSorted = owners == owners.sorted() && owners.count > 2
        let before = isSorted ? siblings.last { read[$0].owner ?? "" < new.name } : siblings.last
        let last = (siblings.last ?? block.lowerBound) + block.count - 1
        let place = before.map { $0 + block.count } ?? siblings[0]
        let hasCommas = siblings.contains { lines[$0 + block.count - 1].hasSuffix(",") }
        var replaced: (number: Int, line: String)?
        if hasCommas {
            let end = Self.withoutComma(inserted.removeLast())
            let endsList = place == last + 1 && !lines[last].hasSuffix(",")
            if endsList { replaced = (last, lines[last] + ",") }
            inserted.append(endsList ? end : end + ",")
        }
        // Blocks that stand apart stay apart.
        let isApart = siblings.dropFirst().allSatisfy { lines[$0 - 1].allSatisfy(\.isWhitespace) }
        if isApart, siblings.count > 1 {
            inserted = before == nil ? inserted + [""] : [""] + inserted
        }
        return Edit(place: place, inserted: inserted, replaced: replaced)
    }

    /// The change of a line such as `case home, profile`.
    private func listEdit(of line: String, at number: Int, like model: String) -> Edit? {
        let indentation = line.prefix { $0 == " " || $0 == "\t" }
        let content = line.dropFirst(indentation.count)
        guard content.hasPrefix("case "), !content.contains(":") else { return nil }
        let elements = content.dropFirst("case ".count).split(separator: ",").map { element in
            String(element.drop { $0 == " " })
        }
        guard elements.count > 1,
            let mine = elements.first(where: { self.line($0).owner == model })
        else { return nil }
        let key = self.line(mine).key
        let siblings = elements.indices.filter {
            let one = self.line(elements[$0])
            return one.owner != nil && one.key == key
        }
        guard siblings.count > 1, let last = siblings.last,
            let form = names.first(where: { $0.name == model })
        else { return nil }
        var changed = elements
        changed.insert(form.replaced(by: new, in: mine), at: last + 1)
        return Edit(
            place: number, inserted: [],
            replaced: (number, indentation + "case " + changed.joined(separator: ", ")))
    }
}

/// A feature's name in the cases in which texts write it.
private struct FeatureForms {
    let name: String
    /// The cases, the most usual first: what is written in one word is the same in several.
    private let forms: [String]

    init(_ name: String) {
        self.name = name
        let cases = NameCases(name)
        forms = [name, cases.camel, cases.snake, cases.kebab, cases.flat, cases.snake.uppercased()]
    }

    /// A text with signs in the place of the name, one for each case; nil if it does not name the feature.
    func key(of text: String) -> String? {
        let key = replacing(in: text) { "\u{0}\($0)" }
        return key == text ? nil : key
    }

    /// A text with the name of another feature in the place of this one, in the same case.
    func replaced(by other: FeatureForms, in text: String) -> String {
        replacing(in: text) { other.forms[$0] }
    }

    private func replacing(in text: String, by replacement: (Int) -> String) -> String {
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            let found = forms.indices.compactMap { index in
                rest.firstRange(of: forms[index]).map { (index, $0) }
            }.min { left, right in
                (left.1.lowerBound, left.0) < (right.1.lowerBound, right.0)
            }
            guard let (index, range) = found, !range.isEmpty else { break }
            result += rest[..<range.lowerBound]
            let isWord = Self.isWord(range, in: text)
            result += isWord ? replacement(index) : String(rest[range])
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// Whether a range is no part of a longer word; words may begin with a capital inside of others.
    private static func isWord(_ range: Range<String.Index>, in text: String) -> Bool {
        if range.upperBound < text.endIndex, text[range.upperBound].isLowercase { return false }
        guard range.lowerBound > text.startIndex else { return true }
        let before = text[text.index(before: range.lowerBound)]
        if text[range.lowerBound].isUppercase { return !before.isUppercase }
        return !before.isLetter && !before.isNumber
    }
}
