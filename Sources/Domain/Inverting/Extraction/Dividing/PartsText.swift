import Architecture
import Codebase
import Editing

/// The text of declarations that leave a file, and of the file without them.
struct PartsText: Sendable {
    private let sources: EdgeSources
    private let path: RelativePath
    private let file: ReadFile
    /// The declarations in the order of the file; extensions of which all members move as one.
    private let units: [Int]
    /// The bytes of each with the comments above it, and the heading of its section if that is empty
    /// afterwards.
    private var ranges: [Range<Int>] = []

    /// - Throws: An obstacle where something else stands in the line of a declaration.
    init(
        _ parts: MovingParts, of path: RelativePath, _ file: ReadFile, in sources: EdgeSources
    ) throws(PlanStop) {
        self.sources = sources
        self.path = path
        self.file = file
        let all = file.details.declarations
        var units: [Int] = []
        for number in parts.numbers(of: path) {
            var unit = number
            if let parent = all[number].parent, parts.movesAllMembers(of: parent, path, file) {
                unit = parent
            }
            // Of several variables of one statement the first stands for all.
            let isSame = units.last.map {
                $0 == unit || all[$0].place.statement == all[unit].place.statement
            }
            if isSame != true { units.append(unit) }
        }
        self.units = units
        for unit in units { ranges.append(try range(of: unit)) }
        for index in ranges.indices { ranges[index] = withHeading(ranges[index]) }
    }

    /// What moves, by its names.
    var names: [String] {
        let all = file.details.declarations
        return units.flatMap { number in
            guard all[number].kind == .extension else { return [all[number].path] }
            if all[number].inherited.isEmpty {
                return MovingParts.members(of: number, in: file).map { all[$0].path }
            }
            let inherited = all[number].inherited.map(\.name).joined(separator: ", ")
            return ["extension \(all[number].name): \(inherited)"]
        }
    }

    /// The number of lines that move.
    var lineCount: Int { ranges.reduce(0) { $0 + file.text($1).count { $0.isNewline } + 1 } }

    /// The type that is all that moves at the top of the file, besides extensions; nil if it is not one.
    var onlyType: String? {
        let top = units.map { file.details.declarations[$0] }.filter { $0.kind != .extension }
        guard let first = top.first, top.count == 1, first.kind.hasMembers else { return nil }
        return first.parent == nil ? first.name : nil
    }

    /// The file that the declarations stand in afterwards.
    ///
    /// - Parameter name: Its name, which the comment at its beginning may say.
    func moved(to name: String) -> String {
        let comment = heading(named: name)
        let imports = PartsImports(path, file, ranges: ranges, in: sources).text
        let head = [comment, imports].filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
        return head + blocks + "\n"
    }

    /// The file as it is.
    var whole: String { file.text(0..<file.bytes.count) }

    /// The file without the declarations.
    var left: String {
        var result: [UInt8] = []
        var position = 0
        for range in removed {
            result += file.bytes[position..<range.lowerBound]
            position = range.upperBound
        }
        result += file.bytes[position...]
        let text = String(decoding: result, as: UTF8.self)
        let isConditional = units.contains {
            !file.details.declarations[$0].conditions.isEmpty
        }
        return isConditional
            ? text.withoutEmptyConditions(before: whole)
            : text
    }

    private func range(of unit: Int) throws(PlanStop) -> Range<Int> {
        let details = file.details.declarations[unit]
        let place = details.place
        let start = file.startOfLine(before: place.comments.offset)
        let end = file.endOfLine(after: place.statement.end.offset)
        let isAlone = start == 0 || file.byte(at: start - 1) == "\n"
        let next = file.byte(at: end)
        guard isAlone, next == nil || next == "\n" || file.text(end..<end + 2) == "\r\n" else {
            throw .obstacle(
                "\(sources.place(path, place.name)): \(details.name) shares its line with other code. "
                    + "Give it a line of its own first.")
        }
        return start..<end
    }

    /// A declaration with the `// MARK` above it, if all that stands below that moves.
    private func withHeading(_ range: Range<Int>) -> Range<Int> {
        let before = file.text(0..<range.lowerBound)
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        // The last piece is what stands before the declaration in its own line: nothing.
        guard let line = lines.dropLast().last(where: { !$0.isBlank }), line.isHeading else {
            return range
        }
        let above = lines.dropLast().reversed().prefix { $0.isBlank }.reduce(0) {
            $0 + $1.utf8.count + 1
        }
        let start = range.lowerBound - above - line.utf8.count - 1
        var position = range.upperBound
        // What follows up to the next heading has to move, too.
        while position < file.bytes.count {
            if let other = ranges.first(where: { $0.contains(position) }) {
                position = other.upperBound
                continue
            }
            let end = file.bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
            let rest = file.text(position..<end)[...]
            if rest.isHeading || rest.first(where: { !$0.isWhitespace }) == "}" { break }
            if !rest.isBlank { return range }
            position = end + 1
        }
        return start..<range.upperBound
    }

