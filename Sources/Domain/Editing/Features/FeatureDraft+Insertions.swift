import Codebase

extension FeatureDraft {
    /// Puts lines of a template into a file that is there; where the file is not, nothing happens.
    ///
    /// The text begins with `file: PATH` and `at end` or `after last: START`, and goes on after a line
    /// `---`. A `#` in START is a digit; the next one is `{{next}}` below.
    mutating func insert(_ file: FeatureTemplate.File) throws(TemplateError) {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let bar = lines.firstIndex(of: "---"), bar >= 2, lines[0].hasPrefix("file: ") else {
            throw TemplateError(
                file: file.source, line: file.firstLine,
                problem: "The insertion does not say where its lines go.",
                expected: "Start it with “file: PATH”, then “at end” or “after last: START”, "
                    + "then “---”.")
        }
        let path = RelativePath(String(lines[0].dropFirst("file: ".count)))
        guard let text = try text(of: path, for: file) else { return }
        var values = values(for: .insertion)
        var old = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var place = old.last == "" ? old.count - 1 : old.count
        if lines[1].hasPrefix("after last: ") {
            let start = String(lines[1].dropFirst("after last: ".count))
            guard let (index, digit) = Self.lastLine(of: old, beginning: start) else { return }
            if start.contains("#"), digit >= 9 { return }
            values.texts["next"] = "\(digit + 1)"
            place = index + 1
        }
        let new = try TemplateText(
            lines[(bar + 1)...].joined(separator: "\n"), file: file.source,
            firstLine: file.firstLine + bar + 1
        ).rendered(with: values)
        var added = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if added.last == "" { added.removeLast() }
        old.insert(contentsOf: added, at: place)
        do throws(NewFeatureError) { try change(path, to: old.joined(separator: "\n")) } catch {
            throw TemplateError(
                file: file.source, line: file.firstLine, problem: error.description, expected: "")
        }
    }

    /// The text of a file; nil if it is not there.
    ///
    /// - Throws: ``TemplateError`` if something is there that is no text.
    private func text(
        of path: RelativePath, for file: FeatureTemplate.File
    ) throws(TemplateError) -> String? {
        do { return try text(of: path) } catch {
            throw TemplateError(
                file: file.source, line: file.firstLine, problem: error.description, expected: "")
        }
    }

    /// The last line that begins with a text in which `#` is a digit, and that digit.
    private static func lastLine(
        of lines: [String], beginning start: String
    ) -> (index: Int, digit: Int)? {
        let parts = start.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        for index in lines.indices.reversed() where lines[index].hasPrefix(parts[0]) {
            guard parts.count == 2 else { return (index, 0) }
            let rest = lines[index].dropFirst(parts[0].count)
            if let digit = rest.first?.wholeNumberValue, rest.dropFirst().hasPrefix(parts[1]) {
                return (index, digit)
            }
        }
        return nil
    }
}
