/// The lines of a `.strata.yml`, changed in few places; everything else stays as a person wrote it.
///
/// Only what stands in block style or in lists on one line is changed. Who changes it reads the
/// result again, so that a line that was taken for something else is never written.
struct ConfigurationLines {
    private(set) var lines: [String]
    private let lineEnd: Character

    /// The lines of a text; it may be empty.
    init(_ text: String) {
        let lineEnd: Character = text.contains("\r\n" as Character) ? "\r\n" : "\n"
        self.lineEnd = lineEnd
        lines = text.split(separator: lineEnd, omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
    }

    /// The text, with an end of line at its end.
    var text: String { lines.map { $0 + String(lineEnd) }.joined() }

    mutating func insert(_ new: [String], at index: Int) {
        lines.insert(contentsOf: new, at: index)
    }

    mutating func remove(_ index: Int) { lines.remove(at: index) }

    mutating func replace(_ index: Int, with line: String) { lines[index] = line }

    /// The line of a key at the left edge, and the end of what stands under it, after its last
    /// line that is neither empty nor a comment.
    func block(of key: String) -> Range<Int>? {
        guard let start = lines.firstIndex(where: { $0.hasPrefix(key + ":") }) else { return nil }
        let next = lines.indices.dropFirst(start + 1).first { index in
            isContent(index) && indentation(of: index) == 0 && !isEntry(index)
        }
        return start..<(lastContent(of: start..<(next ?? lines.endIndex)) + 1)
    }

    /// What comes after the colon of a line, without comment and spaces around it.
    func value(at index: Int) -> Substring {
        let line = lines[index]
        guard let colon = line.firstIndex(of: ":") else { return "" }
        var value = line[line.index(after: colon)...]
        if let comment = value.ranges(of: " #").first { value = value[..<comment.lowerBound] }
        value = value.drop { $0 == " " }
        while value.last == " " || value.last == "\r" { value.removeLast() }
        return value
    }

    /// The entries of the list under a key at the left edge, each with the lines it has.
    func entries(of block: Range<Int>) -> [Range<Int>] {
        let inside = block.dropFirst()
        guard let first = inside.first(where: isContent) else { return [] }
        let column = indentation(of: first)
        let starts = inside.filter {
            isContent($0) && isEntry($0) && indentation(of: $0) == column
        }
        return starts.indices.map { number in
            let end = number + 1 < starts.count ? starts[number + 1] : block.upperBound
            return starts[number]..<(lastContent(of: starts[number]..<end) + 1)
        }
    }

    func isContent(_ index: Int) -> Bool {
        let text = lines[index].drop { $0 == " " || $0 == "\r" }
        return !text.isEmpty && !text.hasPrefix("#")
    }

    /// Whether a line begins an entry of a list.
    func isEntry(_ index: Int) -> Bool {
        let text = lines[index].drop { $0 == " " }
        return text == "-" || text.hasPrefix("- ")
    }

    func indentation(of index: Int) -> Int { lines[index].prefix { $0 == " " }.count }

    func lastContent(of range: Range<Int>) -> Int {
        range.last(where: isContent) ?? range.lowerBound
    }

    /// The key of a line, also where the line begins an entry; nil if it has none.
    func key(at index: Int) -> Substring? {
        let text = lines[index].drop { $0 == " " || $0 == "-" }
        guard let colon = text.firstIndex(of: ":") else { return nil }
        return text[..<colon]
    }

    /// The text in which a name stands on a line of its own or in a list.
    static func scalar(_ text: String) -> String {
        let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
        let isPlain =
            text.first.map { $0.isASCII && ($0.isLetter || $0 == "_") } == true
            && text.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "_-./+".contains($0))
            }
        return isPlain && !words.contains(text.lowercased()) ? text : quoted(text)
    }
}
