/// Finds out where bytes stop being UTF-8.
enum UTF8Check {
    /// The offset of the first byte that belongs to no valid sequence, or nil if all is UTF-8.
    static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += asciiRun(in: bytes, from: index)
            } else if let length = sequenceLength(in: bytes, at: index) {
                index += length
            } else {
                return index
            }
        }
        return nil
    }

    private static func asciiRun(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let raw = UnsafeRawBufferPointer(bytes)
        while index + 8 <= bytes.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { break }
            index += 8
        }
        while index < bytes.count, bytes[index] < 0x80 { index += 1 }
        return index - start
    }

    private static func sequenceLength(
        in bytes: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> Int? {
        let first = bytes[index]
        let second = index + 1 < bytes.count ? bytes[index + 1] : 0
        let length: Int
        let allowed: ClosedRange<UInt8>
        switch first {
        case 0xC2...0xDF: (length, allowed) = (2, 0x80...0xBF)
        case 0xE0: (length, allowed) = (3, 0xA0...0xBF)
        case 0xED: (length, allowed) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, allowed) = (3, 0x80...0xBF)
        case 0xF0: (length, allowed) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, allowed) = (4, 0x80...0xBF)
        case 0xF4: (length, allowed) = (4, 0x80...0x8F)
        default: return nil
        }
        guard allowed.contains(second), index + length <= bytes.count,
            bytes[(index + 2)..<max(index + 2, index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
        else { return nil }
        return length
    }
}
