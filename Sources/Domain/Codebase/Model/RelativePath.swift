/// A path below the root of a codebase, with `/` between its components; empty for the root itself.
///
/// Every value is in normal form: no leading or trailing `/`, no `.`, no `..`, no empty component.
/// Order is by component, so that a folder comes directly before what it holds.
package struct RelativePath: Hashable, Sendable {
    /// The path as text, `Sources/App/main.swift`.
    package var string: String { interned.text }

    private let interned: InternedText

    /// The root of the codebase.
    package static let root = RelativePath(normalized: "")

    package func _rawHashValue(seed: Int) -> Int { interned._rawHashValue(seed: seed) }

    private init(normalized string: String) {
        interned = InternedText(string)
    }

    private init(interned: InternedText) { self.interned = interned }

    /// Brings a path into normal form; `..` at the start has nothing to go up to and is dropped.
    package init(_ string: String) {
        self =
            Self.isNormal(string)
            ? RelativePath(normalized: string)
            : RelativePath.root.resolved("/" + string, clampingAtRoot: true) ?? .root
    }

    /// The names along the path, outermost first.
    ///
    /// A name may begin with a combining mark, which would be one character with the `/` before it.
    package var components: [Substring] { Self.split(string) }

    /// The last component; empty for the root.
    package var name: String {
        guard let slash = string.utf8.lastIndex(of: UInt8(ascii: "/")) else { return string }
        return String(string[string.utf8.index(after: slash)...])
    }

    /// The folder that holds this path; the root for a path of one component and for the root.
    package var parent: RelativePath {
        guard let slash = string.utf8.lastIndex(of: UInt8(ascii: "/")) else { return .root }
        return RelativePath(interned: interned.derived { String(string[..<slash]) })
    }

    /// The part of the name after its last dot, without the dot; empty if there is none.
    package var fileExtension: String {
        let name = self.name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
            return ""
        }
        return String(name[name.utf8.index(after: dot)...])
    }

    /// Whether this is the codebase's root.
    package var isRoot: Bool { string.isEmpty }

    /// Some paths with all folders that hold them, up to the root.
    package static func withFolders(_ paths: some Sequence<RelativePath>) -> Set<RelativePath> {
        var found: Set<RelativePath> = []
        for path in paths {
            var path = path
            while found.insert(path).inserted, !path.isRoot { path = path.parent }
        }
        return found
    }

    /// Whether this path is the folder itself or lies anywhere below it.
    package func isInside(_ folder: RelativePath) -> Bool {
        if folder.isRoot { return true }
        let mine = string.utf8
        let other = folder.string.utf8
        guard mine.starts(with: other) else { return false }
        return mine.count == other.count || mine.dropFirst(other.count).first == UInt8(ascii: "/")
    }

    /// The rest of this path below a folder, or nil if it is not inside.
    package func relative(to folder: RelativePath) -> RelativePath? {
        guard isInside(folder) else { return nil }
        if folder.isRoot { return self }
        let start = min(folder.string.utf8.count + 1, string.utf8.count)
        return RelativePath(
            normalized: String(decoding: string.utf8.dropFirst(start), as: UTF8.self))
    }

    /// This folder joined with a path below it.
    package func appending(_ path: RelativePath) -> RelativePath {
        if isRoot { return path }
        return path.isRoot ? self : RelativePath(normalized: string + "/" + path.string)
    }

    /// What a folder lists under a name, which holds no `/` and is neither `.` nor `..`.
    package func appending(name: String) -> RelativePath {
        RelativePath(normalized: isRoot ? name : string + "/" + name)
    }

    /// The path that text written in this folder means (`../Core`, `./Sources`).
    ///
    /// - Returns: nil if the text leads out of the codebase.
    package func resolving(_ text: String) -> RelativePath? {
        resolved(text, clampingAtRoot: false)
    }

    private func resolved(_ text: String, clampingAtRoot: Bool) -> RelativePath? {
        var parts = text.utf8.first == UInt8(ascii: "/") ? [] : components
        for part in Self.split(text) where part != "." {
            if part != ".." {
                parts.append(part)
            } else if !parts.isEmpty {
                parts.removeLast()
            } else if !clampingAtRoot {
                return nil
            }
        }
        return RelativePath(normalized: parts.joined(separator: "/"))
    }

    private static func split(_ text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    private static func isNormal(_ string: String) -> Bool {
        var atStart = true
        var dots = 0
        var length = 0
        for byte in string.utf8 {
            if byte == UInt8(ascii: "/") {
                if atStart || (length == dots && dots <= 2) { return false }
                atStart = true
                dots = 0
                length = 0
            } else {
                atStart = false
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return string.isEmpty || !(atStart || (length == dots && dots <= 2))
    }
}

extension RelativePath: Comparable {
    package static func < (left: RelativePath, right: RelativePath) -> Bool {
        if left.interned == right.interned { return false }
        let (mine, other) = (left.interned.bytes, right.interned.bytes)
        let common = min(mine.count, other.count)
        var index = 0
        while index < common, mine[index] == other[index] { index += 1 }
        if index == common { return mine.count < other.count }
        return rank(mine[index]) < rank(other[index])
    }

    /// `/` sorts before everything else, so that `A/x` stands before `A+B`.
    private static func rank(_ byte: UInt8) -> UInt8 {
        byte == UInt8(ascii: "/") ? 0 : byte
    }
}

extension RelativePath: ExpressibleByStringLiteral, CustomStringConvertible {
    package init(stringLiteral value: String) { self.init(value) }
    package var description: String { string }
}
