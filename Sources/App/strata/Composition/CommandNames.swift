/// The names by which keys are chosen for commands, in order; `DocumentTests` writes this file.
enum CommandNames {
    static let all = """
        filter
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
