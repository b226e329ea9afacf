extension Color {
    /// The nearest colour that a terminal of this depth can show.
    ///
    /// A colour that the depth can show is left alone. A meaning that no theme has turned into a
    /// colour becomes ``standard``.
    package func resolved(for depth: ColorDepth) -> Color {
        guard depth != .none else { return .standard }
        switch kind {
        case .standard, .role: return .standard
        case .ansi: return self
        case .indexed(let index):
            if depth >= .indexed256 { return self }
            return index < 16
                ? .ansi(index) : .ansi(Palette.nearest16(to: Palette.components(of: index)))
        case .rgb(let red, let green, let blue):
            let components = (Int(red), Int(green), Int(blue))
            switch depth {
            case .trueColor: return self
            case .indexed256: return .indexed(Palette.nearest256(to: components))
            case .ansi16, .none: return .ansi(Palette.nearest16(to: components))
            }
        }
    }

    /// Red, green and blue, 0 to 255 each, if it is a colour and no meaning.
    var components: Palette.Components? {
        switch kind {
        case .standard, .role: nil
        case .ansi(let index), .indexed(let index): Palette.components(of: index)
        case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
        }
    }
}
