import Foundation

/// The folder in which git keeps what it knows of a working tree.
struct GitFolder {
    private static let pointer = "gitdir: "

    /// The absolute path.
    let path: String
    /// The absolute path of the working tree.
    let top: String

    /// Looks in a folder and in those around it.
    ///
    /// In a linked working tree and in a submodule `.git` is a file that names the folder.
    init?(around root: String) {
        var current = root
        while !current.isEmpty {
            if let found = Self.gitFolder(in: current) {
                path = found
                top = current
                return
            }
            guard let slash = current.lastIndex(of: "/") else { return nil }
            current = String(current[..<slash])
        }
        return nil
    }

    /// What the paths of a codebase's files begin with in git: bytes that end with a slash, or none.
    ///
    /// - Parameter root: The absolute path of the codebase, in the working tree.
    func prefix(of root: String) -> [UInt8] {
        let below = root.dropFirst(top.count).drop { $0 == "/" }
        return below.isEmpty ? [] : Array(below.utf8) + [0x2F]
    }

    /// The first line of one of git's files; nil if it is missing or no text.
    func text(_ name: String) -> String? {
        Self.firstLine(of: path + "/" + name)
    }

    private static func gitFolder(in folder: String) -> String? {
        let entry = folder + "/.git"
        if FileManager.default.fileExists(atPath: entry + "/HEAD") { return entry }
        guard let line = firstLine(of: entry), line.hasPrefix(pointer) else { return nil }
        let target = line.dropFirst(pointer.count)
        let path = target.hasPrefix("/") ? String(target) : folder + "/" + target
        return FileManager.default.fileExists(atPath: path + "/HEAD") ? path : nil
    }

    private static func firstLine(of file: String) -> String? {
        guard let data = FileManager.default.contents(atPath: file), data.count < 1 << 16 else {
            return nil
        }
        return String(data: data, encoding: .utf8)?
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first
            .map(String.init)
    }
}
