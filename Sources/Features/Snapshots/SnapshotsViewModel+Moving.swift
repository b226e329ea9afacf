import TerminalUI

extension SnapshotsViewModel {
    /// What can be scrolled: the pictures, or the lines of a text.
    var contentSize: Size {
        if look == .words, let words = comparison?.words, !words.isEmpty {
            return Size(width: 0, height: words.count)
        }
        switch comparison {
        case .pictures(let pair): return pair.size
        case .lines(let lines): return Size(width: 0, height: lines.count)
        case .unreadable, nil: return .zero
        }
    }

    func pan(columns: Int, rows: Int) {
        let moved = Point(x: offset.x + columns, y: offset.y + rows)
        offset = room.clamped(moved, content: contentSize)
    }

    /// Goes to the next place that differs below what is at the top, or to the one above.
    func jump(forward: Bool) {
        let starts = differences
        let next =
            forward
            ? starts.first { $0 > offset.y + 2 } ?? starts.first
            : starts.last { $0 < offset.y + 2 } ?? starts.last
        guard let next else { return }
        offset = room.clamped(Point(x: offset.x, y: max(0, next - 2)), content: contentSize)
    }

    /// The rows at which a run of differing rows begins.
    private var differences: [Int] {
        let rows: [Int]
        switch comparison {
        case .pictures(let pair): rows = pair.rows
        case .lines(let lines): rows = lines.indices.filter { lines[$0].kind != .context }
        case .unreadable, nil: rows = []
        }
        return rows.filter { !rows.contains($0 - 1) }
    }

    func nextLook() {
        let all = Look.allCases
        let index = all.firstIndex(of: look) ?? 0
        look = all[(index + 1) % all.count]
        offset = room.clamped(offset, content: contentSize)
    }
}
