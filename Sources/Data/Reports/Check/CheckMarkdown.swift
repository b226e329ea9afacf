import Architecture
import Codebase

/// The result of `strata check` as Markdown, for a comment under a pull request.
///
/// Compared with an earlier state, it says only what changed, with a small graph around it, and
/// nothing at all where nothing did.
package func checkMarkdown(of result: CheckResult) -> String {
    guard let (base, difference) = result.difference else { return state(result) }
    if difference.isEmpty, result.stale.isEmpty, result.analysis.incomplete.isEmpty { return "" }
    let before = Dictionary(
        difference.disappeared.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var parts = ["### Strata: compared with `\(base.markdownCode)`"]
    if !difference.appeared.isEmpty {
        parts.append("**New violations**\n\n" + table(of: result.violations, in: result))
    }
    if !before.isEmpty {
        parts.append(
            "**Gone**\n\n"
                + difference.disappeared.map {
                    "- ~~\($0.kind.rawValue): \($0.message.markdownText)~~"
                }.joined(separator: "\n"))
    }
    parts += changes(difference, in: result)
    parts += rest(of: result)
    if let graph = DifferenceGraph(difference, in: result).mermaid {
        parts.append("```mermaid\n\(graph)```")
    }
    return parts.joined(separator: "\n\n") + "\n"
}

private func state(_ result: CheckResult) -> String {
    let new = result.violations.filter { $0.state == .new && $0.severity != .info }
    let recorded = result.violations.count { $0.state == .recorded }
    let errors = new.count { $0.severity == .error }
    let counts =
        [errors.counted("error"), (new.count - errors).counted("warning")]
        + (recorded > 0 ? ["\(recorded.grouped) recorded"] : [])
    var parts = ["### Strata: " + counts.joined(separator: ", ")]
    if !new.isEmpty { parts.append(table(of: new, in: result)) }
    return (parts + rest(of: result)).joined(separator: "\n\n") + "\n"
}

private func table(of violations: [Violation], in result: CheckResult) -> String {
    let rows = violations.map { violation in
        let sites = result.evidence[violation.id] ?? []
        let place = sites.first.map { "`\($0.site.file.string.markdownCode):\($0.site.line)`" }
        let more = sites.count > 1 ? " and \(sites.count - 1) more" : ""
        let names = Set(sites.flatMap { $0.uses.map(\.name) }).sorted()
        let used =
            names.prefix(4).map { "`\($0.markdownCode)`" }.joined(separator: ", ")
            + (names.count > 4 ? " …" : "")
        return "| \(violation.kind.rawValue) | \(violation.message.markdownText) | "
            + "\((place ?? "") + more) | \(used) |"
    }
    return (["| rule | what | where | uses |", "|---|---|---|---|"] + rows)
        .joined(separator: "\n")
}

private func changes(_ difference: AnalysisDifference, in result: CheckResult) -> [String] {
    func list(_ ids: [ModuleID]) -> String {
        ids.map { "`\(result.name(of: $0).markdownCode)`" }.joined(separator: ", ")
    }
    let moved = difference.movedModules.map { module in
        "`\(result.name(of: module.module).markdownCode)` from "
            + "\((module.from ?? "no layer").markdownText) to "
            + "\((module.to ?? "no layer").markdownText)"
    }
    let lines = [
        difference.addedModules.isEmpty ? nil : "- added: \(list(difference.addedModules))",
        difference.removedModules.isEmpty ? nil : "- removed: \(list(difference.removedModules))",
        moved.isEmpty ? nil : "- moved: \(moved.joined(separator: ", "))",
    ].compactMap(\.self)
    let counts = difference.counts.map { "\($0.kind.rawValue) \($0.before) → \($0.after)" }
    return [
        lines.isEmpty ? nil : "**Modules**\n\n" + lines.joined(separator: "\n"),
        counts.isEmpty ? nil : "**Counts**: " + counts.joined(separator: ", "),
    ].compactMap(\.self)
}

/// What is not about single violations: stale entries and what could not be read.
private func rest(of result: CheckResult) -> [String] {
    var parts: [String] = []
    if !result.stale.isEmpty {
        parts.append(
            "**Stale**: run `strata baseline --prune`\n\n"
                + result.stale.map { "- " + result.sentence(about: $0).markdownText }
                .joined(separator: "\n"))
    }
    if !result.analysis.incomplete.isEmpty {
        let count = result.analysis.incomplete.count.counted("item")
        parts.append("**Incomplete**: \(count) could not be read, so violations may be missing.")
    }
    return parts
}

/// The modules at both ends of what changed, with what came and went.
private struct DifferenceGraph {
    /// The most edges that a comment can show.
    private static let limit = 30

    /// A Mermaid flowchart; nil if no edge changed, or too many did.
    let mermaid: String?

    init(_ difference: AnalysisDifference, in result: CheckResult) {
        let edges = difference.newEdges + difference.goneEdges
        guard !edges.isEmpty, edges.count <= Self.limit else {
            mermaid = nil
            return
        }
        let ids = Set(edges.flatMap { [$0.from, $0.to] }).sorted()
        let keys = Dictionary(
            ids.enumerated().map { ($1, "m\($0)") }, uniquingKeysWith: { first, _ in first })
        let bad = Set(difference.appeared.flatMap(\.edges))
        var lines = ["flowchart LR"]
        lines += ids.map {
            "  \(keys[$0] ?? "")[\"\(result.name(of: $0).mermaidText)\"]"
        }
        func add(_ edge: EdgeID, _ arrow: String) {
            lines.append("  \(keys[edge.from] ?? "") \(arrow) \(keys[edge.to] ?? "")")
        }
        for edge in difference.newEdges {
            add(edge, bad.contains(edge) ? "== ✗ new ==>" : "-- new -->")
        }
        for edge in difference.goneEdges { add(edge, "-. gone .->") }
        mermaid = lines.joined(separator: "\n") + "\n"
    }
}
