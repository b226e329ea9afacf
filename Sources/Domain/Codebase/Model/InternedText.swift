import Synchronization

/// A text that the process keeps once, so that comparing or hashing it looks at no letter.
///
/// Two texts are equal as strings are: canonically, so that composed and decomposed letters are the
/// same. Each keeps its own spelling, since a disk may know a file by that one alone.
///
/// What was interned stays for good: it is meant for the paths and modules of codebases, of which
/// there are thousands and not millions. There is no order; sort by ``text``.
struct InternedText: Hashable, Sendable {
    /// The text, spelled as it was given.
    var text: String { entry.pointee.text }

    /// Never freed, and never written to again but for what is derived.
    private nonisolated(unsafe) let entry: UnsafePointer<Entry>

    /// The text that is kept; the same for equal texts that are spelled alike.
    init(_ text: String) {
        entry = Self.table.withLock { $0.entry(of: text) }
    }

    static func == (left: InternedText, right: InternedText) -> Bool {
        left.entry == right.entry || left.entry.pointee.number == right.entry.pointee.number
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(entry.pointee.number)
    }

    /// What sets and dictionaries ask for. Numbers are given out in turn and nobody chooses them, so
    /// that they need no hash that withstands chosen keys, which costs ten times as much.
    ///
    /// The factor is that of D. E. Knuth, The Art of Computer Programming 3, 6.4.
    func _rawHashValue(seed: Int) -> Int {
        let mixed = UInt64(bitPattern: Int64(entry.pointee.number ^ seed)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
    }

    /// Another text that follows from this one, worked out once; callers follow one rule.
    func derived(_ text: () -> String) -> InternedText {
        if let known = entry.pointee.derived.load(ordering: .acquiring) {
            return InternedText(entry: known)
        }
        let made = InternedText(text())
        entry.pointee.derived.store(made.entry, ordering: .releasing)
        return made
    }

    /// The bytes of the text, which stay where they are.
    var bytes: UnsafeBufferPointer<UInt8> { entry.pointee.bytes }

    private init(entry: UnsafePointer<Entry>) { self.entry = entry }

    private struct Entry: ~Copyable {
        let text: String
        let bytes: UnsafeBufferPointer<UInt8>
        /// The same for all spellings.
        let number: Int
        let isASCII: Bool
        let derived = Atomic<UnsafePointer<Entry>?>(nil)

        /// Whether an equal text has the same bytes. Of ASCII only texts that are longer in bytes are
        /// equal without being the same, such as one with the Kelvin sign for K.
        func isSpelled(like other: String) -> Bool {
            bytes.count == other.utf8.count && (isASCII || bytes.elementsEqual(other.utf8))
        }
    }

    private struct Table: @unchecked Sendable {
        private var first: [String: UnsafePointer<Entry>] = [:]
        private var otherSpellings: [String: [UnsafePointer<Entry>]] = [:]

        mutating func entry(of text: String) -> UnsafePointer<Entry> {
            guard let known = first[text] else {
                let entry = Self.make(text, number: first.count)
                first[entry.pointee.text] = entry
                return entry
            }
            if known.pointee.isSpelled(like: text) { return known }
            let others = otherSpellings[text] ?? []
            if let other = others.first(where: { $0.pointee.isSpelled(like: text) }) {
                return other
            }
            let entry = Self.make(text, number: known.pointee.number)
            otherSpellings[text] = others + [entry]
            return entry
        }

        private static func make(_ text: String, number: Int) -> UnsafePointer<Entry> {
            var text = text
            text.makeContiguousUTF8()
            let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
            _ = bytes.initialize(from: text.utf8)
            let isASCII = bytes.allSatisfy { $0 < 0x80 }
            let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
            entry.initialize(
                to:
                    Entry(
                        text: text, bytes: UnsafeBufferPointer(bytes), number: number,
                        isASCII: isASCII))
            return UnsafePointer(entry)
        }
    }

    private static let table = Mutex(Table())
}
