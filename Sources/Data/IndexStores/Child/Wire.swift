/// Writes numbers and texts one after the other.
struct WireWriter {
    private(set) var bytes: [UInt8] = []

    /// - Parameter value: 0 to 2³²-1.
    mutating func write(_ value: Int) {
        let value = UInt32(clamping: value)
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes += text.utf8
    }

    mutating func write(_ part: WireWriter) {
        write(part.bytes.count)
        bytes += part.bytes
    }
}

/// Reads what a ``WireWriter`` wrote, and believes no length.
struct WireReader {
    /// The bytes end too early.
    struct Cut: Error {}

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    mutating func number() throws(Cut) -> Int {
        let part = try take(4)
        return part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func text() throws(Cut) -> String {
        String(decoding: try take(try number()), as: UTF8.self)
    }

    mutating func part() throws(Cut) -> WireReader { WireReader(try take(try number())) }

    private mutating func take(_ count: Int) throws(Cut) -> ArraySlice<UInt8> {
        guard count <= bytes.endIndex - position else { throw Cut() }
        defer { position += count }
        return bytes[position..<position + count]
    }
}
