import Codebase
import Editing

/// Puts a new module into the layer of another one, where `.strata.yml` names that.
struct LayerLine {
    /// The file with both names.
    let change: FileChange

    private static let file: RelativePath = ".strata.yml"

    /// - Returns: nil if the file does not name the module exactly once.
    init?(adding name: String, beside other: String, in contents: any SourceContents) {
        guard let text = contents.text(of: Self.file) else { return nil }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let named = lines.indices.filter { Self.range(of: other, in: lines[$0]) != nil }
        guard let index = named.first, named.count == 1,
            let range = Self.range(of: other, in: lines[index])
        else { return nil }
        let line = lines[index]
        let before = line[..<range.lowerBound].filter { $0 != "\"" && $0 != "'" }
        if before.filter({ $0 != " " }) == "-" {
            lines.insert(line.replacingCharacters(in: range, with: name), at: index + 1)
        } else if before.contains("["), line[range.upperBound...].contains("]") {
            let quote = line[range.upperBound...].prefix { $0 == "\"" || $0 == "'" }
            let end = line.index(range.upperBound, offsetBy: quote.count)
            lines[index] = line[..<end] + ", \(quote)\(name)\(quote)" + line[end...]
        } else {
            return nil
        }
        guard let change = FileChange(Self.file, from: text, to: lines.joined(separator: "\n"))
        else {
            return nil
        }
        self.change = change
    }

    /// The place of a name that is a whole word of a list.
    private static func range(of name: String, in line: String) -> Range<String.Index>? {
        let code = line.prefix { $0 != "#" }
        let all = code.ranges(of: name).filter { range in
            let before =
                range.lowerBound == code.startIndex
                ? nil : code[code.index(before: range.lowerBound)]
            let after = range.upperBound == code.endIndex ? nil : code[range.upperBound]
            return before.map { " [,\"'".contains($0) } == true
                && after.map { " ],\"'".contains($0) } ?? true
        }
        return all.count == 1 ? all[0] : nil
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String
    {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
