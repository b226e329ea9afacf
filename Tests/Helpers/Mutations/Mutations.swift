import Foundation

/// Changed versions of a text, the same on every run: letters and words are lost, moved and put in,
/// and its structure grows, by nesting, by repeating lines and by long chains.
///
/// There are a hundred of them, or as many as `STRATA_MUTATIONS` says, shared out among rounds.
package struct Mutations: Sequence, IteratorProtocol {
    private let tokens: [String]
    private let alphabet: [String]
    private var random: SplitMix

    private var remaining: Int

    /// The rounds that share all changed versions of one text.
    package static let rounds: Range<UInt64> = 0..<4

    private static let count =
        ProcessInfo.processInfo.environment["STRATA_MUTATIONS"].flatMap { Int($0) } ?? 100

    /// - Parameters:
    ///   - text: What is damaged.
    ///   - alphabet: What may come into it besides parts of itself.
    ///   - round: One of ``rounds``.
    package init(of text: String, alphabet: [String], round: UInt64) {
        var tokens: [String] = []
        for letter in text {
            let isWord = letter.isLetter || letter.isNumber
            if isWord, let last = tokens.last, last.allSatisfy({ $0.isLetter || $0.isNumber }) {
                tokens[tokens.count - 1].append(letter)
            } else {
                tokens.append(String(letter))
            }
        }
        self.tokens = tokens
        self.alphabet = alphabet
        random = SplitMix(state: round)
        remaining = Self.count / Self.rounds.count
    }

    package mutating func next() -> String? {
        guard remaining > 0 else { return nil }
        remaining -= 1
        var mutated = tokens
        for _ in 0..<Int.random(in: 1...5, using: &random) { mutate(&mutated) }
        return mutated.joined()
    }

    private mutating func mutate(_ tokens: inout [String]) {
        let index = Int.random(in: 0..<tokens.count, using: &random)
        let other = Int.random(in: 0..<tokens.count, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: tokens.remove(at: index)
        case 1: tokens.swapAt(index, other)
        case 2: tokens.insert(tokens[other], at: index)
        case 3: tokens[index] = alphabet.randomElement(using: &random) ?? ""
        case 4: tokens.insert(alphabet.randomElement(using: &random) ?? "", at: index)
        case 5: tokens = Array(tokens.prefix(Swift.max(index, 1)))
        case 6: nest(&tokens, index, other)
        case 7: fanOut(&tokens, index)
        case 8: chain(&tokens, index)
        default:
            let part = tokens[Swift.min(index, other)...Swift.max(index, other)].prefix(30)
            tokens.insert(contentsOf: part, at: other)
        }
        if tokens.isEmpty { tokens = [" "] }
    }

    // MARK: Structure

    private static let brackets = [("(", ")"), ("[", "]"), ("{", "}"), ("\"${", "}\"")]

    /// The most tokens of a changed version.
    private static let most = 20_000

    /// Puts a part into brackets, and those into more.
    private mutating func nest(_ tokens: inout [String], _ index: Int, _ other: Int) {
        let (open, close) = Self.brackets.randomElement(using: &random) ?? ("(", ")")
        let depth = count(upTo: 600, addingTo: tokens, each: 2)
        tokens.insert(
            contentsOf: Array(repeating: close, count: depth), at: Swift.max(index, other))
        tokens.insert(
            contentsOf: Array(repeating: open, count: depth), at: Swift.min(index, other))
    }

    /// Repeats the lines from a place on.
    private mutating func fanOut(_ tokens: inout [String], _ index: Int) {
        let start = tokens[..<index].lastIndex(of: "\n") ?? 0
        let part = tokens[start...].prefix(Int.random(in: 1...60, using: &random))
        for _ in 0..<count(upTo: 100, addingTo: tokens, each: part.count) {
            tokens.insert(contentsOf: part, at: start)
        }
    }

    /// Makes a chain of one token and something between.
    private mutating func chain(_ tokens: inout [String], _ index: Int) {
        let link = [alphabet.randomElement(using: &random) ?? "", tokens[index]]
        let length = count(upTo: 3_000, addingTo: tokens, each: 2)
        tokens.insert(contentsOf: (0..<length).flatMap { _ in link }, at: index)
    }

    private mutating func count(upTo most: Int, addingTo tokens: [String], each size: Int) -> Int {
        let room = Swift.max(Self.most - tokens.count, 0) / Swift.max(size, 1)
        return Int.random(in: 0...Swift.min(most, room), using: &random)
    }
}
