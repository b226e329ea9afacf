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

    /// Whether the whole text matches the whole pattern.
    static func matches(_ text: ArraySlice<UInt8>, pattern: [UInt8]) -> Bool {
        Wildmatch(pattern: pattern, text: text).match(from: text.startIndex, with: 0) == .yes
    }

    private func match(from start: Int, with first: Int) -> Outcome {
        var place = start
        var index = first
        while index < pattern.count {
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

    private func matchStar(at star: Int, from place: Int) -> Outcome {
        var next = star
        while next < pattern.count, pattern[next] == UInt8(ascii: "*") { next += 1 }
        let crosses = next - star > 1 && standsAlone(from: star, to: next)
        if crosses, next < pattern.count, match(from: place, with: next + 1) == .yes {
            return .yes
        }
        if next == pattern.count {
            return crosses || !text[place...].contains(UInt8(ascii: "/")) ? .yes : .no
        }
        return matchRest(at: next, from: place, crosses: crosses)
    }

    /// Whether stars are a whole path component, `**`.
    private func standsAlone(from start: Int, to end: Int) -> Bool {
        let opens = start == 0 || pattern[start - 1] == UInt8(ascii: "/")
        let closes = end == pattern.count || pattern[end] == UInt8(ascii: "/")
        return opens && closes
    }

    /// Tries what stands behind a star at every place that the star can reach.
    private func matchRest(at index: Int, from start: Int, crosses: Bool) -> Outcome {
        for place in start..<text.endIndex {
            let outcome = match(from: place, with: index)
            if outcome != .no, !(crosses && outcome == .noneInComponent) { return outcome }
            if outcome == .no, !crosses, text[place] == UInt8(ascii: "/") {
                return .noneInComponent
            }
        }
        return .none
    }
}
