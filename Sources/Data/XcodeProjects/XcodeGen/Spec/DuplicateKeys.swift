import Codebase
import Yams

/// Reads YAML in which a mapping has a key twice: the last one counts, as with most readers.
struct DuplicateKeys {
    private(set) var text: String
    private(set) var found: [(key: String, line: Int)] = []

    init(text: String) { self.text = text }

    private static let mark = "\u{E000}"
    private static let limit = 50

    /// Whether a key is one of those that do not count.
    static func isMarked(_ key: String) -> Bool { key.hasPrefix(mark) }

    /// The tree of the text, in which the keys that do not count are marked.
    mutating func compose(file: RelativePath) throws(SpecError) -> Node? {
        while true {
            do {
                return try Yams.compose(yaml: text)
            } catch YamlError.duplicatedKeysInMapping(let keys, let context)
                where found.count < Self.limit
            {
                guard let key = keys.first, mark(at: context.mark) else {
                    throw SpecError(
                        yaml: YamlError.duplicatedKeysInMapping(duplicates: keys, context: context),
                        file: file)
                }
                found.append((key, max(context.mark.line, 1)))
            } catch {
                throw SpecError(yaml: error, file: file)
            }
        }
    }

    /// Makes the key at a place another one; false if there is no such place.
    private mutating func mark(at place: Mark) -> Bool {
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        var line = 1
        while line < place.line {
            guard let end = scalars[index...].firstIndex(of: "\n") else { return false }
            index = scalars.index(after: end)
            line += 1
        }
        guard
            var start = scalars.index(
                index, offsetBy: max(place.column - 1, 0), limitedBy: scalars.endIndex),
            start < scalars.endIndex
        else { return false }
        if scalars[start] == "\"" || scalars[start] == "'" { start = scalars.index(after: start) }
        text.unicodeScalars.insert(
            contentsOf: (Self.mark + "\(found.count)").unicodeScalars, at: start)
        return true
    }
}
