import Editing

/// A template as one text: each file begins with a line `==> PART/PATH`, up to the next such line.
struct TemplateArchive {
    private static let mark = "==> "

    /// The files of an archive.
    ///
    /// - Parameter source: Its name in errors.
    static func files(
        in text: String, source: String
    ) throws(TemplateError) -> [FeatureTemplate.File] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = lines.indices.filter { lines[$0].hasPrefix(mark) }
        var files: [FeatureTemplate.File] = []
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : lines.count - 1
            let path = String(lines[start].dropFirst(mark.count))
            let body = lines[(start + 1)..<max(start + 1, end)].joined(separator: "\n")
            files.append(
                try file(path, body + "\n", source: source, firstLine: start + 2))
        }
        return files
    }

    /// A file of a template by its path: the first folder is the part of the feature.
    static func file(
        _ path: String, _ text: String, source: String, firstLine: Int = 1
    ) throws(TemplateError) -> FeatureTemplate.File {
        let parts = path.split(separator: "/", maxSplits: 1)
        guard parts.count == 2, let part = FeatureTemplate.Part(rawValue: String(parts[0])) else {
            let names = FeatureTemplate.Part.allCases.map(\.rawValue).joined(separator: ", ")
            throw TemplateError(
                file: source, line: max(1, firstLine - 1),
                problem: "\(path) belongs to no part of a feature.",
                expected: "Put it in one of the folders \(names).")
        }
        return FeatureTemplate.File(
            source: source, firstLine: firstLine, part: part, path: String(parts[1]), text: text)
    }
}
