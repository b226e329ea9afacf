import Codebase

nonisolated extension BandLayout {
    /// The position of what is selected.
    func index(of focus: Focus?) -> Int? {
        stops.firstIndex { $0.focus == focus }
    }

    /// The stop so many lines with stops further down, or up if negative, that is nearest to a column;
    /// the last one on the way if there are not so many.
    func stop(from index: Int, lines count: Int, near x: Int) -> Int {
        var index = index
        for _ in 0..<abs(count) {
            guard let next = neighbour(of: index, isBelow: count > 0, near: x) else { break }
            index = next
        }
        return index
    }

    /// The first stop of the next band, or of the one before.
    func stop(from index: Int, bands count: Int) -> Int {
        let band = stops[index].band
        if count > 0 {
            return stops[index...].firstIndex { $0.band > band } ?? index
        }
        let before = stops[..<index].last { $0.band < band }?.band ?? band
        return stops.firstIndex { $0.band == before } ?? index
    }

    /// The stop nearest to a line.
    func stop(nearLine line: Int) -> Int? {
        stops.indices.min { abs(stops[$0].line - line) < abs(stops[$1].line - line) }
    }

    private func neighbour(of index: Int, isBelow: Bool, near x: Int) -> Int? {
        let line = stops[index].line
        let start =
            isBelow
            ? stops[index...].firstIndex { $0.line > line }
            : stops[..<index].lastIndex { $0.line < line }
        guard let start else { return nil }
        let row = stops[start].line
        let candidates = stops.indices.filter { stops[$0].line == row }
        return candidates.min { abs(stops[$0].x - x) < abs(stops[$1].x - x) }
    }
}
