/// A row of a diff side by side.
struct DiffRow: Equatable {
    var old: DiffLine?
    var new: DiffLine?

    /// Puts removed lines beside the added lines that follow them.
    static func rows(of lines: [DiffLine]) -> [DiffRow] {
        var rows: [DiffRow] = []
        var firstOpen = 0
        for line in lines {
            switch line.kind {
            case .removed: rows.append(DiffRow(old: line))
            case .added:
                while firstOpen < rows.count, rows[firstOpen].new != nil { firstOpen += 1 }
                if firstOpen == rows.count { rows.append(DiffRow()) }
                rows[firstOpen].new = line
            case .context, .heading:
                rows.append(DiffRow(old: line, new: line))
                firstOpen = rows.count
            }
        }
        return rows
    }
}
