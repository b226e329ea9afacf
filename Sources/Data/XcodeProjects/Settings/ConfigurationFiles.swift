/// The settings in `.xcconfig` files, with what they include; each is read once.
final class ConfigurationFiles {
    /// What one file says, includes and all.
    struct Content {
        var settings: [String: String] = [:]
        /// The files that should have been there too.
        var missing: [String] = []
    }

    private var known: [String: Content] = [:]
    private var lines: [String: [ConfigurationLine]] = [:]
    private static let deepest = 20

    init() {}

    /// The settings of the file at an absolute path; nil if it cannot be read.
    func content(at path: String) -> Content? {
        if let content = known[path] { return content }
        var content = Content()
        guard read(path, into: &content, open: []) else { return nil }
        known[path] = content
        return content
    }

    private func read(_ path: String, into content: inout Content, open: [String]) -> Bool {
        guard let lines = lines(at: path) else { return false }
        if open.contains(path) || open.count >= Self.deepest { return true }
        for line in lines {
            switch line {
            case .include(let name, let isOptional):
                let target = Self.resolve(name, from: path)
                if !read(target, into: &content, open: open + [path]), !isOptional {
                    content.missing.append(target)
                }
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

    private static func resolve(_ name: String, from file: String) -> String {
        if name.hasPrefix("/") { return name }
        var folder = file
        while let last = folder.popLast(), last != "/" {}
        return folder + "/" + name
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
