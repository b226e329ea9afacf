import Codebase

/// Where a reference of a project leads.
enum Place: Equatable {
    /// To something below the codebase's folder, whether or not it is there.
    case inside(RelativePath)
    /// To an absolute path elsewhere.
    case outside(String)
    /// To something that a build makes, by the last part of its path.
    case built(String)
    /// To the system's own files, or where only Xcode's settings know.
    case elsewhere

    /// The path in the codebase.
    var path: RelativePath? {
        if case .inside(let path) = self { path } else { nil }
    }

    /// The bytes of its path.
    var size: Int {
        switch self {
        case .inside(let path): path.string.utf8.count
        case .outside(let path), .built(let path): path.utf8.count
        case .elsewhere: 0
        }
    }
}

extension Place {
    /// The place that text means when it is written in this one.
    ///
    /// - Parameter root: The absolute path of the codebase.
    func appending(_ text: String, root: String) -> Place {
        if Self.hasSetting(text) { return .elsewhere }
        if text.utf8.first == UInt8(ascii: "/") { return Self.absolute(text, root: root) }
        switch self {
        case .inside(let folder):
            if Self.isPlain(text) { return .inside(folder.appending(RelativePath(text))) }
            if let path = folder.resolving(text) { return .inside(path) }
            return Self.absolute(root + "/" + folder.string + "/" + text, root: root)
        case .outside(let folder): return Self.absolute(folder + "/" + text, root: root)
        case .built: return .built(RelativePath(text).name)
        case .elsewhere: return .elsewhere
        }
    }

    static func absolute(_ path: String, root: String) -> Place {
        let normal = "/" + RelativePath(path).string
        if normal == root { return .inside(.root) }
        guard normal.hasPrefix(root + "/") else { return .outside(normal) }
        return .inside(RelativePath(String(normal.dropFirst(root.count + 1))))
    }

    /// The absolute path; nil where none is known.
    func absolute(root: String) -> String? {
        switch self {
        case .inside(let path): path.isRoot ? root : root + "/" + path.string
        case .outside(let path): path
        case .built, .elsewhere: nil
        }
    }

    /// Whether a build setting is part of the text.
    private static func hasSetting(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "$")) && (text.contains("$(") || text.contains("${"))
    }

    /// Whether the text goes down only.
    private static func isPlain(_ text: String) -> Bool {
        !text.utf8.contains(UInt8(ascii: ".")) || !text.contains("..")
    }
}
