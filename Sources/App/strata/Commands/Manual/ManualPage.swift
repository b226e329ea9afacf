import Foundation

/// The manual page of the program in the macros of `man(7)`.
struct ManualPage {
    private let help: CommandHelp
    private let version: String

    /// - Parameters:
    ///   - help: The program with all its commands.
    ///   - version: Its version.
    init(_ help: CommandHelp, version: String) {
        self.help = help
        self.version = version
    }

    /// The whole page.
    var text: String {
        let name = help.commandName
        var lines = [
            ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\" \"User Commands\"",
            ".SH NAME", "\(name) \\- \(Self.escaped(help.abstract ?? ""))",
            ".SH SYNOPSIS", ".B \(name)", "[\\fIcommand\\fR] [\\fIpath\\fR] [\\fIoptions\\fR]",
            ".SH DESCRIPTION",
        ]
        lines += Self.paragraphs(help.discussion ?? "")
        lines.append(".SH COMMANDS")
        lines += help.commands.flatMap { Self.section(of: $0, after: name) }
        lines.append(".SH ENVIRONMENT")
        for variable in Self.environment {
            lines += [".TP", ".B \(variable.name)", Self.escaped(variable.meaning)]
        }
        lines += [
            ".SH FILES", ".TP", ".I .strata.yml",
            "Layers, severities and exclusions of a codebase.",
            ".TP", ".I .strata.baseline.yml", "The violations that are recorded.",
            ".TP", ".I ~/.config/strata/config.yml", "Your own theme and keys.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The variables that the program reads.
    static let environment: [(name: String, meaning: String)] = [
        ("VISUAL, EDITOR", "The editor that e opens, at the line; vi if neither is set."),
        ("NO_COLOR", "No colours, in screens and commands."),
        ("STRATA_THEME", "light, dark, either (readable on both) or auto."),
        ("COLORFGBG", "A light or dark theme where the terminal does not report its background."),
        ("XDG_CACHE_HOME", "The cache of parsed files; ~/.cache/strata if it is not set."),
        ("XDG_CONFIG_HOME", "Your own settings; ~/.config/strata if it is not set."),
        ("XDG_STATE_HOME", "Opened and trusted folders; ~/.local/state/strata if it is not set."),
        ("SNAPSHOT_ARTIFACTS", "Where a test run left its snapshots."),
    ]

    private static func section(of command: CommandHelp, after parents: String) -> [String] {
        let name = "\(parents) \(command.commandName)"
        if !command.commands.isEmpty {
            return command.commands.flatMap { section(of: $0, after: name) }
        }
        var lines = [".SS \"\(escaped(name))\(synopsis(of: command))\""]
        lines += paragraphs(command.abstract ?? "")
        if let discussion = command.discussion { lines += [".PP"] + paragraphs(discussion) }
        for argument in command.ownArguments {
            lines += [".TP", heading(of: argument), escaped(argument.sentences)]
        }
        return lines
    }

    /// The arguments that stand without a name.
    private static func synopsis(of command: CommandHelp) -> String {
        command.ownArguments.filter { $0.kind == "positional" }.map { argument in
            let name =
                "\\fI\(escaped(argument.valueName ?? "value"))\\fR"
                + (argument.isRepeating ? " ..." : "")
            return argument.isOptional ? " [\(name)]" : " \(name)"
        }.joined()
    }

    private static func heading(of argument: CommandHelp.Argument) -> String {
        let value = "\\fI\(escaped(argument.valueName ?? "value"))\\fR"
        if argument.spellings.isEmpty { return value }
        let names = argument.spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
        return argument.hasValue ? "\(names) \(value)" : names
    }

    private static func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? ".PP" : escaped(String($0))
        }
    }

    /// Text that no macro and no escape is read in.
    static func escaped(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            .replacing("\"", with: "\\(dq").replacing("\n", with: " ")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
