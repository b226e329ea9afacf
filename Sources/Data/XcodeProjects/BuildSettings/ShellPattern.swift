/// A pattern with `*`, `?`, `[…]` and `\`, as `fnmatch` reads it.
struct ShellPattern {
    private enum Piece {
        case anything
        case one
        case scalar(Unicode.Scalar)
        case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

        func matches(_ scalar: Unicode.Scalar) -> Bool {
            switch self {
            case .anything, .one: true
            case .scalar(let own): own == scalar
            case .set(let ranges, let isNegated):
                ranges.contains { $0.contains(scalar) } != isNegated
            }
        }
    }

    private let pieces: [Piece]

    init(_ text: String) {
        var pieces: [Piece] = []
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*": pieces.append(.anything)
            case "?": pieces.append(.one)
            case "[": pieces.append(Self.set(&rest) ?? .scalar("["))
            case "\\": pieces.append(.scalar(rest.popFirst() ?? "\\"))
            default: pieces.append(.scalar(scalar))
            }
        }
        self.pieces = pieces
    }

    /// The set whose `[` is read already; nil if no `]` ends it.
    private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Piece? {
        var inner = rest
        let isNegated = inner.first == "!" || inner.first == "^"
        if isNegated { inner.removeFirst() }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        while let first = inner.popFirst() {
            if first == "]", !ranges.isEmpty {
                rest = inner
                return .set(ranges, isNegated: isNegated)
            }
            var last = first
            if inner.first == "-", let end = inner.dropFirst().first, end != "]" {
                inner = inner.dropFirst(2)
                last = end
            }
            ranges.append(min(first, last)...max(first, last))
        }
        return nil
    }

    /// Whether the whole text matches.
    func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var (piece, index) = (0, 0)
        var retry: (piece: Int, index: Int)?
        while index < scalars.count {
            if piece < pieces.count, case .anything = pieces[piece] {
                piece += 1
                retry = (piece, index)
            } else if piece < pieces.count, pieces[piece].matches(scalars[index]) {
                piece += 1
                index += 1
            } else if let last = retry {
                retry = (last.piece, last.index + 1)
                (piece, index) = (last.piece, last.index + 1)
            } else {
                return false
            }
        }
        return pieces[piece...].allSatisfy { if case .anything = $0 { true } else { false } }
    }
}
