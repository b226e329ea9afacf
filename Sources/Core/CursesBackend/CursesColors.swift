import CNcurses
import TerminalUI

/// Turns the colours of cells into what ncurses knows. Pairs are its cache; nobody keeps their numbers.
@MainActor struct CursesColors {
    let depth: ColorDepth
    private var lastColors: (Int32, Int32) = (-1, -1)
    private var lastPair: Int32 = 0

    init(depth: ColorDepth) {
        self.depth = depth
        guard depth != .none else { return }
        start_color()
        use_default_colors()
    }

    /// The pair and the attributes for a style whose colours are resolved.
    mutating func look(of style: Style) -> (pair: Int32, attributes: attr_t) {
        var attributes = Self.attributes(style.attributes)
        guard depth != .none else { return (0, attributes) }
        var foreground = index(of: style.foreground)
        var background = index(of: style.background)
        if foreground >= 8, cn_colors() == 8 {
            foreground -= 8
            attributes |= CN_BOLD
        }
        if background >= 8, cn_colors() == 8 { background -= 8 }
        return (pair(foreground, background), attributes)
    }

    private mutating func pair(_ foreground: Int32, _ background: Int32) -> Int32 {
        if foreground < 0, background < 0 { return 0 }
        guard lastColors != (foreground, background) else { return lastPair }
        lastColors = (foreground, background)
        lastPair = cn_pair(foreground, background)
        return lastPair
    }

    /// The number of a colour; -1 is the terminal's own.
    private func index(of color: Color) -> Int32 {
        switch color.kind {
        case .standard, .role: -1
        case .ansi(let index), .indexed(let index):
            depth == .trueColor ? 0x100_0000 + Int32(index) : Int32(index)
        case .rgb(let red, let green, let blue):
            depth == .trueColor ? Int32(red) << 16 | Int32(green) << 8 | Int32(blue) : -1
        }
    }

    private static func attributes(_ attributes: Attributes) -> attr_t {
        guard !attributes.isEmpty else { return CN_NORMAL }
        var result = CN_NORMAL
        if attributes.contains(.bold) { result |= CN_BOLD }
        if attributes.contains(.dim) { result |= CN_DIM }
        if attributes.contains(.italic) { result |= CN_ITALIC }
        if attributes.contains(.underline) { result |= CN_UNDERLINE }
        if attributes.contains(.reverse) { result |= CN_REVERSE }
        return result
    }
}
