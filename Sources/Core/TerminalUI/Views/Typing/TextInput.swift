/// The text that a person types into a field, and where the cursor stands in it.
package struct TextInput: Hashable, Sendable {
    /// The most bytes that a field holds: more than any name, path or sentence that is asked for.
    package static let longest = 4_096

    /// What has been typed.
    package private(set) var text: String
    /// Letters before the cursor.
    package private(set) var cursor: Int

    /// A text with the cursor at its end.
    package init(_ text: String = "") {
        self.text = text
        cursor = text.count
    }

    /// Whether nothing has been typed.
    package var isEmpty: Bool { text.isEmpty }

    /// Puts text at the cursor, typed or pasted. Line breaks become spaces; other control characters
    /// are left out, and what is more than ``longest``.
    package mutating func insert(_ addition: String) {
        var room = Self.longest - text.utf8.count
        var clean = ""
        for letter in addition {
            guard let letter = Self.shown(letter) else { continue }
            room -= letter.utf8.count
            if room < 0 { break }
            clean.append(letter)
        }
        let before = text.prefix(cursor) + clean
        let after = text.dropFirst(cursor)
        cursor = before.count
        text = String(before + after)
        cursor = min(cursor, text.count)
    }

    /// Deletes the letter before the cursor.
    package mutating func deleteBackward() {
        delete(from: max(0, cursor - 1), to: cursor)
    }

    /// Deletes the letter at the cursor.
    package mutating func deleteForward() {
        delete(from: cursor, to: min(text.count, cursor + 1))
    }

    /// Deletes the word before the cursor and the spaces after it.
    package mutating func deleteWord() {
        delete(from: startOfWord, to: cursor)
    }

    /// Deletes everything before the cursor.
    package mutating func deleteToStart() {
        delete(from: 0, to: cursor)
    }

    /// Deletes everything after the cursor.
    package mutating func deleteToEnd() {
        delete(from: cursor, to: text.count)
    }

    /// Deletes everything.
    package mutating func clear() {
        self = TextInput()
    }

    /// Moves the cursor by letters, negative to the left, and stops at the ends.
    package mutating func move(by letters: Int) {
        cursor = min(max(0, cursor + letters), text.count)
    }

    /// Moves the cursor to the start of the word before it.
    package mutating func moveWordBackward() {
        cursor = startOfWord
    }

    /// Moves the cursor to the end of the word after it.
    package mutating func moveWordForward() {
        let rest = text.dropFirst(cursor)
        let word = rest.drop { !Self.isWord($0) }.drop { Self.isWord($0) }
        cursor = text.count - word.count
    }

    /// Moves the cursor before the first letter.
    package mutating func moveToStart() {
        cursor = 0
    }

    /// Moves the cursor after the last letter.
    package mutating func moveToEnd() {
        cursor = text.count
    }

    private static func shown(_ letter: Character) -> Character? {
        if letter.isNewline || letter == "\t" { return " " }
        let isControl = letter.unicodeScalars.contains {
            $0.properties.generalCategory == .control
        }
        return isControl ? nil : letter
    }

    private var startOfWord: Int {
        var before = text.prefix(cursor)
        while let last = before.last, !Self.isWord(last) { before.removeLast() }
        while let last = before.last, Self.isWord(last) { before.removeLast() }
        return before.count
    }

    private static func isWord(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || letter == "_"
    }

    private mutating func delete(from start: Int, to end: Int) {
        text = String(text.prefix(start) + text.dropFirst(end))
        cursor = min(start, text.count)
    }
}
