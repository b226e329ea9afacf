import Codebase

/// Writes layers as the text of a `.strata.yml`.
///
/// The text of a commented `.strata.yml` that says what the configuration says, budgets apart.
///
/// - Parameter isArranged: Whether a person put inferred layers in order.
package func writeConfiguration(
    _ configuration: LayerConfiguration, isArranged: Bool = false
) -> String {
    let parts =
        [header(configuration, isArranged), units(configuration.units)]
        + [writeLayers(configuration.layers)]
        + [
            severities(configuration), rules(configuration.rules),
            exclusions(configuration.exclusions),
            acceptances(configuration.acceptances),
        ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
}

/// The lines of `layers:`, without an end of line after the last one.
package func writeLayers(_ layers: [Layer]) -> String {
    // A list without entries has to say so: a key alone is no list.
    ([layers.isEmpty ? "layers: []" : "layers:"] + layers.map(layer)).joined(separator: "\n")
}

private func header(_ configuration: LayerConfiguration, _ isArranged: Bool) -> String {
    var lines = ["The layers of this codebase, top first: each may import those below it."]
    if configuration.source == .inferred, !isArranged {
        lines.append("Inferred by Strata; correct what is wrong.")
    }
    lines += [patterns, options]
    return lines.map { "# " + $0 }.joined(separator: "\n")
}

private let patterns =
    "In patterns, * matches anything except /, ** anything, ? one character."
private let tightening = [
    "# Violations of these layers are warnings, as before this file existed. To make a kind an",
    "# error, remove its line and uncomment the line below it.",
]

private let options = "Options: peers, interfaces, strict, may_import, recorded, pure."

private func units(_ units: Units) -> String {
    if units.areModules { return "" }
    if units == .folders { return "units: folders" }
    let lines = units.foldersOf.map { "  \(YAMLText.quoted($0.text)): folders" }
    return (["units:"] + lines).joined(separator: "\n")
}

private func layer(_ layer: Layer) -> String {
    var lines = (layer.reason ?? "").split(separator: "\n").map {
        "  # \(YAMLText.comment($0))"
    }
    lines.append("  - name: \(YAMLText.quoted(layer.name))")
    for (subject, key) in ModulePattern.keys {
        let texts = layer.patterns.filter { $0.subject == subject }.map(\.text)
        lines += list(texts, key: key)
    }
    return (lines + options(layer.options)).joined(separator: "\n")
}

private func list(_ texts: [String], key: String) -> [String] {
    if texts.isEmpty { return [] }
    return ["    \(key):"] + texts.map { "      - \(YAMLText.quoted($0))" }
}

private func options(_ options: LayerOptions) -> [String] {
    let standard = LayerOptions()
    var lines: [String] = []
    if options.peers != standard.peers { lines.append("    peers: \(options.peers.rawValue)") }
    if options.interfacesSideways != standard.interfacesSideways {
        lines.append("    interfaces: forbidden")
    }
    if options.strict { lines.append("    strict: true") }
    if let layers = options.mayImport {
        let names = layers.map(YAMLText.quoted).joined(separator: ", ")
        lines.append("    may_import: [\(names)]")
    }
    if !options.mayBeRecorded { lines.append("    recorded: forbidden") }
    if options.migrating { lines.append("    migrating: true") }
    return options.pure ? lines + ["    pure: true"] : lines
}

private func severities(_ configuration: LayerConfiguration) -> String {
    let severities = configuration.severities
    if severities.isEmpty { return "" }
    let isProposed = configuration.source == .inferred
    var lines: [String] = []
    for kind in ViolationKind.allCases {
        guard let severity = severities[kind] else { continue }
        lines.append("  \(kind.rawValue): \(YAMLText.plain(severity))")
        if isProposed, severity == .warning, kind.standardSeverity == .error {
            lines.append("  # \(kind.rawValue): error")
        }
    }
    let comment = lines.contains { $0.hasPrefix("  #") } ? tightening : []
    return (comment + ["severities:"] + lines).joined(separator: "\n")
}

private func rules(_ rules: [ImportRule]) -> String {
    if rules.isEmpty { return "" }
    return (["rules:"] + rules.map(rule)).joined(separator: "\n")
}

private func rule(_ rule: ImportRule) -> String {
    var lines = ["from: \(pattern(rule.from))"]
    lines.append("to: [\(rule.to.map(pattern).joined(separator: ", "))]")
    if rule.imports == .only { lines.append("imports: only") }
    lines.append("reason: \(YAMLText.quoted(rule.reason))")
    return "  - " + lines.joined(separator: "\n    ")
}

private func exclusions(_ exclusions: [Exclusion]) -> String {
    if exclusions.isEmpty { return "" }
    return (["exclude:"] + exclusions.map(exclusion)).joined(separator: "\n")
}

private func exclusion(_ exclusion: Exclusion) -> String {
    var lines: [String] = []
    if !exclusion.kinds.isEmpty {
        let kinds = exclusion.kinds.map(\.rawValue).joined(separator: ", ")
        lines.append("kinds: [\(kinds)]")
    }
    if let from = exclusion.from { lines.append("from: \(pattern(from))") }
    if let to = exclusion.to { lines.append("to: \(pattern(to))") }
    lines.append("reason: \(YAMLText.quoted(exclusion.reason))")
    return "  - " + lines.joined(separator: "\n    ")
}

private func acceptances(_ acceptances: [Acceptance]) -> String {
    if acceptances.isEmpty { return "" }
    return (["accept:"] + acceptances.map(acceptance)).joined(separator: "\n")
}

private func acceptance(_ acceptance: Acceptance) -> String {
    var lines = ["path: \(YAMLText.quoted(acceptance.path))"]
    if let text = acceptance.contains { lines.append("contains: \(YAMLText.quoted(text))") }
    lines.append("reason: \(YAMLText.quoted(acceptance.reason))")
    return "  - " + lines.joined(separator: "\n    ")
}

private func pattern(_ pattern: ModulePattern) -> String {
    if pattern.subject == .name { return YAMLText.quoted(pattern.text) }
    return "{ \(pattern.subject.rawValue): \(YAMLText.quoted(pattern.text)) }"
}

extension ModulePattern {
    /// The keys that list patterns in a layer, with what they are compared with.
    package static let keys: [(subject: Subject, key: String)] = [
        (.name, "modules"), (.path, "paths"), (.role, "roles"), (.id, "ids"),
    ]
}

/// Text as YAML wants it.
package enum YAMLText {
    /// A double-quoted scalar; what is not seen is escaped, and no log takes it for a command.
    package static func quoted(_ text: String) -> String {
        var quoted = "\""
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            // Services read `##vso[…]` as a command, wherever it stands.
            case "#" where last == "#": quoted += escape(scalar)
            case _ where scalar.isHidden: quoted += escape(scalar)
            default: quoted.unicodeScalars.append(scalar)
            }
            last = scalar
        }
        return quoted + "\""
    }

    /// `\x`, `\u` or `\U` and as many digits as each has.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let (letter, width) =
            scalar.value <= 0xFF ? ("x", 2) : scalar.value <= 0xFFFF ? ("u", 4) : ("U", 8)
        return "\\" + letter + String(repeating: "0", count: width - digits.count) + digits
    }

    /// Text for a comment: one line in which everything is seen, and no command to a log.
    static func comment(_ text: some StringProtocol) -> String {
        var comment = String.UnicodeScalarView()
        for scalar in String(text).unicodeScalars {
            if scalar == "#", comment.last == "#" { comment.append(" ") }
            comment.append(scalar.isHidden ? " " : scalar)
        }
        return String(comment)
    }

    /// `off` is quoted, for it is also a word for `false`.
    package static func plain(_ severity: Severity) -> String {
        severity == .off ? "\"off\"" : severity.rawValue
    }
}
