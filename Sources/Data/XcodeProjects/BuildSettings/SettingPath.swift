/// The text of a path, taken apart as the operators of build settings do.
///
/// Only text is looked at: nothing has to be there, and links are not followed.
struct SettingPath {
    let text: String

    init(_ text: String) { self.text = text }

    var isAbsolute: Bool { text.hasPrefix("/") }

    /// What comes after the last slash.
    var name: String {
        text.lastIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? text
    }

    /// What stands in front of the last slash; `/` for what is in the root.
    var folder: String {
        guard let slash = text.lastIndex(of: "/") else { return "" }
        return slash == text.startIndex ? "/" : String(text[..<slash])
    }

    /// The last dot of the name with all after it; empty if there is none.
    var suffix: String {
        let name = name
        return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    }

    var withoutSuffix: String { String(text.dropLast(suffix.count)) }

    /// The path with another after it; an absolute one stands for itself.
    func joined(_ other: String) -> String {
        if text.isEmpty || other.hasPrefix("/") { return other }
        if other.isEmpty { return text }
        return text.hasSuffix("/") ? text + other : text + "/" + other
    }

    /// The path without empty parts and `.`; `..` takes a part away if the path is absolute.
    var standardized: String {
        if text == "." { return text }
        var parts: [Substring] = []
        for part in text.split(separator: "/") where part != "." {
            if part == "..", isAbsolute {
                parts.removeLast(min(1, parts.count))
            } else {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// The parts of an absolute path; nil if it is relative.
    private var parts: [Substring]? {
        isAbsolute ? SettingPath(standardized).text.split(separator: "/") : nil
    }

    /// The way from another folder to this path; nil if one of them is not absolute.
    func relative(to base: String) -> String? {
        guard let own = parts, let other = SettingPath(base).parts else { return nil }
        let common = zip(own, other).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: other.count - common)
        let way = (up + own[common...]).joined(separator: "/")
        return way.isEmpty ? "." : way
    }

    /// Whether another path is this one or inside it; nil if one of them is not absolute.
    func contains(_ other: String) -> Bool? {
        guard let own = parts, let inner = SettingPath(other).parts else { return nil }
        return inner.starts(with: own)
    }
}
