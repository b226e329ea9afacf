import Codebase

extension String {
    /// The text without lines that a workflow of GitHub would take for a command, such as `::error::`:
    /// one sign stands for the two colons.
    package var withoutWorkflowCommands: String {
        guard hasScalars("::") else { return self }
        return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let start = line.drop(while: \.properties.isWhitespace)
            guard start.starts(with: "::".unicodeScalars), Self.isCommand(start.dropFirst(2)) else {
                return String(line)
            }
            return String(line[..<start.startIndex]) + "∷" + String(start.dropFirst(2))
        }.joined(separator: "\n")
    }

    /// Whether a line that begins with two colons goes on as a command; identifiers of modules begin
    /// with them, too.
    private static func isCommand(_ rest: Substring.UnicodeScalarView) -> Bool {
        let name = String(rest.prefix { $0.properties.isAlphabetic || $0 == "-" }).lowercased()
        return workflowCommands.contains(name)
    }

    /// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
    private static let workflowCommands: Set<String> = [
        "error", "warning", "notice", "debug", "group", "endgroup", "add-mask", "add-matcher",
        "remove-matcher", "set-output", "save-state", "set-env", "add-path", "echo",
        "stop-commands",
    ]

    /// The text without what services read as a command wherever it stands in a line: `##[error]`,
    /// `##vso[…]`, `##teamcity[…]`.
    var withoutLogCommands: String {
        guard hasScalars("##") else { return self }
        var text = unicodeScalars
        var place = text.startIndex
        while let sign = text[place...].firstIndex(of: "#") {
            let rest = text[text.index(after: sign)...]
            place = rest.startIndex
            let word = rest.dropFirst().drop { $0.isASCII && $0.properties.isAlphabetic }
            guard rest.first == "#", word.first == "[" else { continue }
            text.replaceSubrange(sign...sign, with: CollectionOfOne("♯"))
            place = text.index(after: sign)
        }
        return String(text)
    }
}
