/// How paths are written for a person whose own folder is `home`.
struct PathWords {
    let home: String

    /// `~/Code` for a folder below home.
    func shortened(_ path: String) -> String {
        guard !home.isEmpty, home != "/" else { return path }
        if path == home { return "~" }
        return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }

    /// The absolute path that was typed in a folder.
    func expanded(_ text: String, in folder: String) -> String {
        if text == "~" { return home }
        if text.hasPrefix("~/") { return Self.normal(home + text.dropFirst()) }
        return text.hasPrefix("/") ? Self.normal(text) : Self.normal(folder + "/" + text)
    }

    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    static func name(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path }
        let name = path[path.index(after: slash)...]
        return name.isEmpty ? path : String(name)
    }

    /// Without `.`, `..` and doubled slashes.
    private static func normal(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
