/// Gives equal names of different files one string, so that thousands of files share them.
struct StringPool {
    /// What is kept; beyond it the pool starts anew.
    private static let capacity = 1 << 17

    private var strings: [Int: String] = [:]

    /// The text as a string; what is short needs no memory of its own and is not kept.
    mutating func string(_ text: UnsafeBufferPointer<UInt8>, hash: Int) -> String {
        if text.count <= 15 { return String(decoding: text, as: UTF8.self) }
        if let known = strings[hash], known.utf8.elementsEqual(text) { return known }
        if strings.count >= Self.capacity { strings.removeAll() }
        let string = String(decoding: text, as: UTF8.self)
        strings[hash] = string
        return string
    }
}
