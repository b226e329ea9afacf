import Foundation

/// Changed versions of a text, the same on every run.
///
/// There are two hundred of them, or as many as `STRATA_MUTATIONS` says, shared out among rounds.
package struct Mutations: Sequence, IteratorProtocol {
    private let tokens: [String]
    private let alphabet: [String]
    private var random: SplitMix

    private var remaining: Int

    /// The rounds that share all changed versions of one text.
    package static let rounds: Range<UInt64> = 0..<4

    private static let count =
        ProcessInfo.processInfo.environment["STRATA_MUTATIONS"].flatMap { Int($0) } ?? 200

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
        switch Int.random(in: 0..<7, using: &random) {
        case 0: tokens.remove(at: index)
        case 1: tokens.swapAt(index, other)
        case 2: tokens.insert(tokens[other], at: index)
        case 3: tokens[index] = alphabet.randomElement(using: &random) ?? ""
        case 4: tokens.insert(alphabet.randomElement(using: &random) ?? "", at: index)
        case 5: tokens = Array(tokens.prefix(Swift.max(index, 1)))
        default:
            let part = tokens[Swift.min(index, other)...Swift.max(index, other)].prefix(30)
            tokens.insert(contentsOf: part, at: other)
        }
        if tokens.isEmpty { tokens = [" "] }
    }
}
