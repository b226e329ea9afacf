/// How the person's pager is started for a file.
struct PagerCommand {
    /// The program and its arguments: from `$GIT_PAGER`, else `$PAGER`, else `less`.
    let arguments: [String]
    /// Whether it shows the colours of a text: `less`, unless the person wants none.
    let showsColors: Bool

    init(file: String, environment: [String: String]) {
        let named = [environment["GIT_PAGER"], environment["PAGER"]].compactMap { text in
            text.map { $0.split(separator: " ").map(String.init) }
        }
        let words = named.first { !$0.isEmpty } ?? ["less"]
        let isLess = words[0].split(separator: "/").last == "less"
        showsColors = isLess && (environment["NO_COLOR"] ?? "").isEmpty
        arguments = words + (showsColors ? ["-R"] : []) + [file]
    }
}
