/// Which lines of the bands are visible.
nonisolated enum BandScroll {
    /// The first visible line: as near to `offset` as the selected line allows.
    ///
    /// - Parameter line: The selected line; its heading stays visible too if it is directly above.
    static func offset(_ offset: Int, showing line: Int?, page: Int, count: Int) -> Int {
        guard page > 0, count > page else { return 0 }
        var first = min(max(0, offset), count - page)
        guard let line else { return first }
        let top = page > 2 ? max(0, line - 1) : line
        if top < first { first = top }
        if line >= first + page { first = line - page + 1 }
        return first
    }
}
