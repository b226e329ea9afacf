/// The plain patterns that a pattern with braces and classes stands for.
///
/// Braces multiply: the expansion ends at a budget, and says so.
struct GlobExpansion {
    /// The patterns, in the order in which they are written.
    private(set) var patterns: [[Character]] = []
    /// Whether these are all.
    private(set) var isWhole = true
    /// A step for each letter that is looked at or copied, a byte for each that is kept.
    private(set) var budget: ReadingBudget

    /// The most patterns.
    static let limit = 512

    init(_ text: [Character], budget: ReadingBudget = ReadingBudget(steps: 400_000, bytes: 65_536))
    {
        self.budget = budget
        do {
            try expand(text)
        } catch {
            isWhole = false
        }
    }

    private mutating func expand(_ text: [Character]) throws(ReadingBudget.Overrun) {
        var open = [(text: text, start: 0)]
        while let next = open.popLast() {
            guard let choice = try firstChoice(in: next.text, from: next.start) else {
                try budget.keep(next.text.count)
                patterns.append(next.text)
                if patterns.count == Self.limit, !open.isEmpty { throw .bytes(Self.limit) }
                continue
            }
            for option in choice.options.reversed() {
                try budget.take(next.text.count)
                let text =
                    Array(next.text[..<choice.range.lowerBound]) + option
                    + Array(next.text[choice.range.upperBound...])
                open.append((text, choice.range.lowerBound))
            }
        }
    }

    private struct Choice {
        let range: Range<Int>
        let options: [[Character]]
    }

    /// The first group of braces or class of letters at or after a place.
    private mutating func firstChoice(
        in text: [Character], from start: Int
    ) throws(ReadingBudget.Overrun) -> Choice? {
        for index in start..<max(start, text.count) {
            try budget.take()
            if text[index] == "{", let choice = try braces(in: text, at: index) { return choice }
            if text[index] == "[", let choice = try letters(in: text, at: index) { return choice }
        }
        return nil
    }

    private mutating func braces(
        in text: [Character], at start: Int
    ) throws(ReadingBudget.Overrun) -> Choice? {
        var depth = 0
        var options: [[Character]] = [[]]
        for index in start..<text.count {
            try budget.take()
            let letter = text[index]
            if letter == "{" { depth += 1 }
            if letter == "}" { depth -= 1 }
            if depth == 0 { return Choice(range: start..<index + 1, options: options) }
            if depth == 1, letter == "," {
                options.append([])
            } else if index > start {
                options[options.count - 1].append(letter)
            }
        }
        return nil
    }

    /// A class; one that excludes letters, or has very many, counts as any letter.
    private mutating func letters(
        in text: [Character], at start: Int
    ) throws(ReadingBudget.Overrun) -> Choice? {
        guard let end = text[start...].firstIndex(of: "]") else {
            try budget.take(text.count - start)
            return nil
        }
        try budget.take(end - start)
        guard end > start + 1 else { return nil }
        let range = start..<end + 1
        let inside = Array(text[(start + 1)..<end])
        guard inside.first != "!", inside.first != "^", let all = Self.members(of: inside) else {
            return Choice(range: range, options: [["?"]])
        }
        return Choice(range: range, options: all.map { [$0] })
    }

    private static func members(of inside: [Character]) -> [Character]? {
        var all: [Character] = []
        var index = 0
        while index < inside.count {
            if index + 2 < inside.count, inside[index + 1] == "-",
                let first = inside[index].asciiValue, let last = inside[index + 2].asciiValue,
                first <= last
            {
                all += (first...last).map { Character(Unicode.Scalar($0)) }
                index += 3
            } else {
                all.append(inside[index])
                index += 1
            }
        }
        return all.count <= 64 ? all : nil
    }
}
