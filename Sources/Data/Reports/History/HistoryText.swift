import Architecture
import Chronicling
import Codebase

/// `strata history` for people: how it began and how it is, then commits at even distances.
///
/// - Parameter most: The most commits to list; 2 or more.
package func historyText(of history: History, most: Int, paint: Paint) -> String {
    HistoryText(history: history, most: most, paint: paint).text
}

/// What is known of the violations so far, in a few cells: ` · violations ▁▃▇ 12`; while few commits
/// are read, how many modules descriptions tell: ` · modules ≈ ▁▃▇ 23`. Empty before anything is known.
package func historySpark(of history: History, width: Int = 16) -> String {
    let states = history.wanted.compactMap { position in
        history.readings[position]?.state.map { (position, CommitMetrics($0)) }
    }
    if history.outlines.count <= states.count {
        return spark(states.map { ($0, $1.violations) }, of: "violations", in: history, width)
    }
    let outlines = history.outlines.map { ($0, $1.modules) }
    let points = outlines + states.map { ($0, $1.modules) }
    return spark(points.sorted { $0.0 < $1.0 }, of: "modules ≈", in: history, width)
}

private func spark(
    _ known: [(Int, Int)], of name: String, in history: History, _ width: Int
) -> String {
    guard let last = known.last, let first = history.wanted.first, let end = history.wanted.last
    else { return "" }
    let most = max(1, known.map(\.1).max() ?? 1)
    let levels = Array("▁▂▃▄▅▆▇█")
    let columns = (0..<width).map { column -> Character in
        let position = first + (end - first) * column / max(1, width - 1)
        guard let value = known.last(where: { $0.0 <= position })?.1 else { return " " }
        return levels[value * (levels.count - 1) / most]
    }
    return " · \(name) \(String(columns)) \(last.1.grouped)"
}

/// A line for each commit, for spreadsheets.
package func historyCSV(of history: History) -> String {
    let header =
        "commit,date,author,subject,violations,errors,warnings,recorded,notes,modules,"
        + "dependencies,cycles,files,lines,module lines,app lines,test lines,app percent,"
        + "largest module,largest lines,previews,preview lines,dev apps,dev app lines,incomplete"
    let rows = history.states.map { commit, state in
        let metrics = CommitMetrics(state)
        let figures = [
            metrics.violations, metrics.errors, metrics.warnings, metrics.recorded, metrics.notes,
            metrics.modules, metrics.dependencies, metrics.cycles, metrics.files,
            metrics.lines.all, metrics.lines.modules, metrics.lines.apps, metrics.lines.tests,
            metrics.lines.appShare,
        ]
        let note = commit.note
        return [
            note.name, CalendarDay(of: note).description, note.author.quotedForCSV,
            note.subject.quotedForCSV,
        ].joined(separator: ",") + "," + figures.map(String.init).joined(separator: ",") + ","
            + (metrics.largest?.id.rawValue ?? "").quotedForCSV
            + ",\(metrics.largest?.lines ?? 0),\(metrics.previews.count),\(metrics.previews.median)"
            + ",\(metrics.devApps.count),\(metrics.devApps.median),\(metrics.incomplete)"
    }
    return ([header] + rows).joined(separator: "\n") + "\n"
}

private struct HistoryText {
    let history: History
    let most: Int
    let paint: Paint

