/// What follows an escape byte.
enum EscapeSequence {
    case incomplete
    /// No sequence: Escape and then a key.
    case text
    case pasteBegins(length: Int)
    case tokens([InputToken], length: Int)
    /// It goes on, but is longer than any that is read.
    case tooLong(ExcessInput)

    /// - Parameters:
    ///   - bytes: The escape byte and at least one more.
    ///   - isFinal: Whether nothing more will come.
    static func read(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> EscapeSequence {
        let second = bytes[bytes.startIndex + 1]
        // Two bytes and silence: a person typed Alt and that letter.
        if isFinal, bytes.count == 2, second != 0x1B { return .text }
        switch second {
        case UInt8(ascii: "["): return control(bytes)
        case UInt8(ascii: "O"): return singleShift(bytes)
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            return string(bytes)
        // Ctrl-C is heard whatever was begun.
        case 0x1B, 0x03: return .tokens([.key(.escape)], length: 1)
        default: return .text
        }
    }

    private static func control(_ bytes: ArraySlice<UInt8>) -> EscapeSequence {
        let body = bytes.dropFirst(2)
        if body.first == UInt8(ascii: "[") { return linuxFunctionKey(bytes) }
        if body.first == UInt8(ascii: "M") { return oldMouse(bytes) }
        guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
            return body.count > InputDecoder.longestControl ? .tooLong(.control) : .incomplete
        }
        // Damaged: what broke it may itself begin something.
        guard (0x40...0x7E).contains(body[end]) else {
            return .tokens([], length: end - bytes.startIndex)
        }
        let length = end + 1 - bytes.startIndex
        let sequence = ControlSequence(body: body[..<end], final: body[end])
        if sequence.beginsPaste { return .pasteBegins(length: length) }
        return .tokens(sequence.token.map { [$0] } ?? [], length: length)
    }

    private static func linuxFunctionKey(_ bytes: ArraySlice<UInt8>) -> EscapeSequence {
        guard let last = bytes.dropFirst(3).first else { return .incomplete }
        guard (0x41...0x45).contains(last) else { return .tokens([], length: 3) }
        return .tokens([.key(.function(Int(last) - 0x40))], length: 4)
    }

    private static func oldMouse(_ bytes: ArraySlice<UInt8>) -> EscapeSequence {
        let report = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
        guard report.count == 3 else { return .incomplete }
        let event = MouseReport.event(
            button: report[0], x: report[1], y: report[2], isRelease: false)
        return .tokens(event.map { [.mouse($0)] } ?? [], length: 6)
    }

    /// `SS3`: cursor and function keys in application mode, with modifiers in some terminals.
    private static func singleShift(_ bytes: ArraySlice<UInt8>) -> EscapeSequence {
        let body = bytes.dropFirst(2)
        let digits = body.prefix { (0x30...0x39).contains($0) }
        guard let final = body.dropFirst(digits.count).first else { return .incomplete }
        guard (0x40...0x7E).contains(final) else {
            return .tokens([], length: 2 + digits.count)
        }
        let modifiers = digits.first.map { KeyTable.modifiers(Int($0) - 0x30) } ?? []
        let code = KeyTable.code(final: final) ?? KeyTable.keypad(final: final)
        return .tokens(
            code.map { [.key(Key($0, modifiers))] } ?? [], length: 3 + digits.count)
    }

    /// `OSC`, `DCS`, `SOS`, `PM` and `APC`: up to `ST`, or `BEL`.
    private static func string(_ bytes: ArraySlice<UInt8>) -> EscapeSequence {
        let body = bytes.dropFirst(2)
        guard let end = StringEnd(in: body) else {
            return body.count > InputDecoder.longestString ? .tooLong(.string) : .incomplete
        }
        let isCommand = bytes[bytes.startIndex + 1] == UInt8(ascii: "]") && end.isTerminator
        let reply =
            isCommand && end.length <= InputDecoder.longestString
            ? OperatingSystemCommand.reply(in: Array(body.prefix(end.length))) : nil
        return .tokens(reply.map { [.reply($0)] } ?? [], length: 2 + end.lengthWithEnd)
    }
}

extension ControlSequence {
    fileprivate var beginsPaste: Bool {
        marker == nil && final == UInt8(ascii: "~") && parameter(0) == 200
    }
}
