/// How the person's pager is started for a file.
struct PagerCommand {
    /// The program and its arguments: from `$PAGER`, else `less`.
    let arguments: [String]

    init(file: String, environment: [String: String]) {
        let words = (environment["PAGER"] ?? "").split(separator: " ").map(String.init)
        arguments = (words.isEmpty ? ["less"] : words) + [file]
    }
}
