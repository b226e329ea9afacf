/// Turns the bytes of a terminal into tokens.
///
/// It never blocks and never guesses: bytes that may still become something wait in ``deadline``
/// until more of them come, or until ``timeOut()`` says that none will. An unknown, damaged or cut
/// sequence vanishes; it is never taken for typed text.
package struct InputDecoder: Sendable {
    /// Bytes after which a string or a control sequence means nothing to this program, whatever comes.
    static let longestString = 1 << 10
    static let longestControl = 1 << 8
    /// Bytes after which a paste without an end is given up.
    static let longestPaste = 1 << 24

    var bytes: [UInt8] = []
    /// What was pasted so far, while a paste goes on.
    private var pasted: [UInt8]?
    /// What goes on and is too long: it is left out up to its end.
    private var excess: ExcessInput?

    package init() {}

    /// Milliseconds of silence after which ``timeOut()`` is to be called; `nil` if nothing waits.
    package var deadline: Int? {
        if pasted != nil { return 1000 }
        guard !bytes.isEmpty || excess != nil else { return nil }
        return excess == nil && bytes.count <= 2 ? 25 : 250
    }

    /// Takes bytes as they came.
    /// - Returns: The tokens that are complete now, in order.
    package mutating func feed(_ new: some Sequence<UInt8>) -> [InputToken] {
        bytes += new
        return drain(isFinal: false)
    }

    /// Nothing more came for a while: decides what waits.
    package mutating func timeOut() -> [InputToken] {
        var tokens = drain(isFinal: true)
        if let text = pasted {
            pasted = nil
            tokens.append(.paste(Self.text(text + bytes)))
        }
        bytes = []
        excess = nil
        return tokens
    }

    private mutating func drain(isFinal: Bool) -> [InputToken] {
        var tokens: [InputToken] = []
        var position = 0
        while position < bytes.count {
            let rest = bytes[position...]
            let (step, token) = next(in: rest, isFinal: isFinal)
            if let token { tokens.append(contentsOf: token) }
            guard step > 0 else { break }
            position += step
        }
        bytes.removeFirst(position)
        return tokens
    }

    /// - Returns: How many bytes were used, 0 if more are needed, and what they mean.
    private mutating func next(
        in rest: ArraySlice<UInt8>, isFinal: Bool
    ) -> (Int, [InputToken]?) {
        if pasted != nil { return paste(rest) }
        guard let excess else { return read(rest, isFinal: isFinal) }
        if let end = excess.end(in: rest) {
            self.excess = nil
            // An excess may end where it begins, before something else.
            return end == 0 ? read(rest, isFinal: isFinal) : (end, nil)
        }
        return (rest.count - excess.count(waitingIn: rest), nil)
    }

    private mutating func read(_ rest: ArraySlice<UInt8>, isFinal: Bool) -> (Int, [InputToken]?) {
        let first = rest[rest.startIndex]
        switch first {
        case 0x1B: return escape(rest, isFinal: isFinal)
        case 0..<0x20: return (1, [.key(KeyTable.control(first))])
        case 0x7F: return (1, [.key(.backspace)])
        case 0x20..<0x7F: return (1, [.key(.character(Character(Unicode.Scalar(first))))])
        default: return text(rest, isFinal: isFinal)
        }
    }

    /// A run of characters beyond ASCII, so that what is written with several scalars stays whole.
    private func text(_ rest: ArraySlice<UInt8>, isFinal: Bool) -> (Int, [InputToken]?) {
        let length = UTF8Run.length(of: rest)
        guard length > 0 else {
            return UTF8Run.isCut(rest) && !isFinal ? (0, nil) : (1, nil)
        }
        let characters = String(decoding: rest.prefix(length), as: UTF8.self)
        return (length, characters.filter(\.isTypable).map { .key(.character($0)) })
    }

    private mutating func escape(
        _ rest: ArraySlice<UInt8>, isFinal: Bool
    ) -> (Int, [InputToken]?) {
        guard rest.count > 1 else { return isFinal ? (1, [.key(.escape)]) : (0, nil) }
        switch EscapeSequence.read(rest, isFinal: isFinal) {
        case .incomplete: return isFinal ? (rest.count, nil) : (0, nil)
        case .tokens(let tokens, let length): return (length, tokens)
        case .pasteBegins(let length):
            pasted = []
            return (length, nil)
        case .tooLong(let excess):
            self.excess = excess
            return (rest.count - excess.count(waitingIn: rest), nil)
        case .text:
            return altered(rest, isFinal: isFinal)
        }
    }

    /// Escape and a character: Alt was held down.
    private mutating func altered(
        _ rest: ArraySlice<UInt8>, isFinal: Bool
    ) -> (Int, [InputToken]?) {
        let (length, tokens) = read(rest.dropFirst(), isFinal: isFinal)
        guard length > 0 else { return (0, nil) }
        let keys = tokens?.map { token -> InputToken in
            guard case .key(var key) = token else { return token }
            key.modifiers.insert(.alt)
            return .key(key)
        }
        return (length + 1, keys)
    }
}

extension InputDecoder {
    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
    /// Ctrl-C.
    private static let interrupt: UInt8 = 3

    /// The part of a paste that is in `rest`; whatever it holds, only its end ends it.
    ///
    /// But for Ctrl-C as the last that has come: it is pressed where a paste has lost its end, and
    /// terminals take it out of what they paste.
    private mutating func paste(_ rest: ArraySlice<UInt8>) -> (Int, [InputToken]?) {
        let end = rest.firstRange(of: Self.pasteEnd)
        if end == nil, rest.last == Self.interrupt {
            pasted = nil
            return (rest.count, [.key(KeyTable.control(Self.interrupt))])
        }
        let taken = end.map { rest[..<$0.lowerBound] } ?? rest.dropLast(Self.pasteEnd.count - 1)
        pasted?.append(contentsOf: taken)
        guard let text = pasted, end != nil || text.count > Self.longestPaste else {
            return (taken.count, nil)
        }
        pasted = nil
        return (taken.count + (end == nil ? 0 : Self.pasteEnd.count), [.paste(Self.text(text))])
    }

    /// Terminals send line ends of a paste as carriage returns.
    private static func text(_ bytes: [UInt8]) -> String {
        var lines: [UInt8] = []
        for byte in bytes where byte != 10 || lines.last != 13 { lines.append(byte) }
        return String(decoding: lines.map { $0 == 13 ? 10 : $0 }, as: UTF8.self)
    }
}

extension Character {
    /// Whether it is text, not a control character.
    fileprivate var isTypable: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}
