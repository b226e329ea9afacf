/// How deep a YAML text nests, at most, told from the text alone.
///
/// Parsers walk nested parts recursively, and free them so; an alias puts one part into another, so
/// that the parts of all anchors may stand in each other.
package struct YAMLNesting: Equatable, Sendable {
    /// How deep the text itself nests.
    package private(set) var levels = 0
    /// How many parts of it aliases can put into others.
    package private(set) var anchors = 0
    /// How many lines are directives: each is compared with all before it.
    package private(set) var directives = 0

    /// Whether a parser can be given the text.
    package var isBearable: Bool {
        levels <= 400 && directives <= 400 && (anchors < 20 || (anchors + 1) * levels <= 2_000)
    }

    private var columns: [Int] = []
    private var brackets = 0

    /// How deep a text nests.
    package init(of text: String) {
        let lines = text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        for line in lines {
            if line.first == UInt8(ascii: "%") { directives += 1 }
            read(line)
        }
    }

    private mutating func read(_ line: Substring.UTF8View) {
        var last = UInt8(ascii: " ")
        var isStart = true
        for (column, byte) in line.enumerated() {
            if isStart, !" -?:".utf8.contains(byte) {
                isStart = false
                open(column)
            } else if isStart, byte != UInt8(ascii: " ") {
                open(column)
            }
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(brackets - 1, 0)
            case UInt8(ascii: "&"): if " \t[{,-:?".utf8.contains(last) { anchors += 1 }
            default: break
            }
            levels = max(levels, columns.count + brackets)
            last = byte
        }
    }

    /// Begins a part in a column; those that do not stand further to the left are over.
    private mutating func open(_ column: Int) {
        while let last = columns.last, last >= column { columns.removeLast() }
        columns.append(column)
    }
}
