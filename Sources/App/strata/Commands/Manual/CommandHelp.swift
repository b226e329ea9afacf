import Foundation

/// What the parser of arguments knows of a command: what `--help` says, to be written elsewhere.
struct CommandHelp: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool?
    let arguments: [Argument]?
    let subcommands: [CommandHelp]?

    /// An argument, an option or a flag.
    struct Argument: Decodable {
        let kind: String
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let discussion: String?
        let defaultValue: String?
        let allValues: [String]?
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool

        struct Name: Decodable {
            let kind: String
            let name: String
        }
    }

    private struct Tool: Decodable {
        let command: CommandHelp
    }

    /// - Parameter data: What `--experimental-dump-help` prints.
    init(ofTool data: Data) throws {
        self = try JSONDecoder().decode(Tool.self, from: data).command
    }

    /// The commands below it that people use.
    var commands: [CommandHelp] {
        (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
    }

    /// The arguments that people give it; those that every command has are left out.
    var ownArguments: [Argument] {
        (arguments ?? []).filter {
            $0.shouldDisplay && !["version", "help"].contains($0.valueName ?? "")
        }
    }
}

extension CommandHelp.Argument {
    /// Its names as they are typed, the short one first; nothing if it stands for itself.
    var spellings: [String] {
        (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
            .sorted { ($0.count, $0) < ($1.count, $1) }
    }

    /// Whether a value follows its name.
    var hasValue: Bool { kind == "option" }

    /// What is said of it, with its values and its default.
    var sentences: String {
        var parts = [abstract, discussion].compactMap(\.self)
        if let allValues, !allValues.isEmpty {
            parts.append("One of: \(allValues.joined(separator: ", ")).")
        }
        if let defaultValue { parts.append("(Default: \(defaultValue))") }
        return parts.joined(separator: " ")
    }
}
