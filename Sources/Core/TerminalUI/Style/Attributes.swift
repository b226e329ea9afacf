/// What a terminal can do to text besides colour.
package struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each.
    package let rawValue: UInt8

    /// Those whose bits are set.
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// None of them. Debug builds spend a tenth of drawing on the generic code behind `[]`.
    package static let none = Attributes(rawValue: 0)
    /// Heavier strokes.
    package static let bold = Attributes(rawValue: 1)
    /// Fainter than the rest.
    package static let dim = Attributes(rawValue: 2)
    /// Slanted, where the terminal can.
    package static let italic = Attributes(rawValue: 4)
    /// A line below.
    package static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    package static let reverse = Attributes(rawValue: 16)
}

extension Attributes: CustomStringConvertible {
    /// The names of those set, with a space between, in a fixed order.
    package var description: String {
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
            (.reverse, "reverse"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
    }
}
