import TerminalUI

/// Keys as words on a command line: `j j Enter Ctrl-D`.
enum KeyNames {
    private static let named: [String: Key.Code] = {
        let codes: [Key.Code] = [
            .character(" "), .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left,
            .right, .home, .end, .pageUp, .pageDown,
        ]
        let all = codes + (1...24).map { .function($0) }
        return Dictionary(all.map { (Key($0).description, $0) }) { first, _ in first }
    }()
    private static let modifiers: [(name: String, modifier: Key.Modifiers)] = [
        ("Cmd-", .command), ("Ctrl-", .control), ("Alt-", .alt), ("Shift-", .shift),
    ]

    /// The words for keys, with spaces between.
    static func text(_ keys: [Key]) -> String {
        keys.map(\.description).joined(separator: " ")
    }

    /// The keys that are meant; `nil` if a word is the name of none.
    static func keys(_ text: String) -> [Key]? {
        let words = text.split(separator: " ")
        let keys = words.compactMap { key(String($0)) }
        return keys.count == words.count ? keys : nil
    }

    private static func key(_ word: String) -> Key? {
        var rest = word
        var held: Key.Modifiers = []
        for (name, modifier) in modifiers where rest.hasPrefix(name) && rest.count > name.count {
            rest.removeFirst(name.count)
            held.insert(modifier)
        }
        if let code = named[rest] { return Key(code, held) }
        guard rest.count == 1, let character = rest.first else { return nil }
        let letter = held.isEmpty ? character : Character(character.lowercased())
        return Key(.character(letter), held)
    }
}
