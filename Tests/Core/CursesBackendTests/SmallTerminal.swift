import Testing

@testable import CursesBackend

/// What a terminal of 5 rows of 20 columns shows: enough to compare two ways to say the same.
struct SmallTerminal {
    struct Cell: Hashable {
        var glyph: Unicode.Scalar = " "
        var look = Rendition()

        /// What can be seen of it.
        var seen: Cell {
            guard glyph == " ", look.leavesBlanksAlone else { return self }
            var blank = Cell()
            blank.look.background = look.background
            return blank
        }
    }

    /// How wide it draws what is not ASCII.
    var glyphWidth = 1
    /// Whether a letter in the last column leads to the next row, and not only the letter behind it.
    var wrapsAtOnce = false

    private static let width = 20
    private static let height = 5

    private var rows = [[Cell]](
        repeating: [Cell](repeating: Cell(), count: width), count: height)
    private(set) var place = Place()
    private var look = Rendition()

    struct Place: Hashable {
        var (x, y) = (0, 0)
        /// Whether it stands behind the last column.
        var isBehind = false
    }

    var cells: [[Cell]] { rows.map { $0.map(\.seen) } }

    mutating func show(_ text: String) {
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": take(&rest)
            case "\r": move(x: 0)
            default: write(scalar)
            }
        }
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        let width = scalar.isASCII ? 1 : glyphWidth
        if place.isBehind || place.x + width > Self.width { wrap() }
        for x in place.x..<place.x + width {
            rows[place.y][x] = Cell(glyph: x == place.x ? scalar : " ", look: look)
        }
        let end = place.x + width
        move(x: end)
        place.isBehind = end == Self.width
        if place.isBehind, wrapsAtOnce { wrap() }
    }

    private mutating func wrap() {
        if place.y == Self.height - 1 {
            rows.removeFirst()
            rows.append([Cell](repeating: Cell(), count: Self.width))
        }
        move(x: 0, y: place.y + 1)
    }

    private mutating func move(x: Int? = nil, y: Int? = nil) {
        place.x = min(max(x ?? place.x, 0), Self.width - 1)
        place.y = min(y ?? place.y, Self.height - 1)
        place.isBehind = false
    }

    private mutating func take(_ rest: inout Substring.UnicodeScalarView) {
        if rest.popFirst() == "(" {
            _ = rest.popFirst()
            return
        }
        let text = rest.prefix { !("A"..."z").contains($0) }
        rest = rest.dropFirst(text.count)
        let numbers = String(text).split(separator: ";").compactMap { Int($0) }
        let first = numbers.first ?? 1
        switch rest.popFirst() {
        case "m": _ = look.take(numbers)
        case "H": move(x: (numbers.dropFirst().first ?? 1) - 1, y: first - 1)
        case "G": move(x: first - 1)
        case "d": move(y: first - 1)
        case "C": move(x: place.x + first)
        case "D": move(x: place.x - first)
        case "K": erase(Self.width)
        case "X": erase(first)
        default: Issue.record("\(text) is not known")
        }
    }

    private mutating func erase(_ count: Int) {
        for column in place.x..<min(place.x + count, Self.width) {
            rows[place.y][column] = Cell()
            rows[place.y][column].look.background = look.background
        }
    }
}
