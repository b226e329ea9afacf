/// A quick hash of bytes that is the same in every run.
enum ByteHash {
    /// A hash of all bytes; nothing that is to be trusted against malice may rest on it.
    static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> Int {
        var state = seed ^ 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
        var index = 0
        while index + 8 <= bytes.count {
            state = mix(state ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        while index < bytes.count {
            rest = rest << 8 | UInt64(bytes[index])
            index += 1
        }
        return Int(truncatingIfNeeded: mix(state ^ rest) >> 1)
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        let wide = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return wide.high ^ wide.low
    }
}
