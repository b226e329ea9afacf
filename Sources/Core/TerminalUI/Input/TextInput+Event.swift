extension TextInput {
    /// Takes a key or pasted text, with the keys that shells use.
    /// - Returns: Whether it was used; Enter, Escape and vertical movement never are.
    package mutating func receive(_ event: Event) -> Bool {
        switch event {
        case .paste(let text):
            insert(text)
            return true
        case .key(let key):
            return receive(key)
        default:
            return false
        }
    }

    private mutating func receive(_ key: Key) -> Bool {
        if let letter = key.text {
            insert(String(letter))
            return true
        }
        guard let edit = Self.edits[key] else { return false }
        edit(&self)
        return true
    }

    private static let edits: [Key: @Sendable (inout TextInput) -> Void] = [
        .backspace: { $0.deleteBackward() },
        .delete: { $0.deleteForward() },
        .control("d"): { $0.deleteForward() },
        .control("w"): { $0.deleteWord() },
        Key(.backspace, .alt): { $0.deleteWord() },
        .control("u"): { $0.deleteToStart() },
        .control("k"): { $0.deleteToEnd() },
        .left: { $0.move(by: -1) },
        .right: { $0.move(by: 1) },
        .control("b"): { $0.move(by: -1) },
        .control("f"): { $0.move(by: 1) },
        .alt("b"): { $0.moveWordBackward() },
        .alt("f"): { $0.moveWordForward() },
        Key(.left, .control): { $0.moveWordBackward() },
        Key(.right, .control): { $0.moveWordForward() },
        .home: { $0.moveToStart() },
        .end: { $0.moveToEnd() },
        .control("a"): { $0.moveToStart() },
        .control("e"): { $0.moveToEnd() },
    ]
}
