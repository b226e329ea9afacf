/// How many colours a terminal can show.
package enum ColorDepth: Int, Comparable, Sendable {
    /// None: `NO_COLOR`, or a terminal that knows only bold and reverse.
    case none
    /// The sixteen that the terminal's own palette names.
    case ansi16
    /// The sixteen, a 6×6×6 cube and 24 greys.
    case indexed256
    /// Any 24-bit colour.
    case trueColor

    /// Fewer colours come first.
    package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}
