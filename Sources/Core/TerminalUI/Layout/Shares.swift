/// How a row or a column of views shares the room that there is.
enum Shares {
    /// What one of them wants along the row or column.
    struct Want {
        /// What it needs, 0 or more.
        var length: Int
        /// Whether it also takes what is left over.
        var fills = false
        /// When room is short, those with the lowest number give way first.
        var priority = 0
    }

    /// The length for each, never more than `space` together.
    ///
    /// What is left over goes in equal parts to those that fill. When room is short, those of the lowest
    /// priority are shortened, the longest first, so that a long text loses letters before a short one.
    static func lengths(for wants: [Want], in space: Int) -> [Int] {
        let total = wants.reduce(0) { $0 + $1.length }
        return total <= space
            ? grown(wants, by: space - total) : shrunk(wants, by: total - max(0, space))
    }

    private static func grown(_ wants: [Want], by surplus: Int) -> [Int] {
        let fillers = wants.count(where: \.fills)
        guard fillers > 0 else { return wants.map(\.length) }
        var left = surplus
        var remaining = fillers
        return wants.map { want in
            guard want.fills else { return want.length }
            let share = left / remaining
            left -= share
            remaining -= 1
            return want.length + share
        }
    }

    private static func shrunk(_ wants: [Want], by shortage: Int) -> [Int] {
        var lengths = wants.map(\.length)
        var shortage = shortage
        for priority in Set(wants.map(\.priority)).sorted() where shortage > 0 {
            let members = wants.indices.filter { wants[$0].priority == priority }
            let available = members.reduce(0) { $0 + lengths[$1] }
            let kept = max(0, available - shortage)
            level(&lengths, members, to: kept)
            shortage -= available - kept
        }
        return lengths
    }

    /// Cuts the longest of some lengths down until they are `total` together.
    private static func level(_ lengths: inout [Int], _ members: [Int], to total: Int) {
        var left = total
        var remaining = members.count
        for member in members.sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) {
            lengths[member] = min(lengths[member], left / remaining)
            left -= lengths[member]
            remaining -= 1
        }
    }
}
