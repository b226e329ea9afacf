import Codebase

/// Writes a record as the text of a `.strata.baseline.yml`: an entry a line, sorted, without line
/// numbers, so that a difference shows what came and went, and merges rarely conflict.
package func writeBaseline(_ baseline: Baseline) -> String {
    let lines = baseline.entries.map { "  - { \(fields(of: $0).joined(separator: ", ")) }" }
    return """
        # The violations that are recorded: strata check counts them and fails for new ones.
        # strata baseline records what there is; strata baseline --prune removes what is gone.
        version: \(Baseline.version)
        violations:\(lines.isEmpty ? " []" : "")

        """ + lines.map { $0 + "\n" }.joined()
}

extension Baseline {
    /// The version of the format that is read and written.
    package static let version = 1
}

private func fields(of entry: BaselineEntry) -> [String] {
    let modules = entry.modules.map { YAMLText.quoted($0.rawValue) }
    var fields = ["kind: \(entry.kind.rawValue)"]
    if entry.kind == .cycle {
        fields.append("modules: \(list(modules))")
    } else {
        fields += zip(["from", "to"], modules).map { "\($0): \($1)" }
    }
    if let names = entry.names { fields.append("names: \(list(names.map(YAMLText.quoted)))") }
    let notes = [
        ("reason", entry.note.reason), ("owner", entry.note.owner), ("since", entry.note.since),
    ]
    return fields
        + notes.compactMap { key, text in text.map { "\(key): \(YAMLText.quoted($0))" } }
}

private func list(_ texts: [String]) -> String {
    "[" + texts.joined(separator: ", ") + "]"
}
