/// Git's way of matching a path with a pattern, on bytes.
///
/// `*` and `?` stop at `/`; `**` between slashes stands for any number of folders.
/// https://git-scm.com/docs/gitignore#_pattern_format
struct Wildmatch {
    private enum Outcome {
        case yes, no
        /// What starts further on in this path component cannot match either.
        case noneInComponent
        /// Nothing that starts further on can match.
        case none
    }

    private let pattern: [UInt8]
    private let text: ArraySlice<UInt8>
    /// What came of indices of the pattern at places of the text, so that several stars ask once for
    /// each place: without that, each of them multiplies the time.
    private var known: [Int: [Outcome?]] = [:]
    /// The first star is reached once, and what comes after it in one go: they need no notes.
    private var notes = false

    /// How many bytes were compared, or asked about again.
    private var steps = 0

    /// Whether the whole text matches the whole pattern.
    static func matches(_ text: ArraySlice<UInt8>, pattern: [UInt8]) -> Bool {
        var steps = 0
        return matches(text, pattern: pattern, steps: &steps)
    }

    /// Whether the whole text matches the whole pattern; what it costs is added to the steps.
    static func matches(
        _ text: ArraySlice<UInt8>, pattern: [UInt8], steps: inout Int
    ) -> Bool {
        var matching = Wildmatch(pattern: pattern, text: text)
        defer { steps += matching.steps }
        return matching.match(from: text.startIndex, with: 0) == .yes
    }

    private init(pattern: [UInt8], text: ArraySlice<UInt8>) {
        self.pattern = pattern
        self.text = text
    }

    private mutating func match(from start: Int, with first: Int) -> Outcome {
        var place = start
        var index = first
        while index < pattern.count {
            steps += 1
            let wanted = pattern[index]
            if wanted == UInt8(ascii: "*") {
                return matchStar(at: index, from: place)
            }
            guard place < text.endIndex else { return .none }
            let (outcome, next) = matchOne(text[place], at: index)
            if outcome != .yes { return outcome }
            index = next
            place += 1
        }
        return place == text.endIndex ? .yes : .no
    }

    /// Compares one byte with what the pattern has at an index that holds no star.
    private func matchOne(_ found: UInt8, at index: Int) -> (Outcome, next: Int) {
        switch pattern[index] {
        case UInt8(ascii: "?"):
            return (found == UInt8(ascii: "/") ? .no : .yes, index + 1)
        case UInt8(ascii: "["):
            guard let found = CharacterClass.match(found, in: pattern, at: index) else {
                return (.none, index)
            }
            return (found.isInside ? .yes : .no, found.next)
        case UInt8(ascii: "\\"):
            guard index + 1 < pattern.count else { return (.none, index) }
            return (pattern[index + 1] == found ? .yes : .no, index + 2)
        case let literal:
            return (literal == found ? .yes : .no, index + 1)
        }
    }

    private mutating func matchStar(at star: Int, from place: Int) -> Outcome {
        if let outcome = known[star]?[place - text.startIndex] { return outcome }
        let isFirst = !notes
        notes = true
        let outcome = matchStars(from: star, at: place, isFirst: isFirst)
        if !isFirst { note(outcome, of: star, at: place...place) }
        return outcome
    }

    private mutating func note(_ outcome: Outcome, of index: Int, at places: ClosedRange<Int>) {
        var row = known.removeValue(forKey: index) ?? Array(repeating: nil, count: text.count + 1)
        for place in places { row[place - text.startIndex] = outcome }
        known[index] = row
    }

    private mutating func matchStars(
        from star: Int, at place: Int, isFirst: Bool
    ) -> Outcome {
        var next = star
        while next < pattern.count, pattern[next] == UInt8(ascii: "*") { next += 1 }
        let crosses = next - star > 1 && standsAlone(from: star, to: next)
        if crosses, next < pattern.count, match(from: place, with: next + 1) == .yes {
            return .yes
        }
        if next == pattern.count {
            return crosses || !text[place...].contains(UInt8(ascii: "/")) ? .yes : .no
        }
        let (outcome, last) = matchRest(at: next, from: place, crosses: crosses)
        // The same comes of all places on the way, as the way leads on from each.
        if !isFirst { note(outcome, of: next, at: place...last) }
        return outcome
    }

    /// Whether stars are a whole path component, `**`.
    private func standsAlone(from start: Int, to end: Int) -> Bool {
        let opens = start == 0 || pattern[start - 1] == UInt8(ascii: "/")
        let closes = end == pattern.count || pattern[end] == UInt8(ascii: "/")
        return opens && closes
    }

    /// Tries what comes after a star at every place that the star can reach.
    ///
    /// - Returns: What came of it, and the last place that was tried.
    private mutating func matchRest(
        at index: Int, from start: Int, crosses: Bool
    ) -> (Outcome, last: Int) {
        for place in start..<text.endIndex {
            if let outcome = known[index]?[place - text.startIndex] { return (outcome, place) }
            let outcome = match(from: place, with: index)
            if outcome != .no, !(crosses && outcome == .noneInComponent) {
                return (outcome, place)
            }
            if outcome == .no, !crosses, text[place] == UInt8(ascii: "/") {
                return (.noneInComponent, place)
            }
        }
        return (.none, text.endIndex)
    }
}
