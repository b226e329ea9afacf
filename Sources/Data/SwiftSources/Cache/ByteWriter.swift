/// Puts values into bytes, small numbers into few.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []
    private var ids: [String: Int] = [:]
    private(set) var strings: [String] = []

    /// Seven bits a byte, lowest first; the top bit says that more follow.
    mutating func put(_ number: some BinaryInteger) {
        var rest = UInt64(truncatingIfNeeded: number)
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// The place of a string in a table that holds every string once.
    mutating func put(_ string: String) {
        if let id = ids[string] { return put(id) }
        ids[string] = strings.count
        put(strings.count)
        strings.append(string)
    }

    mutating func put(_ string: String?) {
        put(string == nil ? 0 : 1)
        if let string { put(string) }
    }

    mutating func put<Element>(
        _ elements: some Collection<Element>, _ each: (inout ByteWriter, Element) -> Void
    ) {
        put(elements.count)
        for element in elements { each(&self, element) }
    }

    /// The bytes of a text with its length.
    mutating func putText(_ text: String) {
        put(text.utf8.count)
        bytes += text.utf8
    }
}
