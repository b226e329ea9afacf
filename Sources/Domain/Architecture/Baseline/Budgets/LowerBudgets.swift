import Codebase

/// The text of a configuration file with the numbers of loose budgets lowered to what is recorded.
///
/// Nothing else of the text is touched.
///
/// - Returns: nil if a number does not stand where it was read.
package func lowerBudgets(_ budgets: [BudgetUse], in text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let loose = budgets.filter { $0.state == .loose }
    // From the end of a line to its start, so that columns stay true.
    let sorted = loose.sorted {
        ($0.budget.place?.column ?? 0) > ($1.budget.place?.column ?? 0)
    }
    for use in sorted {
        guard let place = use.budget.place, lines.indices.contains(place.line - 1) else {
            return nil
        }
        let line = lines[place.line - 1]
        let old = "\(use.budget.limit)"
        let before = line.prefix(place.column - 1)
        let rest = line.dropFirst(place.column - 1)
        guard rest.hasPrefix(old), !(rest.dropFirst(old.count).first?.isNumber ?? false) else {
            return nil
        }
        lines[place.line - 1] = before + "\(use.recorded)" + rest.dropFirst(old.count)
    }
    return lines.joined(separator: "\n")
}
