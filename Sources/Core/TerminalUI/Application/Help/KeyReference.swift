/// A text that lists all keys, made from the commands themselves.
package struct KeyReference {
    private var chapters: [(title: String, commands: [Command])] = []

    package init() {}

    /// Adds a chapter, for a screen or for what several have in common.
    package mutating func add(_ title: String, _ commands: [Command]) {
        chapters.append((title, commands))
    }

    /// Chapters with a table for each group of commands, in Markdown.
    package var markdown: String {
        var lines: [String] = []
        for chapter in chapters {
            lines += ["## \(chapter.title)", ""]
            let groups = CommandGroup.groups(of: chapter.commands)
            for group in groups {
                if groups.count > 1 { lines += ["### \(group.title)", ""] }
                lines +=
                    ["| Key | What it does | Name |", "|---|---|---|"] + group.commands.map(row)
                    + [""]
            }
        }
        return lines.joined(separator: "\n")
    }

    /// What the keys of the contract mean everywhere, as a table in Markdown.
    package static var contract: String {
        let rows = KeyMeaning.allCases.map { meaning in
            let keys = meaning.keys.map { "`\(escaped($0.description))`" }
            let words = "\(meaning.words) | `\(meaning.rawValue)`"
            return "| \(keys.joined(separator: " ")) | \(words) |"
        }
        let head = ["| Key | What it means | Name |", "|---|---|---|"]
        return (head + rows).joined(separator: "\n")
    }

    private func row(_ command: Command) -> String {
        let keys = command.keys.map { "`\(Self.escaped($0.description))`" }
        let remark = command.effect.remark.map { " (\($0))" } ?? ""
        let title = Self.escaped(command.title) + remark
        return "| \(keys.joined(separator: " ")) | \(title) | `\(command.id)` |"
    }

    private static func escaped(_ text: String) -> String {
        String(text.flatMap { $0 == "|" ? ["\\", "|"] : [$0] })
    }
}

extension Application {
    /// The commands that every screen has, for the key reference.
    package var referenceCommands: [Command] {
        options.commands() + leaving(isPossible: true) + discovery + sectionCommands
            + deviceCommands
    }
}
