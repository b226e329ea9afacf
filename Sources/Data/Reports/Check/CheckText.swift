import Architecture
import Codebase
import TerminalUI

/// The text of `strata check`: violations as a compiler would show them, then a summary.
package struct CheckText: Sendable {
    private let result: CheckResult
    private let showsAll: Bool
    private let showsNotes: Bool
    private let paint: Paint
    private let time: String

    /// The most import lines shown for one violation unless all are asked for.
    package static let placesPerViolation = 3
    /// The most uses shown for one import unless all are asked for.
    private static let usesPerPlace = 3

    /// A report on a result; compared with an earlier state it says only what is different, and
    /// nothing if nothing is.
    ///
    /// - Parameters:
    ///   - showsAll: Whether notes, what a person lets pass, and all lines are shown.
    ///   - showsNotes: Whether notes are shown.
    ///   - time: How long it took, in words; nil for how long the analysis took.
    package init(
        _ result: CheckResult, showsAll: Bool, showsNotes: Bool, paint: Paint, time: String? = nil
    ) {
        self.result = result
        self.showsAll = showsAll
        self.showsNotes = showsNotes
        self.paint = paint
        self.time = time ?? "\(result.analysis.milliseconds) ms"
    }

    private var analysis: Analysis { result.analysis }
    private var violations: [Violation] { result.violations }
    private var stale: [StaleEntry] { result.stale }
    private var evidence: [Violation.ID: [Evidence]] { result.evidence }

    /// The lines that ``text(excerpts:)`` quotes.
    package var quotedLines: [RelativePath: Set<Int>] {
        var places: [RelativePath: Set<Int>] = [:]
        for violation in shownViolations {
            for item in shownEvidence(of: violation) {
                places[item.site.file, default: []].insert(item.site.line)
                for use in shownUses(of: item) {
                    places[item.site.file, default: []].insert(use.line)
                }
            }
        }
        return places
    }

    /// The whole text, with a line break at the end.
    package func text(excerpts: Excerpts) -> String {
        if let (base, difference) = result.difference {
            return text(excerpts: excerpts, difference, from: base)
        }
        let blocks =
            shownViolations.map { block(for: $0, excerpts: excerpts) }
            + staleLines + budgetLines
            + analysis.incomplete.map { block(for: $0, paint.yellow("incomplete: ")) }
            + unusableLayers.map { paint.yellow("incomplete: ") + $0.visible }
            + acceptances
            + (showsNotes ? analysis.notes : []).map { block(for: $0, paint.dim("remark: ")) }
            + result.warnings.map { paint.yellow("warning: ") + $0.visible }
            + analysis.codebase.choices.map { $0.line(paint: paint) }
        return joined(blocks) + summary + "\n"
    }

    /// What came and went since an earlier state.
    private func text(
        excerpts: Excerpts, _ difference: AnalysisDifference, from base: String
    ) -> String {
        let changes = DifferenceText(difference, base: base, analysis: analysis, paint: paint)
        let blocks =
            shownViolations.map { block(for: $0, excerpts: excerpts) } + staleLines + budgetLines
            + analysis.incomplete.map { block(for: $0, paint.yellow("incomplete: ")) }
            + unusableLayers.map { paint.yellow("incomplete: ") + $0.visible } + changes.lines
        if blocks.isEmpty { return "" }
        return joined(blocks) + changes.summary
            + (result.reasonForStatus.map { "\n" + $0 } ?? "") + "\n"
    }

    /// Blocks one after the other, with a blank line around those of several lines.
    private func joined(_ blocks: [String]) -> String {
        zip(blocks, blocks.dropFirst() + [""]).map { block, next in
            let isRun = !block.contains("\n") && !next.contains("\n") && !next.isEmpty
            return block + (isRun ? "\n" : "\n\n")
        }.joined()
    }

    /// What keeps the layers from being believed, a sentence each.
    private var unusableLayers: [String] {
        analysis.assignment.problems.filter(\.isError).map(\.description)
    }

    private var shownViolations: [Violation] {
        (violations + result.excluded).filter {
            (showsNotes || $0.severity != .info) && (showsAll || $0.state == .new)
        }
    }

    private func shownEvidence(of violation: Violation) -> ArraySlice<Evidence> {
        (evidence[violation.id] ?? []).prefix(showsAll ? .max : Self.placesPerViolation)
    }

    private func shownUses(of item: Evidence) -> ArraySlice<Evidence.Use> {
        item.uses.prefix(showsAll ? .max : Self.usesPerPlace)
    }

    private func block(for violation: Violation, excerpts: Excerpts) -> String {
        let shown = shownEvidence(of: violation)
        var lines = [headline(of: violation, at: shown.first)]
        for item in shown {
            if item != shown.first || isDeclared(violation, item) {
                lines.append(paint.dim("  also ") + place(of: item.site))
            }
            lines += quote(item, excerpts: excerpts)
        }
        let rest = (evidence[violation.id] ?? []).count - shown.count
        if rest > 0 {
            lines.append(
                paint.dim(
                    "  … \(rest) more \(rest == 1 ? "line" : "lines"); list with --all"))
        }
        return (lines + cycleLines(of: violation)).joined(separator: "\n")
    }

    private func headline(of violation: Violation, at item: Evidence?) -> String {
        let place: String =
            if let item, !isDeclared(violation, item) {
                self.place(of: item.site) + ": "
            } else if let declaration = violation.declaration {
                "\(declaration.file.string.visible):\(declaration.line): "
            } else {
                manifest(of: violation).map { "\($0.string.visible): " } ?? ""
            }
        return paint.bold(place) + label(violation.severity)
            + paint.bold(violation.message.visible) + paint.dim(" [\(violation.kind.rawValue)]")
            + unrecorded(violation)
    }

    /// What a person said of a violation, and what a recorded one has come to use.
    private func unrecorded(_ violation: Violation) -> String {
        if violation.state == .recorded { return paint.dim(" (recorded)") }
        if let permission = violation.permission {
            return paint.dim(" (excluded: \(permission.reason.visible))")
        }
        if violation.unrecorded.isEmpty { return "" }
        let names = violation.unrecorded.joined(separator: ", ").visible
        return "\n  " + paint.dim("Not recorded: ") + names
    }

    /// Whether a violation is about a declaration, which is what a person would edit, and not about
    /// the uses that it shows.
    private func isDeclared(_ violation: Violation, _ item: Evidence) -> Bool {
        violation.declaration != nil && item.site.statement == nil
    }

    /// The manifest of the module that a violation is about, which says nothing of lines.
    private func manifest(of violation: Violation) -> RelativePath? {
        analysis.codebase.module(violation.from)?.manifest
    }

    private func place(of site: Site) -> String {
        "\(site.file.string.visible):\(site.line):\(site.column)"
    }

    private func label(_ severity: Architecture.Severity) -> String {
        switch severity {
        case .error: paint.red("error: ")
        case .warning: paint.yellow("warning: ")
        case .info, .off: paint.cyan("note: ")
        }
    }

    private func quote(_ item: Evidence, excerpts: Excerpts) -> [String] {
        let file = item.site.file
        let line = item.site.line
        var lines =
            item.site.statement == nil ? [] : [quotedLine(excerpts[file, line], number: line)]
        for use in shownUses(of: item) {
            lines.append(
                quotedLine(excerpts[file, use.line], number: use.line)
                    + paint.dim("  ← \(use.name.visible)"))
        }
        let rest = item.uses.count - shownUses(of: item).count
        if rest > 0 {
            lines.append(paint.dim("        … \(rest) more \(rest == 1 ? "use" : "uses")"))
        }
        return lines
    }

    private func quotedLine(_ text: String?, number: Int) -> String {
        let gutter = String(repeating: " ", count: max(0, 6 - "\(number)".count)) + "\(number) │ "
        return paint.dim(gutter) + (text.map { $0.cut(to: 160).visible } ?? paint.dim("(changed)"))
    }

    private func cycleLines(of violation: Violation) -> [String] {
        guard let first = violation.cycle.first else { return [] }
        let way = (violation.cycle + [first]).map { name(of: $0) }.joined(separator: " → ")
        let breakers = violation.breakers.map { "\(name(of: $0.from)) → \(name(of: $0.to))" }
        return ["  cycle: \(way)", "  to break it, remove: \(breakers.joined(separator: ", "))"]
    }

    private func name(of id: ModuleID) -> String {
        (analysis.graph.node(id)?.name ?? id.rawValue).visible
    }
}

