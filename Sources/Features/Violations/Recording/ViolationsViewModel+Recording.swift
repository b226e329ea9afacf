import Architecture
import Codebase
import TerminalUI

/// What is done to the record: to what is marked, or else to what is selected.
extension ViolationsViewModel {
    var recordCommands: [Command] {
        [
            command(
                "decide", "Decide: exclude, change severity or layer", ["d"],
                hint: whyNotDecided == nil ? "decide" : nil, disabled: whyNotDecided,
                keywords: "allow ignore except reason rule move .strata.yml"
            ) { $0.router.decide(about: $0.decidable.map(\.violation.id)) },
            command(
                "record", "Record: let it stay for now", .accept,
                hint: recordable(chosen).isEmpty ? nil : "record",
                disabled: whyNotRecorded(chosen)
            ) { $0.router.record($0.recordable($0.chosen)) },
            command(
                "recordAll", "Record all that are listed", .acceptAll,
                disabled: whyNotRecorded(listed)
            ) { $0.router.record($0.recordable($0.listed)) },
            command(
                "annotate", "Say why it may stay, and whose it is", ["w"],
                hint: annotatable.isEmpty ? nil : "reason", disabled: whyNotAnnotated,
                effect: .writes
            ) { $0.router.annotate($0.annotatable) },
            command(
                "prune", "Take what is gone out of the record", ["p"],
                hint: prunable.isEmpty ? nil : "prune", disabled: whyNotPruned, effect: .writes
            ) { $0.router.prune($0.prunable) },
            command("ratchet", "Show how the record became what it is", ["B"]) {
                $0.router.openRatchet()
            },
        ]
    }

    var markable: [ViolationItem.ID] {
        guard let catalog, let row = list.selection, arrangement.rows.indices.contains(row) else {
            return []
        }
        return arrangement.items(of: arrangement.rows[row]).map { catalog.items[$0].id }
    }

    /// Whether a row is marked; a heading is if all under it are.
    func isMarked(_ row: Arrangement.Row) -> Bool {
        guard !marks.isEmpty, let items = catalog?.items else { return false }
        return arrangement.items(of: row).allSatisfy { marks.contains(items[$0].id) }
    }

    /// What is marked, or else what is selected: a violation, or all under a heading.
    var chosen: [ViolationItem] {
        guard let catalog else { return [] }
        if !marks.isEmpty { return listed.filter { marks.contains($0.id) } }
        guard let row = list.selection, arrangement.rows.indices.contains(row) else { return [] }
        return arrangement.items(of: arrangement.rows[row]).map { catalog.items[$0] }
    }

    /// What the filters let through.
    private var listed: [ViolationItem] {
        arrangement.shown.compactMap { catalog?.items[$0] }
    }

    /// What is there still.
    private var decidable: [ViolationItem] { chosen.filter { $0.stale == nil } }

    private func recordable(_ items: [ViolationItem]) -> [Violation.ID] {
        guard let analysis = catalog?.analysis else { return [] }
        return items.filter { $0.stale == nil && analysis.isRecordable($0.violation) }
            .map(\.violation.id)
    }

    private var annotatable: [BaselineEntry.ID] {
        chosen.compactMap { $0.entry?.id }
    }

    /// Those that are marked; else all.
    private var prunable: [BaselineEntry.ID] {
        let stale = catalog?.items.filter { $0.stale != nil } ?? []
        let marked = stale.filter { marks.contains($0.id) }
        return (marked.isEmpty ? stale : marked).compactMap { $0.entry?.id }
    }
}

/// Why something cannot be done to the record now.
extension ViolationsViewModel {
    private func whyNotRecorded(_ items: [ViolationItem]) -> String? {
        if let reason = whyNotWritten { return reason }
        if items.isEmpty { return "Select a violation first." }
        if !recordable(items).isEmpty { return nil }
        if items.allSatisfy({ $0.entry != nil }) { return "It is recorded already." }
        return items.contains { $0.violation.severity != .info && $0.violation.state == .new }
            ? "Nothing can be recorded in this layer: .strata.yml says so."
            : "Only errors and warnings are recorded."
    }

    private var whyNotDecided: String? {
        guard let analysis = catalog?.analysis, analysis.isComplete else {
            return "The sources are still being read."
        }
        let units = analysis.written?.units ?? .modules
        if analysis.units != units {
            return "Layers and exclusions are about \(units.areModules ? "modules" : "folders"): "
                + "f shows them."
        }
        if chosen.isEmpty { return "Select a violation first." }
        return decidable.isEmpty ? "It is gone: p takes it out of the record." : nil
    }

    private var whyNotAnnotated: String? {
        if let reason = whyNotWritten { return reason }
        if chosen.isEmpty { return "Select a violation first." }
        return annotatable.isEmpty ? "It is not recorded: a records it." : nil
    }

    private var whyNotPruned: String? {
        if let reason = whyNotWritten { return reason }
        if prunable.isEmpty { return "All that is recorded is still there." }
        return catalog?.analysis.incomplete.isEmpty == true
            ? nil : "Something could not be read, so it is not known what is gone: i lists it."
    }

    /// Why the record cannot be changed from here at all.
    private var whyNotWritten: String? {
        guard let analysis = catalog?.analysis, analysis.isComplete else {
            return "The sources are still being read."
        }
        let units = analysis.written?.units ?? .modules
        if analysis.units == units { return nil }
        return units.areModules
            ? "The record is about modules: f shows them."
            : "The record is about folders: f shows them."
    }
}
