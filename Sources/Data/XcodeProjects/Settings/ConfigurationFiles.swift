import Architecture

/// The settings in `.xcconfig` files, with what they include; each is read once.
final class ConfigurationFiles {
    /// What one file says, includes and all.
    struct Content {
        var settings: [String: String] = [:]
        /// The files that should have been there too.
        var missing: [String] = []
    }

    private struct Question: Hashable {
        let path: String
        let folders: [String]
    }

    private var known: [Question: Content] = [:]
    private var lines: [String: [ConfigurationLine]] = [:]
    private static let deepest = 20

    init() {}

    /// The settings of the file at an absolute path; nil if it cannot be read.
    ///
    /// - Parameter folders: Where included files are looked for that are not beside the file.
    func content(at path: String, searching folders: [String] = []) -> Content? {
        let question = Question(path: path, folders: folders)
        if let content = known[question] { return content }
        var content = Content()
        guard read(path, into: &content, open: [], folders) else { return nil }
        known[question] = content
        return content
    }

    private func read(
        _ path: String, into content: inout Content, open: [String], _ folders: [String]
    ) -> Bool {
        guard let lines = lines(at: path) else { return false }
        if open.contains(path) || open.count >= Self.deepest { return true }
        for line in lines {
            switch line {
            case .include(let name, let isOptional):
                let places = Self.places(of: name, from: path, folders)
                let isRead = places.contains {
                    read($0, into: &content, open: open + [path], folders)
                }
                if !isRead, !isOptional { content.missing.append(places[0]) }
            case .setting(let name, let value):
                content.settings.assign(value, to: name)
            }
        }
        return true
    }

    private func lines(at path: String) -> [ConfigurationLine]? {
        if let known = lines[path] { return known }
        guard let bytes = try? FileContent.bytes(at: path) else { return nil }
        let read = ConfigurationLine.lines(of: bytes)
        lines[path] = read
        return read
    }

    /// Where an included file may be, the likeliest first: beside the file that includes it, or in
    /// one of the folders that are searched; its suffix may be left out.
    private static func places(
        of name: String, from file: String, _ folders: [String]
    ) -> [String] {
        var folder = file
        while let last = folder.popLast(), last != "/" {}
        let places =
            name.hasPrefix("/") ? [name] : ([folder] + folders).map { $0 + "/" + name }
        let isWhole = RelativePath(name).fileExtension.isEmpty == false
        return isWhole ? places : places.flatMap { [$0, $0 + ".xcconfig"] }
    }
}

extension [String: String] {
    /// Sets a value in which `$(inherited)` stands for what was set before in the same place.
    mutating func assign(_ value: String, to name: String) {
        guard let old = self[name], value.contains("inherited") else {
            self[name] = value
            return
        }
        let inherited = ["$(inherited)", "${inherited}"]
        self[name] = inherited.reduce(value) { $1.replacing(in: $0, by: old) }
    }
}

extension String {
    /// The text with every occurrence of this one replaced.
    fileprivate func replacing(in text: String, by other: String) -> String {
        text.split(separator: self, omittingEmptySubsequences: false).joined(separator: other)
    }
}
