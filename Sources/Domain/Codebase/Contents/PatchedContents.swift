/// Contents over others, some files of which are replaced, added or removed.
///
/// Only what differs is kept; all else is read where it was. A link to a file is replaced under its
/// own path only.
package struct PatchedContents: SourceContents {
    private let base: any SourceContents
    /// The bytes of a file; nil for one that is removed.
    private let patches: [RelativePath: [UInt8]?]
    /// The folders that hold an added file.
    private let folders: Set<RelativePath>

    /// Other contents with changes.
    ///
    /// - Parameter patches: The whole content of each file that differs; nil for one that is removed.
    package init(_ base: any SourceContents, patches: [RelativePath: [UInt8]?]) {
        self.base = base
        self.patches = patches
        var folders: Set<RelativePath> = []
        for (path, bytes) in patches where bytes != nil {
            var folder = path.parent
            while folders.insert(folder).inserted, !folder.isRoot { folder = folder.parent }
        }
        self.folders = folders
    }

    /// No folder holds these files.
    package var folder: String? { nil }

    package func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        guard let patch = patches[file] else {
            if folders.contains(file) { throw .notAFile }
            return try base.bytes(of: file, upTo: limit)
        }
        guard let bytes = patch else { throw .gone }
        return bytes.count > limit
            ? FileBytes(Array(bytes.prefix(limit)), isCut: true) : FileBytes(bytes)
    }

    package func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        try base.bytes(outside: path, upTo: limit)
    }

    package func kind(of path: RelativePath) -> ContentKind? {
        if let patch = patches[path] { return patch == nil ? nil : .file }
        return folders.contains(path) ? .folder : base.kind(of: path)
    }

    /// Nil for what differs, which only reading tells.
    package func stamp(of file: RelativePath) -> ContentStamp? {
        patches.keys.contains(file) ? nil : base.stamp(of: file)
    }
}

extension SourceTree {
    /// The same tree with some files replaced, added or removed, in its list and in its contents.
    ///
    /// Nothing is copied but what differs. A file that is added is listed whether or not git is told
    /// to ignore it.
    ///
    /// - Parameter patches: The whole content of each file that differs; nil for one that is removed.
    package func patched(_ patches: [RelativePath: [UInt8]?]) -> SourceTree {
        let listed = Set(files)
        let added = patches.filter { $0.value != nil && !listed.contains($0.key) }.map(\.key)
        let kept = files.filter { path in
            guard let patch = patches[path] else { return true }
            return patch != nil
        }
        return SourceTree(
            root: root, files: kept + added, contents: PatchedContents(contents, patches: patches),
            links: links, incomplete: incomplete, notes: notes, ignoredProjects: ignoredProjects,
            vendored: vendored, leftOut: leftOut)
    }
}
