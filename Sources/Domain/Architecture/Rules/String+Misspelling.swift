extension String {
    /// Whether a name of eight letters or more differs from another by no more than two letters that are missing,
    /// added or changed (V. I. Levenshtein's distance).
    func isMisspelling(of other: String) -> Bool {
        let (mine, others) = (Array(utf8), Array(other.utf8))
        guard others.count >= 8, abs(mine.count - others.count) <= 2, mine != others else {
            return false
        }
        var row = Array(0...others.count)
        for (index, letter) in mine.enumerated() {
            var before = row[0]
            row[0] = index + 1
            for column in others.indices {
                let changed = before + (letter == others[column] ? 0 : 1)
                before = row[column + 1]
                row[column + 1] = Swift.min(changed, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[others.count] <= 2
    }
}
