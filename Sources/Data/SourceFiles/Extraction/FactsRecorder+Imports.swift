import Codebase

extension FactsRecorder {
    /// Notes an import.
    mutating func noteImport(
        _ path: String, _ kind: ImportStatement.Kind, attributes: [String], access: AccessLevel?,
        line: Int, column: Int
    ) {
        guard let module = Self.firstPart(of: path), !module.isEmpty else { return }
        imports.append(
            ImportStatement(
                module: module, path: path, kind: kind, attributes: attributes, access: access,
                conditions: conditions.conditions, line: line, column: column))
    }

    /// The module; its name may stand in backticks, with dots that do not count.
    private static func firstPart(of path: String) -> String? {
        let bytes = path.utf8
        if bytes.first == UInt8(ascii: "`") {
            let parts = bytes.dropFirst().split(separator: UInt8(ascii: "`"), maxSplits: 1)
            return parts.first.map { String(Substring($0)) }
        }
        let part = bytes.prefix { $0 != UInt8(ascii: ".") }
        return part.split { $0 <= UInt8(ascii: " ") }.first.map { String(Substring($0)) }
    }

    /// What stands in a range, with one space for each break in it.
    func onOneLine(_ range: Range<Int>) -> String {
        text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
