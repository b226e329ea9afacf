import Codebase

/// Finds what the paths of a specification are relative to: its own folder, unless the call of
/// XcodeGen names another (`--project-root`).
struct ProjectRoot {
    let lookup: FolderLookup

    /// The folder of the file; where none of the sources is there, the nearest one around it that
    /// has them all.
    func folder(of spec: SpecNode, in file: RelativePath) -> RelativePath {
        let paths = TargetExpansion(spec: spec).targets
            .flatMap { $0.value["sources"]?.oneOrMore ?? [] }
            .compactMap { SpecSource($0) }
            .filter { $0.isCompiled && !$0.isOptional && $0.path.openVariable == nil }
            .map(\.path)
        let own = file.parent
        guard !paths.isEmpty, !paths.contains(where: { isThere($0, in: own) }) else { return own }
        var folder = own
        while !folder.isRoot {
            folder = folder.parent
            if paths.allSatisfy({ isThere($0, in: folder) }) { return folder }
        }
        return own
    }

    private func isThere(_ path: String, in folder: RelativePath) -> Bool {
        guard let path = folder.resolving(path).map(lookup.actual), !path.isRoot else {
            return false
        }
        return !lookup.files(inside: path).isEmpty
            || lookup.tree.contents.exists(path)
    }
}
