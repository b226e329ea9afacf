import Architecture
import Codebase

/// Writes moves as the text of a file below `.strata/plans`.
package func writeWhatIf(_ whatIf: WhatIf) -> String {
    let header = [
        "# Moves in thought: strata plan --what-if " + WhatIf.file(named: whatIf.name).string,
        "# Nothing of it is done to the codebase.",
    ]
    let moves = whatIf.moves.isEmpty ? ["moves: []"] : ["moves:"] + whatIf.moves.flatMap(lines)
    return (header + moves).joined(separator: "\n") + "\n"
}

private func lines(_ move: WhatIfMove) -> [String] {
    switch move {
    case .module(let name, let layer):
        return ["  - module: \(quoted(name))"]
            + (layer.map { ["    layer: \(quoted($0))"] } ?? [])
    case .interface(let name): return ["  - interface: \(quoted(name))"]
    case .files(let files, let from, let to):
        return ["  - files:"] + files.map { "      - \(quoted($0.string))" } + ends(from, to)
    case .folder(let folder, let from, let to):
        return ["  - folder: \(quoted(folder.string))"] + ends(from, to)
    case .type(let name, let from, let to):
        return ["  - type: \(quoted(name))"] + ends(from, to)
    case .cut(let from, let to): return ["  - cut: \(quoted(from))", "    to: \(quoted(to))"]
    }
}

private func ends(_ from: String?, _ to: String) -> [String] {
    (from.map { ["    from: \(quoted($0))"] } ?? []) + ["    to: \(quoted(to))"]
}

/// A text as YAML takes it for one, whatever stands in it.
private func quoted(_ text: String) -> String {
    let isPlain =
        text.first?.isLetter == true && text.last != " " && text.count > 3
        && text.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
                || "/._-+".unicodeScalars.contains($0)
        } && !["true", "null", "false"].contains(text.lowercased())
    if isPlain { return text }
    return YAMLText.quoted(text)
}
