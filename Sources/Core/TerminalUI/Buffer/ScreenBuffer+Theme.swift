extension ScreenBuffer {
    /// The same buffer with meanings replaced by colours that a terminal of some depth can show.
    package func resolved(with theme: Theme, for depth: ColorDepth) -> ScreenBuffer {
        guard depth != .none else {
            return strengthened { $0 == .role(.borderFocused) }.coloured(with: theme, for: depth)
        }
        return coloured(with: theme, for: depth)
    }

    private func coloured(with theme: Theme, for depth: ColorDepth) -> ScreenBuffer {
        var known: [Style: Style] = [:]
        var last = (from: Style.plain, to: Style.plain.resolved(with: theme, for: depth))
        return mapStyles { style in
            if style == last.from { return last.to }
            let resolved = known[style] ?? style.resolved(with: theme, for: depth)
            known[style] = resolved
            last = (style, resolved)
            return resolved
        }
    }
}

extension ScreenBuffer {
    private static let heavy: [Glyph: Glyph] = {
        let pairs = zip("─│╭╮╰╯┃", "━┃┏┓┗┛█")
        return Dictionary(
            pairs.compactMap { light, heavy in
                guard let light = Glyphs(String(light)).first(where: { _ in true })?.glyph,
                    let heavy = Glyphs(String(heavy)).first(where: { _ in true })?.glyph
                else { return nil }
                return (light, heavy)
            }, uniquingKeysWith: { first, _ in first })
    }()

    /// The same with heavier lines where frames have a colour: without colours nothing else would
    /// tell which panel has the keyboard.
    fileprivate func strengthened(where isStrong: (Color) -> Bool) -> ScreenBuffer {
        var copy = self
        for y in 0..<size.height {
            for x in 0..<size.width {
                let cell = self[x, y]
                guard isStrong(cell.style.foreground), let heavy = Self.heavy[cell.glyph]
                else { continue }
                copy.put(Cell(heavy, width: 1, style: cell.style), x: x, y: y)
            }
        }
        return copy
    }
}
