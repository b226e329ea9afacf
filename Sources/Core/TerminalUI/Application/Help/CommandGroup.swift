/// Commands under one heading.
package struct CommandGroup {
    package let title: String
    package let commands: [Command]

    /// The groups of `commands`, in the order of their first commands; each command once.
    package static func groups(of commands: [Command]) -> [CommandGroup] {
        var titles: [String] = []
        var members: [String: [Command]] = [:]
        var seen: Set<String> = []
        for command in commands where seen.insert(command.id).inserted {
            if members[command.group] == nil { titles.append(command.group) }
            members[command.group, default: []].append(command)
        }
        return titles.map { CommandGroup(title: $0, commands: members[$0] ?? []) }
    }
}
