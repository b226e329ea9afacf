/// Options that every command knows may stand before the command: `strata --origin bazel modules`.
enum LeadingOptions {
    private static let withValue: Set<String> = ["--origin", "--at"]
    private static let flags: Set<String> = ["--trust"]

    /// The arguments with such options behind the command they stand in front of.
    static func moved(_ arguments: [String], commands: Set<String>) -> [String] {
        var rest = arguments[...]
        var options: [String] = []
        while let first = rest.first {
            if withValue.contains(first) {
                options += rest.prefix(2)
                rest = rest.dropFirst(2)
            } else if flags.contains(first)
                || withValue.contains(where: { first.hasPrefix($0 + "=") })
            {
                options.append(first)
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        guard let command = rest.first, commands.contains(command) else { return arguments }
        return [command] + options + rest.dropFirst()
    }
}
