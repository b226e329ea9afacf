extension SourceLexer {
    /// Goes over spaces and comments.
    ///
    /// - Returns: Whether all comments are closed.
    @inline(__always)
    func skipTrivia(_ place: inout Int, _ hasLineBreak: inout Bool) -> Bool {
        while place < count {
            switch text[place] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): place += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                hasLineBreak = true
                place += 1
            case UInt8(ascii: "/"):
                if byte(place + 1) == UInt8(ascii: "/") {
                    skipLine(&place)
                } else if byte(place + 1) == UInt8(ascii: "*") {
                    if !skipBlockComment(&place, &hasLineBreak) { return false }
                } else {
                    return true
                }
            default: return true
            }
        }
        return true
    }

    private func skipLine(_ place: inout Int) {
        while place < count, text[place] != UInt8(ascii: "\n"), text[place] != UInt8(ascii: "\r") {
            place += 1
        }
    }

    private func skipBlockComment(_ place: inout Int, _ hasLineBreak: inout Bool) -> Bool {
        var depth = 1
        place += 2
        while place < count {
            let byte = text[place]
            place += 1
            switch byte {
            case UInt8(ascii: "*"):
                if self.byte(place) == UInt8(ascii: "/") {
                    place += 1
                    depth -= 1
                    if depth == 0 { return true }
                }
            case UInt8(ascii: "/"):
                if self.byte(place) == UInt8(ascii: "*") {
                    place += 1
                    depth += 1
                }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): hasLineBreak = true
            default: break
            }
        }
        return false
    }
}
