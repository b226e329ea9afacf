/// Bytes that come in pieces, as lines.
struct LineBuffer {
    private var bytes: [UInt8] = []

    /// Takes the next piece.
    /// - Returns: The lines that are complete now, without their ends.
    mutating func take(_ piece: [UInt8]) -> [String] {
        bytes += piece
        var lines: [String] = []
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(String(decoding: bytes[..<end], as: UTF8.self))
            bytes.removeSubrange(...end)
        }
        return lines
    }

    /// What came after the last end of a line; `nil` if nothing did.
    var rest: String? { bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
}
