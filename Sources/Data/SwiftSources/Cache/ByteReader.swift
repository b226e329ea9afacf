/// Takes values out of bytes that need not be what they should be.
///
/// After a mistake everything reads as zero or empty and ``isSound`` is false.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    private var strings: [String] = []
    private(set) var isSound = true

    /// Whether everything was read.
    var isAtEnd: Bool { position == bytes.count }

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// A reader of other bytes with the same table of strings.
    func reading(_ other: UnsafeRawBufferPointer) -> ByteReader {
        var reader = ByteReader(other)
        reader.strings = strings
        return reader
    }

    /// Says that what was read makes no sense.
    mutating func fail() {
        isSound = false
        position = bytes.count
    }

    mutating func bits() -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < bytes.count, shift < 64 {
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return value }
            shift += 7
        }
        fail()
        return 0
    }

    mutating func number() -> Int { Int(truncatingIfNeeded: bits()) }

    /// A number of things of which each takes a byte at least.
    mutating func count() -> Int {
        let count = number()
        guard 0...(bytes.count - position) ~= count else {
            fail()
            return 0
        }
        return count
    }

    mutating func string() -> String {
        let id = number()
        guard strings.indices.contains(id) else {
            fail()
            return ""
        }
        return strings[id]
    }

    mutating func optionalString() -> String? {
        number() == 0 ? nil : string()
    }

    mutating func array<Element>(_ each: (inout ByteReader) -> Element) -> [Element] {
        let count = count()
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count where isSound { elements.append(each(&self)) }
        return elements
    }

    mutating func text() -> String {
        let count = count()
        let text = UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
        position += count
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads the table that ``string()`` looks into.
    mutating func readStrings() {
        strings = array { $0.text() }
    }
}
