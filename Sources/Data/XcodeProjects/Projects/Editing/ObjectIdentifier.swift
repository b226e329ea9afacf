/// Makes identifiers for new objects: 24 hexadecimal digits, the same for the same words.
struct ObjectIdentifier {
    private let taken: (String) -> Bool

    /// - Parameter taken: Whether the file has an identifier already.
    init(unless taken: @escaping (String) -> Bool) { self.taken = taken }

    /// The identifier of an object that some words tell from all others.
    func identifier(for words: String...) -> String {
        let text = words.joined(separator: "\n")
        var round = 0
        while true {
            let id = Self.digits(of: round == 0 ? text : "\(text)\n\(round)")
            if !taken(id) { return id }
            round += 1
        }
    }

    private static func digits(of text: String) -> String {
        let first = hash(text, from: 0xCBF2_9CE4_8422_2325)
        let second = hash(text, from: 0x9E37_79B9_7F4A_7C15)
        let all = hex(first) + hex(second)
        return String(all.prefix(24))
    }

    /// FNV-1a in 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), from any start.
    private static func hash(_ text: String, from start: UInt64) -> UInt64 {
        text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    private static func hex(_ number: UInt64) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
