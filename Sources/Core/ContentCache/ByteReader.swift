/// Takes values out of bytes that need not be what they should be.
///
/// After a mistake everything reads as zero or empty and ``isSound`` is false.
package struct ByteReader {
    @usableFromInline let bytes: UnsafeRawBufferPointer
    @usableFromInline var position = 0
    /// The table that ``string()`` looks into.
    package private(set) var strings: [String]
    /// Whether everything so far made sense.
    package private(set) var isSound = true

    /// Whether everything was read.
    package var isAtEnd: Bool { position == bytes.count }

    /// A reader of bytes that outlive it.
    ///
    /// - Parameter strings: The table that ``string()`` looks into.
    package init(_ bytes: UnsafeRawBufferPointer, strings: [String] = []) {
        self.bytes = bytes
        self.strings = strings
    }

    /// Says that what was read makes no sense.
    package mutating func fail() {
        isSound = false
        position = bytes.count
    }

    /// A number of at most 64 bits.
    @inlinable
    package mutating func bits() -> UInt64 {
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

    /// A number, of either sign.
    @inlinable
    package mutating func number() -> Int { Int(truncatingIfNeeded: bits()) }

    /// A number of things of which each takes a byte at least.
    @inlinable
    package mutating func count() -> Int {
        let count = number()
        guard 0...(bytes.count - position) ~= count else {
            fail()
            return 0
        }
        return count
    }

    /// A string of the table.
    @inlinable
    package mutating func string() -> String {
        let id = number()
        guard strings.indices.contains(id) else {
            fail()
            return ""
        }
        return strings[id]
    }

    /// A string of the table, or nil.
    @inlinable
    package mutating func optionalString() -> String? {
        number() == 0 ? nil : string()
    }

    /// Things of one kind, in their order.
    @inlinable
    package mutating func array<Element>(_ each: (inout ByteReader) -> Element) -> [Element] {
        let count = count()
        if count == 0 { return [] }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count where isSound { elements.append(each(&self)) }
        return elements
    }

    /// A text that stands in its place.
    package mutating func text() -> String {
        let count = count()
        let text = UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
        position += count
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads the table that ``string()`` looks into.
    package mutating func readStrings() {
        strings = array { $0.text() }
    }
}
