extension ScreenBuffer {
    /// The same buffer with meanings replaced by colours that a terminal of some depth can show.
    package func resolved(with theme: Theme, for depth: ColorDepth) -> ScreenBuffer {
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
