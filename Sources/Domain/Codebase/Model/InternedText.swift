import Synchronization

/// A text that the process keeps once, so that comparing or hashing it looks at no letter.
///
/// What was interned stays for good: it is meant for the paths and modules of codebases, of which
/// there are thousands and not millions. Order is not that of the letters; sort by ``text``.
struct InternedText: Hashable, Sendable {
    /// The text.
    var text: String { entry.text }

    private unowned(unsafe) let entry: Entry

    /// The text that is kept; the same for equal texts.
    init(_ text: String) {
        entry = Self.kept.withLock { kept in
            if let known = kept[text] { return known }
            let entry = Entry(text)
            kept[text] = entry
            return entry
        }
    }

    static func == (left: InternedText, right: InternedText) -> Bool {
        left.entry === right.entry
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entry))
    }

    private final class Entry: Sendable {
        let text: String

        init(_ text: String) { self.text = text }
    }

    private static let kept = Mutex<[String: Entry]>([:])
}
