/// Puts values into bytes, small numbers into few.
package struct ByteWriter {
    /// What was put.
    package private(set) var bytes: [UInt8] = []
    /// The table of strings, each once, in the order of their first use.
    package private(set) var strings: [String] = []
    private var ids: [ExactText: Int] = [:]

    /// A writer of nothing yet.
    package init() {}

    /// Seven bits a byte, lowest first; the top bit says that more follow.
    package mutating func put(_ number: some BinaryInteger) {
        var rest = UInt64(truncatingIfNeeded: number)
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// The place of a string in the table.
    package mutating func put(_ string: String) {
        let text = ExactText(string: string)
        if let id = ids[text] { return put(id) }
        ids[text] = strings.count
        put(strings.count)
        strings.append(string)
    }

    /// The same for one that need not be.
    package mutating func put(_ string: String?) {
        put(string == nil ? 0 : 1)
        if let string { put(string) }
    }

    /// Things of one kind with their number.
    package mutating func put<Element>(
        _ elements: some Collection<Element>, _ each: (inout ByteWriter, Element) -> Void
    ) {
        put(elements.count)
        for element in elements { each(&self, element) }
    }

    /// Bytes as another writer put them.
    package mutating func putBytes(_ other: some Sequence<UInt8>) { bytes += other }

    /// The bytes of a text with its length.
    package mutating func putText(_ text: String) {
        put(text.utf8.count)
        bytes += text.utf8
    }

    /// The table of strings, as ``ByteReader/readStrings()`` takes it.
    package var stringTable: [UInt8] {
        var table = ByteWriter()
        table.put(strings) { $0.putText($1) }
        return table.bytes
    }
}

/// A text that equals no other, not even one of the same characters in another form, which names
/// another file.
private struct ExactText: Hashable {
    let string: String

    static func == (left: ExactText, right: ExactText) -> Bool {
        left.string.utf8.elementsEqual(right.string.utf8)
    }

    func hash(into hasher: inout Hasher) {
        var copy = string
        copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
