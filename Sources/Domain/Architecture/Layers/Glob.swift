/// A pattern with `*` (anything but `/`), `**` (anything) and `?` (one letter but `/`).
///
/// `a/**` matches `a` itself too, and `**/a` matches `a`. Letters are compared as they are, case
/// included.
package struct Glob: Equatable, Sendable {
    private enum Part: Equatable {
        case letter(Character)
        case one
        case some
        case all
        /// `**/` in front: folders that may be missing altogether.
        case foldersBefore
        /// The `/` of a `/**` behind, which may be missing with all that follows.
        case foldersAfter
    }

    private let parts: [Part]

    /// A pattern as it is written.
    package init(_ text: String) {
        let letters = Array(text)
        var parts: [Part] = []
        var index = 0
        while index < letters.count {
            let rest = letters[index...]
            if rest.starts(with: "/**"), index + 3 == letters.count {
                parts += [.foldersAfter, .all]
                index += 3
            } else if rest.starts(with: "**/"), index == 0 || letters[index - 1] == "/" {
                parts.append(.foldersBefore)
                index += 3
            } else if rest.starts(with: "**") {
                parts.append(.all)
                index += 2
            } else {
                parts.append(Self.part(letters[index]))
                index += 1
            }
        }
        self.parts = parts
    }

    private static func part(_ letter: Character) -> Part {
        switch letter {
        case "*": .some
        case "?": .one
        default: .letter(letter)
        }
    }

    /// Why a text is no pattern, as a sentence; nil if it is one.
    package static func mistake(in text: String) -> String? {
        if text.isEmpty { return "A pattern cannot be empty." }
        if text.contains("***") { return "“\(text)” has three stars in a row." }
        if text.contains(where: "[]{}\\".contains) {
            return "“\(text)” has brackets or a backslash, which patterns do not know."
        }
        if text.hasPrefix("/") { return "“\(text)” begins with a slash, but paths are relative." }
        if text.split(separator: "/").contains("..") { return "“\(text)” leads out of its folder." }
        return nil
    }

    /// Whether the whole text matches.
    ///
    /// Follows all ways through the pattern at once (K. Thompson, "Regular expression search
    /// algorithm", CACM 11, 1968), so that no pattern takes longer than its length times the
    /// text's.
    package func matches(_ text: String) -> Bool {
        let letters = Array(text)
        var states = closure([0], at: 0, of: letters)
        for index in letters.indices {
            var next: Set<Int> = []
            for state in states where state < parts.count {
                next.formUnion(step(state, letters[index]))
            }
            states = closure(next, at: index + 1, of: letters)
            if states.isEmpty { return false }
        }
        return states.contains(parts.count)
    }

    /// Where a letter leads from a state.
    private func step(_ state: Int, _ letter: Character) -> [Int] {
        switch parts[state] {
        case .letter(let expected): letter == expected ? [state + 1] : []
        case .one: letter == "/" ? [] : [state + 1]
        case .some: letter == "/" ? [] : [state]
        case .foldersAfter: letter == "/" ? [state + 1] : []
        case .all, .foldersBefore: [state]
        }
    }

    /// The states that are reached without a letter.
    private func closure(_ states: Set<Int>, at index: Int, of letters: [Character]) -> Set<Int> {
        var all = states
        var queue = Array(states)
        while let state = queue.popLast() {
            guard state < parts.count, canSkip(state, at: index, of: letters) else { continue }
            if all.insert(state + 1).inserted { queue.append(state + 1) }
        }
        return all
    }

    private func canSkip(_ state: Int, at index: Int, of letters: [Character]) -> Bool {
        switch parts[state] {
        case .letter, .one: false
        case .some, .all: true
        case .foldersBefore: index == 0 || letters[index - 1] == "/"
        case .foldersAfter: index == letters.count
        }
    }
}
