import Codebase
import StaticSwift

/// Reads Tuist's own files of a codebase.
struct TuistFiles: Sendable {
    let tree: SourceTree

    /// The text of a file; nil if it cannot be read as UTF-8.
    func text(of path: RelativePath) -> String? { tree.contents.text(of: path) }

    /// Whether a text is for Tuist: other tools have files of the same names.
    static func isManifest(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split { " \t;".contains($0) }
                .drop { $0.hasPrefix("@") || $0 == "public" || $0 == "internal" }
            guard words.first == "import", let module = words.dropFirst().first else {
                return false
            }
            return module == "ProjectDescription" || module == "ProjectDescriptionHelpers"
        }
    }

    /// The Swift files in a folder of helpers, in path order.
    func swiftFiles(in folder: RelativePath) -> [RelativePath] {
        tree.files(inside: folder).filter { $0.fileExtension == "swift" }
    }

    /// The files as a manifest sees them when Tuist is started in a folder.
    ///
    /// What lies outside of the codebase is not said; what git would not track is not there.
    func fileSystem(startedIn folder: RelativePath) -> Library.FileSystem {
        let root = tree.root
        let inside = { @Sendable (path: String) -> RelativePath? in
            guard path == root || path.hasPrefix(root + "/") else { return nil }
            return RelativePath.root.resolving(String(path.dropFirst(root.count + 1)))
        }
        return Library.FileSystem(
            currentFolder: folder.isRoot ? root : root + "/" + folder.string,
            exists: { path in
                inside(path).map { $0.isRoot || !tree.files(inside: $0).isEmpty }
            },
            text: { path in inside(path).flatMap { has($0) ? text(of: $0) : nil } })
    }

    func has(_ path: RelativePath) -> Bool {
        tree.files(inside: path).first == path
    }

    /// The folders with a Tuist installation of their own.
    func roots() -> Set<RelativePath> {
        var roots: Set<RelativePath> = []
        for file in tree.files {
            if file.name == "Tuist.swift", let text = text(of: file), Self.isManifest(text) {
                roots.insert(file.parent.name == "Tuist" ? file.parent.parent : file.parent)
            }
            for index in file.tuistFolders {
                roots.insert(RelativePath(file.components[..<index].joined(separator: "/")))
            }
        }
        return roots
    }

    /// The folder of an installation, as it is spelled there.
    ///
    /// - Parameter folder: Where Tuist is started.
    func tuistFolder(in folder: RelativePath) -> RelativePath {
        let spellings = ["Tuist", "tuist"].map { folder.appending(RelativePath($0)) }
        return spellings.first { !tree.files(inside: $0).isEmpty } ?? spellings[0]
    }
}

extension RelativePath {
    /// The positions of folders in the path that are an installation of Tuist.
    ///
    /// Most file systems that Tuist runs on do not tell `tuist` from `Tuist`; but a module may well be
    /// called so.
    var tuistFolders: [Int] {
        // Asked of every file, and true of few.
        if !string.contains("uist/") { return [] }
        let parts = components
        return parts.indices.dropLast().filter { index in
            parts[index].lowercased() == "tuist"
                && Self.tuistItems.contains(String(parts[index + 1]))
        }
    }

    private static let tuistItems: Set<String> = [
        "Config.swift", "ProjectDescriptionHelpers", "Package.swift", "Dependencies.swift",
        "Dependencies", "Plugins", "ResourceSynthesizers", "Templates", "Package.resolved",
    ]

    /// Whether it belongs to a template, to helpers, or to what Tuist has fetched, so that its name
    /// does not make it a manifest.
    var isTemplate: Bool {
        let parts = components.dropLast()
        let others = [".build", "ProjectDescriptionHelpers"]
        if parts.contains(where: { others.contains(String($0)) || $0.hasSuffix(".xctemplate") }) {
            return true
        }
        return tuistFolders.contains { components[$0 + 1] == "Templates" }
    }
}
