import Codebase
import Yams

extension ConfigurationError {
    /// What the YAML parser complains about, at its place.
    init(_ error: any Error, in text: String, file: RelativePath) {
        let place = YAMLComplaint(error, in: text)
        // At its end the parser counts a line that is not there.
        let end = TextPlace(after: text)
        let isInside = place.line <= end.line
        self.init(
            file: file, line: isInside ? max(place.line, 1) : end.line,
            column: isInside ? max(place.column, 1) : end.column, found: place.found,
            expected: place.expected)
    }

    /// What is to be said of a file that is not read to its end.
    ///
    /// - Parameter limit: The most bytes that are read.
    init(file: RelativePath, largerThan limit: Int) {
        self.init(
            file: file, line: 1, column: 1, found: "The file is larger than \(limit >> 20) MB.",
            expected: "Restore an earlier version, or make it smaller.")
    }
}

/// What the YAML parser says, and where.
private struct YAMLComplaint {
    let line: Int
    let column: Int
    let found: String
    var expected = "Correct the YAML; indent with spaces."

    init(_ error: any Error, in text: String) {
        switch error {
        case YamlError.scanner(let context, let problem, let mark, _),
            YamlError.parser(let context, let problem, let mark, _),
            YamlError.composer(let context, let problem, let mark, _):
            line = mark.line
            column = mark.column
            found = "Invalid YAML: \(context.map { $0.text + ", " } ?? "")\(problem)."
        case YamlError.duplicatedKeysInMapping(let keys, let context):
            let key = keys.first ?? ""
            line = context.mark.line
            column = context.mark.column
            found = "The key “\(key)” appears twice."
            expected = "Remove one of the two, or merge them."
        case YamlError.reader(let problem, let offset, _, _):
            let place = TextPlace(after: String(text.utf8.prefix(offset ?? 0)) ?? "")
            line = place.line
            column = place.column
            found = "Invalid YAML: \(problem)."
        default:
            line = 1
            column = 1
            found = "Invalid YAML: \(error)."
        }
    }
}
