import Architecture
import FeatureKit
import TerminalUI

extension ViolationsViewModel {
    func cycleGrouping() {
        survey.question.grouping = survey.question.grouping.next
    }

    func toggle(_ severity: Severity) {
        survey.question.severities.toggle(severity)
    }

    /// Shows errors only, then warnings too, then all.
    func cycleSeverities() {
        survey.question.severities.hidden = violationFilter.nextHidden
    }

    /// Shows what is new, then, where there is a record, all, what is recorded alone and what of that
    /// is gone, then what is allowed, if there is any.
    func cycleStates() {
        let all = ViolationFilter.States.allCases.filter { states in
            switch states {
            case .excluded: catalog?.excluded ?? 0 > 0
            case .new, .all, .recorded, .stale: hasRecord || states == .new
            }
        }
        let next = ((all.firstIndex(of: violationFilter.states) ?? 0) + 1) % all.count
        show(all[next])
    }

    func show(_ states: ViolationFilter.States) {
        survey.question.severities.states = states
    }

    func showEverything() {
        survey.question.severities = scope.start
        filter.clear()
    }

    /// Whether anything is left out that a person chose to leave out.
    var isNarrowed: Bool { violationFilter != scope.start }

    /// Shows notes where there is nothing else, or where one was asked for.
    private func showNotesIfAlone(_ item: ViolationItem?, in catalog: Catalog) {
        guard violationFilter == scope.start, violationFilter.hidden.contains(.info) else { return }
        let isWanted = item?.violation.severity == .info
        let isAlone = !catalog.items.contains { $0.violation.severity != .info }
        if isWanted || isAlone { survey.question.severities.hidden = [] }
    }

    func setOpen(_ isOpen: Bool, group key: String) {
        if isOpen {
            survey.question.closed[grouping]?.remove(key)
        } else {
            selected = Arrangement.RowID(group: key, violation: nil)
            survey.question.closed[grouping, default: []].insert(key)
        }
    }

    /// Closes all groups, or opens them if all are closed.
    func toggleAllGroups() {
        let keys = arrangement.rows.compactMap { row -> String? in
            if case .group(let group) = row { group.key } else { nil }
        }
        let open = arrangement.rows.contains { if case .violation = $0 { true } else { false } }
        if open { selected = selected.map { .init(group: $0.group, violation: nil) } }
        survey.question.closed[grouping] = open ? Set(keys) : []
    }

    func focusEvidence() {
        if !evidence.document.rows.isEmpty { focus = .evidence }
    }

    func focusList() {
        focus = .list
    }

    /// Keeps the selection at what it was, or moves it to what is wanted.
    func restoreSelection() {
        guard let catalog else { return }
        let item = wanted.flatMap { id in catalog.items.last { $0.violation.id == id } }
        showNotesIfAlone(item, in: catalog)
        // What is recorded is left out at first.
        if let item, violationFilter.states == .new, item.entry != nil { show(.all) }
        isArranging = true
        var row = list.selection ?? 0
        let wish = item.map { Arrangement.RowID(group: "", violation: $0.id) }
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
        if !marks.isEmpty { marks.keep(Set(arrangement.shown.map { catalog.items[$0].id })) }
        isArranging = false
        noteSelection()
    }
}