extension CheckText {
    /// What is accepted: a line for each acceptance with how much it covers; with all shown, each item.
    private var acceptances: [String] {
        let groups = Dictionary(grouping: analysis.accepted, by: \.acceptance)
        return groups.sorted { ($0.key.line ?? 0, $0.key.path) < ($1.key.line ?? 0, $1.key.path) }
            .flatMap { acceptance, items in
                let count = items.count == 1 ? "1 item" : "\(items.count) items"
                let line = acceptance.line.map { ":\($0)" } ?? ""
                let head =
                    paint.bold(".strata.yml\(line): ") + paint.dim("accepted: ")
                    + "\(count) at \(acceptance.path): \(acceptance.reason)".visible
                return [head]
                    + (showsAll ? items : []).map { block(for: $0.item, paint.dim("accepted: ")) }
            }
    }

    /// The entries of the record that say more than there is, and what to do.
    private var staleLines: [String] {
        if stale.isEmpty { return [] }
        let lines = stale.map { stale in
            paint.bold("\(Baseline.file.string):\(stale.entry.line ?? 1): ")
                + paint.red("stale: ") + result.sentence(about: stale).visible
        }
        return lines + ["Remove what is gone from the record: strata baseline --prune"]
    }

    /// The budgets that are not met, and what to do.
    private var budgetLines: [String] {
        let lines = result.budgets.map { use in
            paint.bold(".strata.yml:\(use.budget.place?.line ?? 1): ") + paint.red("budget: ")
                + (use.fault ?? "").visible
        }
        let isLoose = result.budgets.contains { $0.state == .loose }
        return lines + (isLoose ? ["Lower what is too high: strata baseline --prune"] : [])
    }

