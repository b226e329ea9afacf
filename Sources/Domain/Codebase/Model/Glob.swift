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
        /// The `/` of a `/**` at the end, which may be missing with all that follows.
        case foldersAfter
    }

    private let parts: [Part]
    /// The text itself, if nothing in it is special.
    package let literal: String?

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
        literal = text.contains { $0 == "*" || $0 == "?" } ? nil : text
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
            return "“\(text)” has brackets or a backslash, which patterns do not support."
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
        if let literal { return literal == text }
        let letters = Array(text)
        var states = [Bool](repeating: false, count: parts.count + 1)
        states[0] = true
        for index in 0...letters.count {
            for state in parts.indices where states[state] && canSkip(state, at: index, of: letters)
            {
                states[state + 1] = true
            }
            if index == letters.count { break }
            states = step(from: states, over: letters[index])
        }
        return states[parts.count]
    }

    /// Where a letter leads from some states.
    private func step(from states: [Bool], over letter: Character) -> [Bool] {
        var next = [Bool](repeating: false, count: states.count)
        for (state, part) in parts.enumerated() where states[state] {
            switch part {
            case .letter(let expected): if letter == expected { next[state + 1] = true }
            case .one: if letter != "/" { next[state + 1] = true }
            case .some: if letter != "/" { next[state] = true }
            case .foldersAfter: if letter == "/" { next[state + 1] = true }
            case .all, .foldersBefore: next[state] = true
            }
        }
        return next
    }

    /// Whether a part may stand for nothing at a place in the text.
    private func canSkip(_ state: Int, at index: Int, of letters: [Character]) -> Bool {
        switch parts[state] {
        case .letter, .one: false
        case .some, .all: true
        case .foldersBefore: index == 0 || letters[index - 1] == "/"
        case .foldersAfter: index == letters.count
        }
    }
}
