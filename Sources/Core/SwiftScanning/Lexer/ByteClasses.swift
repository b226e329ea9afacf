/// What a byte of ASCII can be part of.
struct ByteClasses {
    static let start: UInt8 = 1
    static let name: UInt8 = 2
    static let sign: UInt8 = 4
    static let digit: UInt8 = 8
    static let hexadecimal: UInt8 = 16

    /// Built once and kept, so that a lookup is one load without a check.
    nonisolated(unsafe) private static let table: UnsafePointer<UInt8> = {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        table.initialize(repeating: 0, count: 256)
        func mark(_ bytes: some Sequence<UInt8>, _ bits: UInt8) {
            for byte in bytes { table[Int(byte)] |= bits }
        }
        mark(UInt8(ascii: "a")...UInt8(ascii: "z"), start | name)
        mark(UInt8(ascii: "A")...UInt8(ascii: "Z"), start | name)
        mark([UInt8(ascii: "_")], start | name)
        mark([UInt8(ascii: "$")], name)
        mark(UInt8(ascii: "0")...UInt8(ascii: "9"), name | digit | hexadecimal)
        mark(UInt8(ascii: "a")...UInt8(ascii: "f"), hexadecimal)
        mark(UInt8(ascii: "A")...UInt8(ascii: "F"), hexadecimal)
        mark("/=-+*%<>!&|^~?.".utf8, sign)
        return UnsafePointer(table)
    }()

    private let table = Self.table

    @inline(__always)
    func has(_ byte: UInt8, _ bits: UInt8) -> Bool { table[Int(byte)] & bits != 0 }
}
