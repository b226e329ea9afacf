/// Scalars that take two cells: East Asian Width W and F, without emoji, whose width the standard
/// library knows, and without the two large blocks that ``ScalarClass`` answers at once.
///
/// https://www.unicode.org/reports/tr11/
enum WideRanges {
    private static let ranges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DFF,
        0xA000...0xA4C6, 0xA960...0xA97C, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FF1, 0x17000...0x18D08, 0x1AFF0...0x1B2FB,
        0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251,
        0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]

    /// Whether the scalar with this value is in the table.
    static func contains(_ value: UInt32) -> Bool {
        guard value >= 0x1100 else { return false }
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(value)
    }
}
