import Architecture
import TerminalUI

extension ViolationsViewModel {
    func cycleGrouping() {
        grouping = grouping.next
        arrange()
    }

    func toggle(_ severity: Severity) {
        violationFilter.toggle(severity)
        arrange()
    }

    /// Shows errors only, then warnings too, then all.
    func cycleSeverities() {
        violationFilter.hidden = violationFilter.nextHidden
        arrange()
    }

    func showEverything() {
        violationFilter = ViolationFilter()
        filter.clear()
        arrange()
    }

    func setOpen(_ isOpen: Bool, group key: String) {
        if isOpen {
            closed[grouping]?.remove(key)
        } else {
            closed[grouping, default: []].insert(key)
        }
        if !isOpen { selected = Arrangement.RowID(group: key, violation: nil) }
        arrange()
    }

    /// Closes all groups, or opens them if all are closed.
    func toggleAllGroups() {
        let keys = arrangement.rows.compactMap { row -> String? in
            if case .group(let group) = row { group.key } else { nil }
        }
        let open = arrangement.rows.contains { if case .violation = $0 { true } else { false } }
        closed[grouping] = open ? Set(keys) : []
        if open { selected = selected.map { .init(group: $0.group, violation: nil) } }
        arrange()
    }

    func focusEvidence() {
        if !evidence.document.rows.isEmpty { focus = .evidence }
    }

    func focusList() {
        focus = .list
    }

    /// Works out the rows anew and keeps the selection at what it was.
    func arrange() {
        guard let catalog else { return }
        let matcher = FilterMatcher(filter.text, mode: .substring)
        let violationFilter = violationFilter
        arrangement = Arrangement(
            catalog.items, by: grouping, closed: closed[grouping] ?? []
        ) { item in
            violationFilter.contains(item.violation)
                && (matcher.isEmpty || matcher.match(item.text) != nil)
        }
        restoreSelection(in: catalog)
    }

    private func restoreSelection(in catalog: Catalog) {
        isArranging = true
        var row = list.selection ?? 0
        let wish = wanted.map { Arrangement.RowID(group: "", violation: $0) }
        if let wish, let known = arrangement.row(of: wish, in: catalog.items) {
            row = known
            wanted = nil
        } else if let selected {
            row = arrangement.row(of: selected, in: catalog.items) ?? row
        } else {
            row = arrangement.firstViolation ?? 0
        }
        var list = list
        list.update(count: arrangement.rows.count)
        list.select(row)
        self.list = list
        isArranging = false
        noteSelection()
    }
}
