/// Where well-formed UTF-8 beyond ASCII begins and ends.
enum UTF8Run {
    /// Bytes of complete, well-formed scalars beyond ASCII at the start of `bytes`.
    static func length(of bytes: ArraySlice<UInt8>) -> Int {
        var length = 0
        while let next = scalar(bytes.dropFirst(length)) { length += next }
        return length
    }

    /// Whether `bytes` begin a scalar of which more could come.
    static func isCut(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, let needed = needed(first), bytes.count < needed
        else { return false }
        return bytes.dropFirst().allSatisfy { (0x80...0xBF).contains($0) }
    }

    private static func scalar(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first, let needed = needed(first), bytes.count >= needed
        else { return nil }
        let candidate = bytes.prefix(needed)
        return String(validating: candidate, as: UTF8.self) == nil ? nil : needed
    }

    private static func needed(_ first: UInt8) -> Int? {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: nil
        }
    }
}
