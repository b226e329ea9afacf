/// Tells source that SwiftParser would not finish with.
///
/// Where brackets may begin a type, SwiftParser 603 looks ahead twice for each one inside another, so
/// that thirty of them take hours.
package enum BracketNesting {
    /// The most opening brackets in a row that are parsed; code that people write has four.
    package static let limit = 14

    /// Whether more than ``limit`` brackets open with nothing but parts of types between them.
    package static func isExceeded(by source: UnsafeBufferPointer<UInt8>) -> Bool {
        var open = 0
        for byte in source {
            switch byte {
            case UInt8(ascii: "["):
                open += 1
                if open > limit { return true }
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: ","), 0x80...,
                UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                continue
            default:
                open = 0
            }
        }
        return false
    }
}
