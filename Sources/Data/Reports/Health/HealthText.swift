import Architecture
import Codebase
import Diagnosing

/// What `strata health` prints for people, in lines of at most 80 columns where words allow it.
///
/// What stands in the codebase never reaches the terminal raw.
///
/// - Parameters:
///   - most: The most findings to list; 1 or more.
///   - owners: Who owns the code behind which finding.
package func healthText(
    of health: Health, most: Int, owners: [HealthFinding.ID: [String]] = [:], paint: Paint
) -> String {
    HealthText(health: health, most: most, owners: owners, paint: paint).text
}

private struct HealthText {
    let health: Health
    let most: Int
    let owners: [HealthFinding.ID: [String]]
    let paint: Paint

    var text: String {
        ([first] + listed + [tightenings, looked].compactMap(\.self))
            .joined(separator: "\n\n") + "\n"
    }

    /// What to do first.
    private var first: String {
        guard let finding = health.troubles.first else {
            return paint.green("Nothing hurts.")
                + (health.tightenings.isEmpty
                    ? "" : " Next, " + (health.tightenings[0].steps.first?.sentence.asInside ?? ""))
        }
        let step = finding.steps.first
        let title = wrapped("Begin here. " + finding.title.visible + ".", "", "  ")
        var lines = [paint.bold(title)]
        if let step { lines.append(wrapped(step.sentence.visible + ".", "  ", "  ")) }
        if let command = step?.command { lines.append("  " + paint.cyan(command.visible)) }
        return lines.joined(separator: "\n")
    }

    private var listed: [String] {
        let shown = health.troubles.prefix(most)
        let rest = health.troubles.count - shown.count
        var said: Set<String> = []
        let items = shown.enumerated().map { number, finding in
            // What was said of the one above need not be read again.
            let why = finding.why.filter { !said.contains($0) }
            said.formUnion(why)
            return item(number + 1, finding, why: why)
        }
        return rest > 0 ? items + [paint.dim("and \(rest.grouped) more: --all")] : items
    }

    private func item(_ number: Int, _ finding: HealthFinding, why: [String]) -> String {
        let head = "\(number). "
        var lines = [
            mark(finding.severity) + paint.bold(wrapped(finding.title.visible, head, "    "))
        ]
        lines += [("wins", finding.winWords), ("costs", finding.cost.words)].compactMap {
            $1.isEmpty ? nil : row($0, $1)
        }
        if !why.isEmpty { lines.append(row("why", why.joined(separator: " "))) }
        if let owners = owners[finding.id] {
            lines.append(row("owner", owners.joined(separator: " ")))
        }
        if let verdict = finding.verdict { lines.append(row("step", verdict.words)) }
        if let step = finding.steps.first {
            lines.append(row("next", step.sentence))
            if let command = step.command {
                lines.append("         " + paint.cyan(command.visible))
            }
        }
        return lines.joined(separator: "\n")
    }

    private func row(_ name: String, _ words: String) -> String {
        let label = "   " + name + String(repeating: " ", count: 6 - name.count)
        return paint.dim(label) + wrapped(words.visible, label, "         ").dropFirst(9)
    }

    private func mark(_ severity: Architecture.Severity?) -> String {
        switch severity {
        case .error: paint.red("✗ ")
        case .warning: paint.yellow("▲ ")
        case .info, .off, nil: "  "
        }
    }

    private var tightenings: String? {
        if health.tightenings.isEmpty { return nil }
        let lines = health.tightenings.flatMap { finding in
            [wrapped("- " + finding.title.visible + ".", "", "  ")]
                + finding.steps.prefix(1).map { step in
                    step.command.map { "  " + paint.cyan($0.visible) }
                        ?? paint.dim(wrapped(step.sentence.visible + ".", "  ", "  "))
                }
        }
        return ([paint.bold("What could be stricter")] + lines).joined(separator: "\n")
    }

    private var looked: String? {
        let quiet = health.checks.filter { $0.found == 0 }.map(\.subject)
        if quiet.isEmpty { return nil }
        let words = "Looked at, and nothing found: " + quiet.joined(separator: "; ") + "."
        return paint.dim(wrapped(words.visible, "", ""))
    }

    private func wrapped(_ words: String, _ first: String, _ rest: String) -> String {
        words.wrapped(to: 78, first: first, rest: rest)
    }
}

extension String {
    /// The words in lines of at most so many columns, unless a word is longer.
    func wrapped(to width: Int, first: String, rest: String) -> String {
        var lines: [String] = []
        var line = first
        var isFresh = true
        for word in split(separator: " ") {
            if !isFresh, line.displayWidth + 1 + String(word).displayWidth > width {
                lines.append(line)
                line = rest
                isFresh = true
            }
            line += (isFresh ? "" : " ") + word
            isFresh = false
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// The sentence inside another one.
    fileprivate var asInside: String {
        guard let first else { return "" }
        return first.lowercased() + dropFirst() + "."
    }
}