    var text: String {
        let states = history.states
        guard let first = states.first, let last = states.last else {
            let reason =
                history.isFinished && history.unreadable.isEmpty
                ? "No commit has Swift files in this folder." : "No commit could be read."
            return ([reason] + remarks).joined(separator: "\n") + "\n"
        }
        let measures = HistoryMeasure.allCases.map { measure in
            change(
                measure, from: measure.value(of: CommitMetrics(first.state)),
                to: measure.value(of: CommitMetrics(last.state)))
        }
        let parts =
            [heading(first.commit, last.commit), measures.joined(separator: "\n"), table(states)]
            + [([forecast] + remarks).joined(separator: "\n")]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func heading(_ first: LoggedCommit, _ last: LoggedCommit) -> String {
        let read = history.states.count
        return paint.bold(
            "\(read.counted("commit")) from \(day(of: first)) to \(day(of: last))")
            + (read < history.log.commits.count ? " of \(history.log.commits.count.grouped)" : "")
    }

    private func change(_ measure: HistoryMeasure, from before: Int?, to after: Int?) -> String {
        let name = measure.title
        let padding = String(repeating: " ", count: max(1, 36 - name.count))
        let (start, end) = (before?.grouped ?? "none", after?.grouped ?? "none")
        return name + padding + start + " → " + paint.bold(end) + "  "
            + paint.dim(difference(from: before, to: after))
    }

    private func difference(from before: Int?, to after: Int?) -> String {
        if before == after { return "as before" }
        guard let before, let after else { return "" }
        return (after > before ? "+" : "−") + abs(after - before).grouped
    }

    private func table(_ states: [(commit: LoggedCommit, state: CommitState)]) -> String {
        var table = TextTable(
            [.left, .left, .right, .right, .right, .right, .right, .right, .left],
            header: [
                "commit", "date", "violations", "modules", "edges", "cycles", "lines", "app %",
                "subject",
            ])
        for (commit, state) in evenly(states) {
            let metrics = CommitMetrics(state)
            let mark = metrics.incomplete > 0 ? "≥" : ""
            table.append([
                commit.note.shortName, day(of: commit), mark + metrics.violations.grouped,
                metrics.modules.grouped, metrics.dependencies.grouped, metrics.cycles.grouped,
                metrics.lines.all.grouped, String(metrics.lines.appShare),
                String(commit.note.subject.prefix(40)),
            ])
        }
        return table.text(paint: paint).trimmedAtEnd.withoutLastBreak
    }

    private func evenly<Element>(_ all: [Element]) -> [Element] {
        guard all.count > most else { return all }
        return (0..<most).map { all[$0 * (all.count - 1) / (most - 1)] }
    }

    private var forecast: String {
        switch history.forecast {
        case .done: paint.green("Nothing breaks a rule.")
        case .never(let perMonth):
            perMonth > 0
                ? "At the pace of the last 12 weeks \(perMonth.counted("violation")) "
                    + "\(perMonth == 1 ? "comes" : "come") in 4 weeks."
                : "At the pace of the last 12 weeks the violations do not become fewer."
        case .between(let first, let likely, let last):
            "At the pace of the last 12 weeks the last violation is gone about \(likely), between "
                + "\(first) and \(last?.description ?? "never")."
        case .unknown: "The last 12 weeks are too few commits for a forecast."
        }
    }

    private var remarks: [String] {
        let incomplete = history.states.count { $0.state.incomplete > 0 }
        var remarks = history.log.limits.map(\.sentence)
        if !history.isFinished {
            remarks.insert(
                "Stopped: \(history.readings.count.grouped) of "
                    + "\(history.wanted.count.counted("commit")) are read. The next run goes on there.",
                at: 0)
        }
        if incomplete > 0 {
            remarks.append(
                "\(incomplete.counted("commit")) could not be read whole (≥): there may be more.")
        }
        for (commit, reason) in history.unreadable.prefix(3) {
            remarks.append("\(commit.note.shortName) cannot be read: \(reason.visible)")
        }
        let rest = history.unreadable.count - 3
        if rest > 0 { remarks.append("\(rest.counted("more commit")) cannot be read.") }
        return remarks
    }

    private func day(of commit: LoggedCommit) -> String {
        CalendarDay(of: commit.note).description
    }
}

extension String {
    /// A field that no spreadsheet takes for several, or for a formula.
    fileprivate var quotedForCSV: String {
        // By scalars: with an accent on it a sign is another character, and the same to a table.
        var text = String.UnicodeScalarView()
        for scalar in visible.unicodeScalars {
            if text.isEmpty, "=+-@".unicodeScalars.contains(scalar) { text.append("'") }
            text.append(scalar)
            if scalar == "\"" { text.append(scalar) }
        }
        return "\"" + String(text) + "\""
    }

    fileprivate var withoutLastBreak: String {
        last == "\n" ? String(dropLast()) : self
    }
}
