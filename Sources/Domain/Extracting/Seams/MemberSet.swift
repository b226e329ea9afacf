/// A set of small numbers, of members or of users.
struct MemberSet: Hashable {
    private var words: [UInt64]

    /// - Parameter size: One more than the largest number that it can hold.
    init(_ members: some Sequence<Int>, of size: Int) {
        words = [UInt64](repeating: 0, count: (size + 63) / 64)
        for member in members { words[member / 64] |= 1 << UInt64(member % 64) }
    }

    /// How many it holds.
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// What it holds, ascending.
    var members: [Int] {
        words.indices.flatMap { word in
            (0..<64).filter { words[word] >> UInt64($0) & 1 == 1 }.map { word * 64 + $0 }
        }
    }

    /// What both hold.
    func intersection(_ other: MemberSet) -> MemberSet {
        var copy = self
        for word in words.indices { copy.words[word] &= other.words[word] }
        return copy
    }

    /// Whether the other one holds all of it.
    func isSubset(of other: MemberSet) -> Bool { intersection(other) == self }
}
