import TerminalUI

/// Keys and clicks as words on a command line: `j*3 Enter Ctrl-D click@12,4 wheel@12,4,0,3`.
enum EventWords {
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
    private static let mostRepeats = 1_000

    /// The words for events, with spaces between; several of the same are one word.
    static func text(_ events: [Event]) -> String {
        var runs: [(word: String, count: Int)] = []
        for word in events.compactMap(word) {
            if runs.last?.word == word {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((word, 1))
            }
        }
        return runs.map { $0.count == 1 ? $0.word : "\($0.word)*\($0.count)" }
            .joined(separator: " ")
    }

    /// The events that are meant; `nil` if a word is the name of none.
    static func events(_ text: String) -> [Event]? {
        var events: [Event] = []
        for word in text.split(separator: " ").map(String.init) {
            let (name, count) = repeated(word)
            guard let event = event(name) else { return nil }
            events += Array(repeating: event, count: count)
        }
        return events
    }

    /// A word for an event, if there is one.
    static func word(_ event: Event) -> String? {
        switch event {
        case .key(let key): key.description
        case .mouse(let event): mouseWord(event)
        case .paste, .resized, .focused, .appearance, .redraw: nil
        }
    }

    /// `j*3` is `j` three times; `*` itself is a key.
    private static func repeated(_ word: String) -> (name: String, count: Int) {
        guard let star = word.lastIndex(of: "*"), star > word.startIndex,
            let count = Int(word[word.index(after: star)...]), (1...mostRepeats).contains(count)
        else { return (word, 1) }
        return (String(word[..<star]), count)
    }

    private static func event(_ word: String) -> Event? {
        key(word).map { .key($0) } ?? mouse(word).map { .mouse($0) }
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

extension EventWords {
    /// What the left button and the wheel do, without keys held down.
    private static func mouseWord(_ event: MouseEvent) -> String? {
        guard event.button ?? .left == .left, event.modifiers.isEmpty else { return nil }
        let place = "@\(event.column),\(event.row)"
        switch event.kind {
        case .press(let clicks): return "click" + (clicks > 1 ? "\(clicks)" : "") + place
        case .release: return "release" + place
        case .drag: return "drag" + place
        case .wheel(let columns, let rows): return "wheel\(place),\(columns),\(rows)"
        case .move: return nil
        }
    }

    private static func mouse(_ word: String) -> MouseEvent? {
        let parts = word.split(separator: "@", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let texts = parts[1].split(separator: ",", omittingEmptySubsequences: false)
        let numbers = texts.compactMap { Int($0) }
        let isWheel = parts[0] == "wheel"
        guard numbers.count == texts.count, numbers.count == (isWheel ? 4 : 2),
            let kind = isWheel
                ? .wheel(columns: numbers[2], rows: numbers[3]) : buttonKind(parts[0])
        else { return nil }
        return MouseEvent(
            kind, button: isWheel ? nil : .left, column: numbers[0], row: numbers[1])
    }

    private static func buttonKind(_ name: String) -> MouseEvent.Kind? {
        switch name {
        case "release": .release
        case "drag": .drag
        case "click": .press(clicks: 1)
        case "click2": .press(clicks: 2)
        case "click3": .press(clicks: 3)
        default: nil
        }
    }
}
