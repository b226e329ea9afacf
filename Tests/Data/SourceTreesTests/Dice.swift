/// Makes the same trees and patterns from the same seed.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    /// A number from 0 up to below a limit.
    mutating func roll(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }

    mutating func name() -> String { pick(["a", "b", "c", "ab", "bc", "abc"]) }

    mutating func path(depth: Int) -> String {
        (0...roll(depth)).map { _ in name() }.joined(separator: "/")
    }

    mutating func pattern() -> String {
        let body = (0...roll(3)).map { _ in pick(["a", "b", "*", "**", "?b", "[ab]", "c", "ab*"]) }
        return pick(["", "", "", "!", "/", "!/"]) + body.joined(separator: "/")
            + pick(["", "", "/", ".f"])
    }

    private mutating func pick(_ choices: [String]) -> String { choices[roll(choices.count)] }
}
