/// How many tokens a source has, told without parsing it: what parsing costs goes with them, and not
/// with the bytes of names, texts and comments.
enum TokenCount {
    /// The most that there can be: the words, and all signs besides.
    static func most(in source: String) -> Int {
        var source = source
        return source.withUTF8 { bytes in
            var count = 0
            var isInWord = false
            for byte in bytes {
                let isWord = byte.isOfWord
                if isWord ? !isInWord : byte > UInt8(ascii: " ") { count += 1 }
                isInWord = isWord
            }
            return count
        }
    }
}

extension UInt8 {
    /// Whether it is a byte of a name or a number.
    fileprivate var isOfWord: Bool {
        (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F || self >= 0x80
    }
}
