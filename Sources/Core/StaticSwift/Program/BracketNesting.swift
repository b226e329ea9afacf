/// Tells source that SwiftParser would not finish with.
///
/// Where brackets may begin a type, SwiftParser 603 looks ahead twice for each one inside another, so
/// that thirty of them take hours. Where braces are left open, it looks for the end of each from every
/// place inside of it: two hundred of them take minutes.
package enum BracketNesting {
    /// The most opening brackets in a row that are parsed; code that people write has four.
    private static let brackets = 14
    /// The most braces inside one another that are parsed; code that people write has thirty.
    private static let braces = 60

    /// How many levels the parser can read, where brackets or braces of the source have more.
    ///
    /// Strings and comments are not told from code: their brackets count too.
    package static func exceededLimit(in source: UnsafeBufferPointer<UInt8>) -> Int? {
        var brackets = 0
        var braces = 0
        return meanings.withUnsafeBufferPointer { meanings in
            for byte in source {
                let meaning = meanings[Int(byte)]
                if meaning == .none { continue }
                brackets = meaning == .bracket ? brackets + 1 : 0
                if brackets > Self.brackets { return Self.brackets }
                if meaning == .brace {
                    braces += 1
                    if braces > Self.braces { return Self.braces }
                } else if meaning == .braceEnd {
                    braces = max(braces - 1, 0)
                }
            }
            return nil
        }
    }

    /// What a byte does to the count.
    private enum Meaning: UInt8 {
        case none, bracket, brace, braceEnd, other
    }

    /// By the byte.
    private static let meanings: [Meaning] = (UInt8.min...UInt8.max).map { byte in
        switch byte {
        case UInt8(ascii: "["): .bracket
        case UInt8(ascii: "{"): .brace
        case UInt8(ascii: "}"): .braceEnd
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: ","), 0x80...,
            UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            .none
        default: .other
        }
    }
}