    /// What the file loses: the declarations with the empty lines that would be left.
    private var removed: [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            var end = range.upperBound
            for _ in 0..<2 {
                if file.byte(at: end) == "\n" { end += 1 }
                if file.text(end..<end + 2) == "\r\n" { end += 2 }
            }
            if let last = merged.last, last.upperBound >= range.lowerBound {
                merged[merged.count - 1] = last.lowerBound..<max(end, last.upperBound)
            } else {
                merged.append(range.lowerBound..<end)
            }
        }
        return merged.map { range in
            // Before a brace or at the end, the empty line above goes, too.
            let next = file.byte(from: range.upperBound)
            let isLast = next == "}" || next == nil
            let isApart = file.text(0..<range.lowerBound).hasSuffix("\n\n")
            return isLast && isApart
                ? range.lowerBound - 1..<range.upperBound : range
        }
    }

    /// The declarations, members of an extension in an extension again, and what stands in `#if` in one.
    private var blocks: String {
        var blocks: [(around: Int?, conditions: [String], texts: [String])] = []
        for (unit, range) in zip(units, ranges) {
            let details = file.details.declarations[unit]
            if let last = blocks.last, last.around == details.parent, details.parent != nil,
                last.conditions == details.conditions
            {
                blocks[blocks.count - 1].texts.append(file.text(range))
            } else {
                blocks.append((details.parent, details.conditions, [file.text(range)]))
            }
        }
        return blocks.map { around, conditions, texts in
            var text = texts.joined(separator: "\n\n")
            if let place = file.details.declaration(around)?.place, let body = place.body {
                let head = file.text(place.statement.start.offset..<body.start.offset)
                text = head + "{\n" + text + "\n}"
            }
            return conditions.isEmpty
                ? text : "#if \(conditions.asOneCondition)\n" + text + "\n#endif"
        }.joined(separator: "\n\n")
    }

    /// The comment that the file begins with, such as a licence.
    private func heading(named name: String) -> String {
        let text = whole
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let comment: [Substring]
        if text.hasPrefix("/*"),
            let end = lines.firstIndex(where: { $0.contains("*/") })
        {
            comment = Array(lines[...end])
        } else {
            comment = Array(lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") })
        }
        let next = lines.dropFirst(comment.count).first
        let isApart =
            next?.isBlank ?? true && !comment.isEmpty
            && comment.first?.hasPrefix("// swift-tools-version") != true
        // A comment directly above a declaration is that one's.
        guard isApart || next?.hasPrefix("import ") == true else { return "" }
        return comment.joined(separator: "\n").replacing(path.name, with: name) + "\n"
    }
}

extension Substring {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// Whether it is the line of a `// MARK`.
    fileprivate var isHeading: Bool { drop { $0 == " " || $0 == "\t" }.hasPrefix("// MARK") }
}

extension String {
    /// The text without `#if` around nothing, unless there was one before.
    fileprivate func withoutEmptyConditions(before old: String) -> String {
        if old.emptyCondition != nil { return self }
        var text = self
        while let lines = text.emptyCondition {
            var all = text.split(separator: "\n", omittingEmptySubsequences: false)
            all.removeSubrange(lines)
            let isDouble =
                lines.lowerBound > 0 && lines.lowerBound < all.count
                && all[lines.lowerBound - 1].isBlank && all[lines.lowerBound].isBlank
            if isDouble { all.remove(at: lines.lowerBound) }
            text = all.joined(separator: "\n")
        }
        return text
    }

    /// The lines of the first `#if` with nothing in it.
    private var emptyCondition: ClosedRange<Int>? {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " || $0 == "\t" } }
        for (start, line) in lines.enumerated() where line.hasPrefix("#if") {
            let end = lines[(start + 1)...].firstIndex {
                !$0.isBlank && !$0.hasPrefix("#else") && !$0.hasPrefix("#elseif")
            }
            if let end, lines[end].hasPrefix("#endif") { return start...end }
        }
        return nil
    }
}
