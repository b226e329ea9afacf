import TerminalUI

/// How large a preview is shown.
enum PreviewSize: Hashable, Sendable {
    case fixed(Size)
    /// As large as there is room, but not so small that screens only say that there is too little.
    case full

    /// The sizes that a key goes through: small, usual, large, and all the room.
    static let steps: [PreviewSize] = [
        .fixed(Size(width: 80, height: 24)), .fixed(Size(width: 120, height: 40)),
        .fixed(Size(width: 200, height: 60)), .full,
    ]

    /// Reads `120x40` or `full`.
    init?(_ text: String) {
        if text == "full" {
            self = .full
        } else if let size = Size(text), !size.isEmpty, size.width <= 1000, size.height <= 500 {
            self = .fixed(size)
        } else {
            return nil
        }
    }

    /// The size, if it does not depend on the room.
    var fixed: Size? {
        if case .fixed(let size) = self { size } else { nil }
    }

    /// The size where there is some room.
    func resolved(in room: Size) -> Size {
        let least = Application.leastSize
        return fixed
            ?? Size(width: max(room.width, least.width), height: max(room.height, least.height))
    }

    /// The step after this one, or before it if `offset` is -1.
    func next(_ offset: Int = 1) -> PreviewSize {
        let count = Self.steps.count
        guard let index = Self.steps.firstIndex(of: self) else { return Self.steps[0] }
        return Self.steps[(index + offset + count) % count]
    }
}

extension PreviewSize: CustomStringConvertible {
    var description: String { fixed.map { "\($0)" } ?? "full" }
}
