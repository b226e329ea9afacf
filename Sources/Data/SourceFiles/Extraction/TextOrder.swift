/// Orders pieces of a text as strings are ordered, without making the strings.
enum TextOrder {
    /// The positions of the pieces, in the order of the strings that they are.
    static func sorted(
        _ pieces: [Range<Int>], of bytes: UnsafeBufferPointer<UInt8>
    ) -> [Int] {
        var keys = pieces.enumerated().map { Key(index: $0, start: start(of: bytes[$1])) }
        // Strings are ordered by their scalars, which for ASCII is the order of the bytes.
        if pieces.allSatisfy({ bytes[$0].allSatisfy { $0 < 0x80 } }) {
            keys.sort { first, second in
                if first.start != second.start { return first.start < second.start }
                let (first, second) = (pieces[first.index], pieces[second.index])
                return bytes[first].lexicographicallyPrecedes(bytes[second])
            }
        } else {
            let strings = pieces.map { String(decoding: bytes[$0], as: UTF8.self) }
            keys.sort { strings[$0.index] < strings[$1.index] }
        }
        return keys.map(\.index)
    }

    private struct Key {
        let index: Int
        /// The first eight bytes, as a number that is ordered as they are.
        let start: UInt64
    }

    private static func start(of text: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
        let first = text.prefix(8)
        return first.reduce(0) { $0 << 8 | UInt64($1) } << (8 * (8 - UInt64(first.count)))
    }
}
