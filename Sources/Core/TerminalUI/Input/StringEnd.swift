/// Where the string of an escape sequence ends: at its terminator, or where something else begins.
struct StringEnd {
    /// Bytes before the end.
    let length: Int
    /// Bytes with the end; what else begins there is not part of it.
    let lengthWithEnd: Int
    /// Whether it ends as strings do.
    let isTerminator: Bool

    /// - Parameter bytes: What follows the beginning of the string.
    /// - Returns: `nil` if there is no end yet, or only half of one.
    init?(in bytes: ArraySlice<UInt8>) {
        guard let end = bytes.firstIndex(where: Self.canEnd) else { return nil }
        length = end - bytes.startIndex
        switch bytes[end] {
        case Self.bell: (lengthWithEnd, isTerminator) = (length + 1, true)
        case Self.cancel, Self.substitute: (lengthWithEnd, isTerminator) = (length + 1, false)
        case Self.interrupt: (lengthWithEnd, isTerminator) = (length, false)
        default:
            guard end + 1 < bytes.endIndex else { return nil }
            isTerminator = bytes[end + 1] == UInt8(ascii: "\\")
            lengthWithEnd = isTerminator ? length + 2 : length
        }
    }

    /// Ctrl-C: no string of a terminal holds it, and whoever types it must be heard.
    private static let interrupt: UInt8 = 0x03
    private static let bell: UInt8 = 0x07
    private static let cancel: UInt8 = 0x18
    private static let substitute: UInt8 = 0x1A
    private static let escape: UInt8 = 0x1B

    private static func canEnd(_ byte: UInt8) -> Bool {
        byte == interrupt || byte == bell || byte == cancel || byte == substitute || byte == escape
    }
}
