/// The rest of a sequence that became longer than any that this program reads.
enum ExcessInput: Hashable, Sendable {
    /// Of a control sequence: it ends with its final byte, or before what cannot stand in it.
    case control
    /// Of a string: it ends with its terminator, or before Ctrl-C.
    case string

    /// Bytes up to and with the end; `nil` if there is none yet.
    func end(in bytes: ArraySlice<UInt8>) -> Int? {
        switch self {
        case .control: controlEnd(in: bytes)
        case .string: StringEnd(in: bytes)?.lengthWithEnd
        }
    }

    /// Bytes at the end of `bytes` that may become its end, which stay until more of them come.
    func count(waitingIn bytes: ArraySlice<UInt8>) -> Int {
        self == .string && bytes.last == 0x1B ? 1 : 0
    }

    private func controlEnd(in bytes: ArraySlice<UInt8>) -> Int? {
        guard let end = bytes.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
        return end - bytes.startIndex + ((0x40...0x7E).contains(bytes[end]) ? 1 : 0)
    }
}
