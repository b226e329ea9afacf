/// The keys of a command, with what they mean on every screen if they are in the contract.
///
/// ```swift
/// Command("violations.edit", "Open this line in the editor", keys: .edit) { … }
/// Command("violations.evidence", "Show the evidence", keys: [.enter, .right]) { … }
/// ```
package struct KeyBinding: Sendable, ExpressibleByArrayLiteral {
    /// The keys, the one that is shown first.
    package let keys: [Key]
    /// What they mean on every screen; nil for keys that mean something on this screen only.
    package let meaning: KeyMeaning?

    /// Keys that mean something on one screen only.
    package init(_ keys: [Key]) {
        self.keys = keys
        meaning = nil
    }

    package init(arrayLiteral elements: Key...) { self.init(elements) }

    private init(_ keys: [Key], _ meaning: KeyMeaning?) {
        self.keys = keys
        self.meaning = meaning
    }

    /// The keys of a meaning.
    package static func means(_ meaning: KeyMeaning) -> KeyBinding {
        KeyBinding(meaning.keys, meaning)
    }

    /// The same with more keys after them.
    package func or(_ more: Key...) -> KeyBinding { KeyBinding(keys + more, meaning) }

    /// The same with another key shown first.
    package func under(_ first: Key) -> KeyBinding { KeyBinding([first] + keys, meaning) }

    /// The same without a key.
    package func without(_ key: Key) -> KeyBinding {
        KeyBinding(keys.filter { $0 != key }, meaning)
    }
}

extension KeyBinding {
    package static var back: KeyBinding { means(.back) }
    package static var help: KeyBinding { means(.help) }
    package static var filter: KeyBinding { means(.filter) }
    package static var readAgain: KeyBinding { means(.readAgain) }
    package static var edit: KeyBinding { means(.edit) }
    package static var copy: KeyBinding { means(.copy) }
    package static var explain: KeyBinding { means(.explain) }
    package static var gaps: KeyBinding { means(.gaps) }
    package static var folders: KeyBinding { means(.folders) }
    package static var accept: KeyBinding { means(.accept) }
    package static var reject: KeyBinding { means(.reject) }
    package static var acceptAll: KeyBinding { means(.acceptAll) }
    package static var rejectAll: KeyBinding { means(.rejectAll) }
    package static var write: KeyBinding { means(.write) }
    package static var undo: KeyBinding { means(.undo) }
    package static var yes: KeyBinding { means(.yes) }
    package static var no: KeyBinding { means(.no) }
}
