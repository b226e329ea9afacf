import Codebase

/// Finds what the paths of a specification are relative to: its own folder, unless the call of
/// XcodeGen names another (`--project-root`) or a script copies the file there first.
struct ProjectRoot {
    let lookup: FolderLookup

    /// What a specification's includes are relative to: its folder; where none of them is there,
    /// the nearest folder around it that has them all.
    func folder(of includes: [SpecInclude], in own: RelativePath) -> RelativePath {
        nearest(
            to: own,
            having: includes.filter(\.isEnabled).map(\.path).filter { $0.openVariable == nil })
    }

    /// What its sources are relative to, looked for in the same way.
    func folder(of spec: SpecNode, in own: RelativePath) -> RelativePath {
        let paths = TargetExpansion(spec: spec).targets
            .flatMap { $0.value["sources"]?.oneOrMore ?? [] }
            .compactMap { SpecSource($0) }
            .filter { $0.isCompiled && !$0.isOptional && $0.path.openVariable == nil }
            .map(\.path)
        return nearest(to: own, having: paths)
    }

    private func nearest(to own: RelativePath, having paths: [String]) -> RelativePath {
        guard !paths.isEmpty, !paths.contains(where: { isThere($0, in: own) }) else { return own }
        var folder = own
        while !folder.isRoot {
            folder = folder.parent
            if paths.allSatisfy({ isThere($0, in: folder) }) { return folder }
        }
        return own
    }

    private func isThere(_ path: String, in folder: RelativePath) -> Bool {
        folder.resolving(path).map(lookup.isThere) ?? false
    }
}

extension FolderLookup {
    /// Whether a path leads to files, or to something that is no source.
    func isThere(_ path: RelativePath) -> Bool {
        let path = actual(path)
        guard !path.isRoot else { return false }
        return !files(inside: path).isEmpty || tree.contents.exists(path)
    }
}