    private func block(for item: IncompleteItem, _ label: String) -> String {
        let line = item.line.map { ":\($0)" } ?? ""
        let path = item.path.isRoot ? "." : item.path.string.visible
        return paint.bold("\(path)\(line): ") + label + item.reason.visible
    }

    private var summary: String {
        let size =
            "\(totals.modulesText(analysis.unitNoun)) · \(totals.files.sentence) · "
            + "\(totals.lines.counted("line")) · \(time)"
        return verdict + paint.dim(" · " + size)
            + (analysis.configuration.source == .inferred
                ? "\n"
                    + paint.dim(
                        "The layers are inferred. Write them to .strata.yml with: strata init")
                : "")
            + unclearNotice + accuracyNotice
            + (analysis.codebase.unclaimedNotice.map { "\n" + paint.yellow($0.visible) } ?? "")
            + (result.reasonForStatus.map { "\n" + $0 } ?? "")
    }

    /// How many uses of names made no edge between folders, as they may mean something else.
    private var unclearNotice: String {
        guard analysis.unclearNames > 0 else { return "" }
        let uses = analysis.unclearNames.counted("name")
        return "\n" + paint.dim("Left out: \(uses) that may refer to several types.")
    }

    /// Who says what the shown lines use.
    private var accuracyNotice: String {
        let shown = shownViolations.flatMap { shownEvidence(of: $0) }
        return EvidenceAccuracy(shown).sentence.map { "\n" + paint.dim($0) } ?? ""
    }

    /// How many of the violations asked for there are of each severity, and what else was printed.
    private var verdict: String {
        let counts = [Architecture.Severity.error, .warning, .info].map { severity in
            violations.count { $0.severity == severity && $0.state == .new }
        }
        let recorded = violations.count { $0.state == .recorded }
        let hidden = analysis.violations.count - violations.count
        var parts = [
            counts[0] > 0
                ? paint.red(counts[0].counted("error"))
                : hidden > 0 ? "0 errors" : paint.green("no errors"),
            counts[1].counted("warning"),
        ]
        if totals.layerWarnings > 0 { parts.append(totals.layerWarnings.counted("layer warning")) }
        parts.append(counts[2].counted("note"))
        if totals.remarks > 0 { parts.append(totals.remarks.counted("remark")) }
        if counts[2] + totals.remarks > 0, !showsNotes {
            parts[parts.count - 1] += " (list with --all)"
        }
        if recorded > 0 { parts.append("\(recorded.grouped) recorded") }
        if !result.excluded.isEmpty {
            parts.append("\(result.excluded.count.grouped) excluded")
        }
        if !stale.isEmpty { parts.append(paint.red("\(stale.count.grouped) stale")) }
        if !result.budgets.isEmpty {
            parts.append(paint.red(result.budgets.count.counted("budget") + " not met"))
        }
        if totals.incomplete > 0 {
            parts.append(paint.yellow("\(totals.incomplete.grouped) incomplete"))
        }
        if totals.accepted > 0 { parts.append("\(totals.accepted.grouped) accepted") }
        if hidden > 0 { parts.append(paint.dim(hidden.counted("violation") + " filtered out")) }
        return parts.joined(separator: ", ")
    }

    private var totals: CodebaseTotals { analysis.totals }
}

extension String {
    /// At most the first characters; a longer text ends in an ellipsis.
    func cut(to limit: Int) -> String {
        guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
        else {
            return self
        }
        return self[..<end] + "…"
    }
}
