import Codebase

/// Lists the files of one package that patterns match.
struct BazelGlob {
    let tree: SourceTree
    let workspaces: BazelWorkspaces
    let folder: RelativePath

    /// The files, from the package's folder; those of packages below it belong to them.
    func files(include: [String], exclude: [String]) -> [String] {
        let includes = include.map { Glob($0) }
        let excludes = exclude.map { Glob($0) }
        return tree.files(inside: folder).compactMap { file in
            guard let path = file.relative(to: folder)?.string,
                includes.contains(where: { $0.matches(path) }),
                !excludes.contains(where: { $0.matches(path) }),
                workspaces.package(around: file) == folder
            else { return nil }
            return path
        }
    }
}
