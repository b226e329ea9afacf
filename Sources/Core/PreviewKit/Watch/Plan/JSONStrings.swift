/// The strings in a line of JSON, in order.
enum JSONStrings {
    static func all(in line: Substring) -> [String] {
        var found: [String] = []
        var rest = line.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "\"")) {
            rest = rest[rest.index(after: start)...]
            guard let string = take(from: &rest) else { return found }
            found.append(string)
        }
        return found
    }

    private static func take(from rest: inout Substring.UTF8View) -> String? {
        var text: [UInt8] = []
        while let end = rest.firstIndex(where: {
            $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
        }) {
            text += rest[..<end]
            let next = rest.index(after: end)
            guard rest[end] == UInt8(ascii: "\\"), next < rest.endIndex else {
                rest = rest[next...]
                return String(decoding: text, as: UTF8.self)
            }
            text.append(unescaped(rest[next]))
            rest = rest[rest.index(after: next)...]
        }
        return nil
    }

    private static func unescaped(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        default: byte
        }
    }
}
