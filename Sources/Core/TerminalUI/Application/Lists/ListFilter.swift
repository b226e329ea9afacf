/// What a person types after `/` to narrow a list down.
package struct ListFilter: Hashable, Sendable {
    /// The text and its cursor.
    package private(set) var input = TextInput()
    /// Whether it has the keyboard.
    package private(set) var isEditing = false

    /// A filter that lets everything through, or only what matches `text`.
    package init(_ text: String = "", isEditing: Bool = false) {
        input = TextInput(text)
        self.isEditing = isEditing
    }

    /// What was typed so far.
    package var text: String { input.text }

    /// Whether it may leave something out.
    package var isActive: Bool { !input.isEmpty }

    /// Finds and ranks what it lets through.
    package var matcher: FilterMatcher { FilterMatcher(text) }

    /// Takes the keyboard.
    package mutating func begin() {
        isEditing = true
    }

    /// Gives the keyboard back and goes on filtering.
    package mutating func finish() {
        isEditing = false
    }

    /// Lets everything through again.
    package mutating func clear() {
        self = ListFilter()
    }

    /// Takes a key or pasted text while it has the keyboard; Enter keeps what was typed, Escape drops it.
    /// - Returns: Whether it was used.
    package mutating func receive(_ event: Event) -> Bool {
        guard isEditing else { return false }
        switch event {
        case .key(.enter): finish()
        case .key(.escape): clear()
        case .key(.backspace) where input.isEmpty: clear()
        default: return input.receive(event)
        }
        return true
    }
}
