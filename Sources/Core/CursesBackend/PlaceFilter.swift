/// Names a place only as far as a terminal does not know it.
///
/// ncurses reckons with what rows and columns cost on average, and names them where a step to the
/// right is shorter. Where the cursor stands is known as long as nothing but letters of ASCII was
/// written since a column was named: no other glyph has the same width on all terminals. The row is
/// known as long as nothing can have reached the last column. All else stays as it is.
struct PlaceFilter {
    /// How many columns the terminal has.
    var width: Int
    private let steps: Bool
    private let namesColumns: Bool

    /// - Parameter capability: What terminfo says under a name; empty if nothing.
    init(width: Int, capability: (String) -> String) {
        self.width = width
        steps = capability("cuf") == "\u{1B}[%p1%dC"
        namesColumns = capability("hpa") == "\u{1B}[%i%p1%dG"
    }

    /// What to write in the place of whole sequences and letters of one frame.
    func filtered(_ bytes: [UInt8]) -> [UInt8] {
        guard steps else { return bytes }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var place = CursorPlace(width: width)
        var rest = bytes[...]
        while let byte = rest.first {
            if byte != 0x1B {
                place.write(byte)
                output.append(byte)
                rest = rest.dropFirst()
                continue
            }
            guard let sequence = EscapeSequence(rest) else { break }
            rest = rest.dropFirst(sequence.bytes.count)
            let before = place
            place.take(sequence)
            output += shortest(sequence, from: before, to: place)
        }
        return output + rest
    }

    /// The shortest way to a place that is named.
    private func shortest(
        _ sequence: EscapeSequence, from before: CursorPlace, to place: CursorPlace
    ) -> ArraySlice<UInt8> {
        guard sequence.namesColumn, let row = place.row, row == before.row,
            let column = place.column
        else { return sequence.bytes }
        var ways = [sequence.bytes]
        if namesColumns { ways.append(EscapeSequence.bytes(column + 1, "G")) }
        if let start = before.column, start < column {
            ways.append(EscapeSequence.bytes(column - start, "C"))
        }
        return ways.min { $0.count < $1.count } ?? sequence.bytes
    }
}

/// What is known of the place of a cursor while a frame is written; rows and columns count from 0.
private struct CursorPlace {
    let width: Int
    /// nil if it is not known.
    private(set) var row: Int?
    /// nil if it is not known.
    private(set) var column: Int?
    /// The last column that it can stand in.
    private var last: Int
    /// Whether letters are those of ASCII. ncurses leaves them so at the end of a frame.
    private var drawsLetters = true

    init(width: Int) { (self.width, last) = (width, width) }

    mutating func write(_ byte: UInt8) {
        switch byte {
        case 0x20...0x7E where drawsLetters: advance(by: 1)
        case 0x20...0x7E, 0x80...:
            // Glyphs have at least as many bytes as cells.
            column = nil
            advance(by: 1)
        case 0x0D: name(column: 0)
        case 0x0E: drawsLetters = false
        case 0x0F: break
        default: forget()
        }
    }

    mutating func take(_ sequence: EscapeSequence) {
        let numbers = sequence.numbers
        switch sequence.kind {
        case "H":
            (row, column, last) = (numbers[0] - 1, nil, 0)
            name(column: numbers.count > 1 ? numbers[1] - 1 : 0)
        case "G": name(column: numbers[0] - 1)
        case "d": row = numbers[0] - 1
        case "C": advance(by: numbers[0])
        case "m", "K", "X", "J", "P", "@": break
        case "(": drawsLetters = sequence.bytes.last == UInt8(ascii: "B")
        default: forget()
        }
    }

    private mutating func name(column: Int) {
        (self.column, last) = (column, column)
        advance(by: 0)
    }

    /// Behind the last column terminals differ.
    private mutating func advance(by count: Int) {
        column = column.map { $0 + count }
        last += count
        if last >= width { forget() }
    }

    private mutating func forget() { (row, column, last) = (nil, nil, width) }
}

/// A sequence that starts with an escape.
private struct EscapeSequence {
    /// All of it.
    let bytes: ArraySlice<UInt8>
    /// What stands at its end, or after the escape if it has no numbers.
    let kind: Unicode.Scalar
    /// Its numbers, at least one; those that are left out are 1.
    let numbers: [Int]

    /// nil if the bytes begin with none that is whole.
    init?(_ text: ArraySlice<UInt8>) {
        guard let second = text.dropFirst().first else { return nil }
        guard second == UInt8(ascii: "[") else {
            (bytes, numbers) = (text.prefix(second == UInt8(ascii: "(") ? 3 : 2), [1])
            kind = Unicode.Scalar(second)
            return
        }
        let parameters = text.dropFirst(2).prefix { 0x20...0x3F ~= $0 }
        guard parameters.endIndex < text.endIndex else { return nil }
        bytes = text[...parameters.endIndex]
        let fields = parameters.split(
            separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        let values = fields.compactMap(Self.number)
        let isPlain = values.count == fields.count
        (numbers, kind) = isPlain ? (values, Unicode.Scalar(text[bytes.endIndex - 1])) : ([1], "?")
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.count < 6, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        return max(1, digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) })
    }

    /// Whether it names a column.
    var namesColumn: Bool { kind == "H" || kind == "G" }

    /// A sequence with one number, which is left out if it is 1.
    static func bytes(_ number: Int, _ kind: Character) -> ArraySlice<UInt8> {
        Array("\u{1B}[\(number == 1 ? "" : String(number))\(kind)".utf8)[...]
    }
}
