/// Changed versions of a text, the same on every run.
struct Mutations: Sequence, IteratorProtocol {
    private let tokens: [String]
    private let alphabet: [String]
    private var random: SplitMix

    init(of text: String, alphabet: [String], seed: UInt64) {
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
        random = SplitMix(state: seed)
    }

    mutating func next() -> String? {
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

/// A generator that gives the same numbers on every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
