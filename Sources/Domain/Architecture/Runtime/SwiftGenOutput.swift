/// A type that SwiftGen writes, by its configuration.
struct SwiftGenOutput {
    /// The name of the file that it is written to.
    let file: String
    let type: String

    /// What a configuration asks for, in its order; what is not written in lines of its own is left
    /// out.
    static func all(in configuration: String) -> [SwiftGenOutput] {
        var found: [SwiftGenOutput] = []
        var (section, type, file) = ("", String?.none, String?.none)
        func close() {
            if let file, let name = type ?? usual[section] {
                found.append(SwiftGenOutput(file: file, type: name))
            }
            (type, file) = (nil, nil)
        }
        for line in configuration.split(whereSeparator: \.isNewline) {
            var text = line.drop { $0 == " " }
            if text.hasPrefix("#") { continue }
            let isElement = text.hasPrefix("- ")
            if isElement { text = text.dropFirst(2).drop { $0 == " " } }
            let parts = text.split(separator: ":", maxSplits: 1).map { part in
                part.trimmed(of: [" ", "\"", "'"])
            }
            if line.first != " ", !isElement { close() }
            if line.first != " ", !isElement, let name = parts.first { section = name }
            if isElement, parts.count > 1 { close() }
            guard parts.count > 1, !parts[1].isEmpty else { continue }
            if parts[0] == "enumName" { type = parts[1] }
            if parts[0] == "output" { file = String(parts[1].split(separator: "/").last ?? "") }
        }
        close()
        return found
    }

    /// https://github.com/SwiftGen/SwiftGen/tree/stable/Documentation/templates
    private static let usual = [
        "colors": "ColorName", "files": "Files", "fonts": "FontFamily", "ib": "StoryboardScene",
        "json": "JSONFiles", "plist": "PlistFiles", "strings": "L10n", "xcassets": "Asset",
        "yaml": "YAMLFiles",
    ]
}

extension Substring {
    fileprivate func trimmed(of characters: Set<Character>) -> String {
        let end = lastIndex { !characters.contains($0) }.map(index(after:)) ?? startIndex
        return String(self[startIndex..<end].drop { characters.contains($0) })
    }
}
