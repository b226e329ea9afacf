/// Says of colours and attributes only what a terminal does not know.
///
/// ncurses takes back both colours before it names others, each in a sequence of its own, and names
/// the colour of letters for blanks, too. This goes over what it has written: what changes is held
/// back until something is drawn that shows it, and is then said in one sequence. All else stays as it
/// is. It is for terminals whose sequences are those of ECMA-48; a sequence that it does not know ends
/// its work for good.
struct RenditionFilter {
    /// What the terminal draws with; nil if nobody knows.
    private var actual: Rendition?
    /// What it drew with when it was told to remember that, with the place of the cursor.
    private var saved: Rendition?
    /// What it should draw with.
    private var wanted = Rendition()
    /// Whether letters are known to be those of ASCII, and not lines.
    private var drawsLetters = false
    private var isOn: Bool
    private let resetsColors: Bool
    private var output: [UInt8] = []

    /// - Parameter capability: What terminfo says under a name; empty if nothing.
    init(capability: (String) -> String) {
        let reset = capability("sgr0").filter { $0 != "\u{0F}" }
        isOn = ["\u{1B}[m", "\u{1B}[0m", "\u{1B}(B\u{1B}[m", "\u{1B}[m\u{1B}(B"].contains(reset)
        resetsColors = capability("op") == "\u{1B}[39;49m"
    }

    /// Forgets what the terminal draws with.
    mutating func forget() {
        actual = nil
        saved = nil
        drawsLetters = false
    }

    /// What to write in the place of whole sequences and letters.
    ///
    /// At the end the terminal draws with what was asked for last.
    mutating func filtered(_ bytes: [UInt8]) -> [UInt8] {
        guard isOn, !bytes.isEmpty else { return bytes }
        output.removeAll(keepingCapacity: true)
        output.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while isOn, let byte = rest.first {
            switch byte {
            case 0x1B: takeEscape(&rest)
            case 0x0E:
                write(&rest, 1)
                drawsLetters = false
            case 0x0F: takeShift(&rest)
            case 0x0A, 0x0B, 0x0C: drawBlank(&rest, 1)
            case 0x20:
                // A mark may stand on a blank and have its colour.
                if rest.dropFirst().first ?? 0 >= 0x80 { settle() } else { settleForBlank() }
                write(&rest, 1)
            case 0..<0x20: write(&rest, 1)
            default:
                settle()
                write(&rest, 1)
            }
        }
        settle()
        return output + rest
    }

    private mutating func write(_ rest: inout ArraySlice<UInt8>, _ count: Int) {
        output += rest.prefix(count)
        rest = rest.dropFirst(count)
    }

    private mutating func drawBlank(_ rest: inout ArraySlice<UInt8>, _ count: Int) {
        settleForBlank()
        write(&rest, count)
    }

    // MARK: Sequences

    private mutating func takeEscape(_ rest: inout ArraySlice<UInt8>) {
        switch rest.dropFirst().first {
        case UInt8(ascii: "["): takeControl(&rest)
        case UInt8(ascii: "("): takeLetters(&rest)
        case UInt8(ascii: "M"), UInt8(ascii: "D"), UInt8(ascii: "E"): drawBlank(&rest, 2)
        case UInt8(ascii: "7"):
            settle()
            saved = actual
            write(&rest, 2)
        case UInt8(ascii: "8"):
            write(&rest, 2)
            actual = saved
        default: giveUp()
        }
    }

    /// `ESC ( B`: the letters of ASCII.
    private mutating func takeLetters(_ rest: inout ArraySlice<UInt8>) {
        let isASCII = rest.dropFirst(2).first == UInt8(ascii: "B")
        if isASCII, drawsLetters {
            rest = rest.dropFirst(3)
        } else {
            write(&rest, 3)
            drawsLetters = isASCII
        }
    }

    /// `SI`, with which some terminals go back to letters.
    private mutating func takeShift(_ rest: inout ArraySlice<UInt8>) {
        if drawsLetters { rest = rest.dropFirst() } else { write(&rest, 1) }
        drawsLetters = true
    }

    private mutating func takeControl(_ rest: inout ArraySlice<UInt8>) {
        let parameters = rest.dropFirst(2).prefix { 0x20...0x3F ~= $0 }
        let count = parameters.count + 3
        guard rest.count >= count else { return giveUp() }
        switch rest[parameters.endIndex] {
        case UInt8(ascii: "m"):
            guard let codes = Self.codes(parameters), wanted.take(codes) else { return giveUp() }
            rest = rest.dropFirst(count)
        case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "L"), UInt8(ascii: "M"),
            UInt8(ascii: "P"), UInt8(ascii: "S"), UInt8(ascii: "T"), UInt8(ascii: "X"),
            UInt8(ascii: "@"):
            drawBlank(&rest, count)
        case UInt8(ascii: "A")...UInt8(ascii: "H"), UInt8(ascii: "d"), UInt8(ascii: "f"),
            UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "r"):
            write(&rest, count)
        case UInt8(ascii: "b"):
            settle()
            write(&rest, count)
        default: giveUp()
        }
    }

    private static func codes(_ parameters: ArraySlice<UInt8>) -> [Int]? {
        if parameters.isEmpty { return [] }
        var codes = [0]
        for byte in parameters {
            switch byte {
            case UInt8(ascii: ";"): codes.append(0)
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                codes[codes.count - 1] = min(codes[codes.count - 1] * 10 + Int(byte & 0x0F), 9_999)
            default: return nil
            }
        }
        return codes
    }

    /// Leaves everything that comes as it is.
    private mutating func giveUp() {
        settle()
        isOn = false
    }

    // MARK: What was held back

    private mutating func settle() {
        guard actual != wanted else { return }
        output += wanted.sequence(after: actual, resetsColors: resetsColors)
        actual = wanted
    }

    /// As much as a blank shows.
    private mutating func settleForBlank() {
        guard var next = actual, next.leavesBlanksAlone, wanted.leavesBlanksAlone else {
            return settle()
        }
        guard next.background != wanted.background else { return }
        next.background = wanted.background
        if !resetsColors, next.background == .standard { return settle() }
        output += next.sequence(after: actual, resetsColors: resetsColors)
        actual = next
    }
}
