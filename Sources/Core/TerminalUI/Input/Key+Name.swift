extension Key: CustomStringConvertible {
    /// What a person calls this key: `j`, `↑`, `Enter`, `Ctrl-P`, `Shift-Tab`.
    package var description: String {
        prefix + code.name(isModified: !modifiers.isEmpty)
    }

    private var prefix: String {
        var prefix = ""
        if modifiers.contains(.command) { prefix += "Cmd-" }
        if modifiers.contains(.control) { prefix += "Ctrl-" }
        if modifiers.contains(.alt) { prefix += "Alt-" }
        if modifiers.contains(.shift) { prefix += "Shift-" }
        return prefix
    }
}

extension Key.Code {
    fileprivate func name(isModified: Bool) -> String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): isModified ? character.uppercased() : String(character)
        case .enter: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .delete: "Del"
        case .insert: "Ins"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F\(number)"
        }
    }
}
