import Architecture

/// Finds files in a codebase by the paths that specifications write.
final class SpecFolders {
    let tree: SourceTree
    private lazy var folded: [String: RelativePath] = Self.folded(tree.files)

    init(_ tree: SourceTree) { self.tree = tree }

    /// A file under the path by which a folder reaches it, which a link may change.
    struct Found: Equatable {
        let shown: RelativePath
        let file: RelativePath
    }

    /// The path in the codebase that a path means, through links and with the case of the files.
    func actual(_ path: RelativePath) -> RelativePath {
        let path = throughLinks(path)
        if !tree.files(inside: path).isEmpty { return path }
        return folded[path.string.lowercased()] ?? path
    }

    /// The files inside a folder, those behind links too, or the file itself.
    func files(inside folder: RelativePath) -> [Found] {
        var found: [Found] = []
        var visited: Set<RelativePath> = []
        collect(folder, shownAs: folder, into: &found, &visited)
        return found
    }

    private func collect(
        _ folder: RelativePath, shownAs shown: RelativePath, into found: inout [Found],
        _ visited: inout Set<RelativePath>
    ) {
        guard visited.insert(folder).inserted, visited.count < 200 else { return }
        for file in tree.files(inside: folder) {
            guard let rest = file.relative(to: folder) else { continue }
            found.append(Found(shown: shown.appending(rest), file: file))
        }
        for (link, target) in tree.links.sorted(by: { $0.key < $1.key }) where link != folder {
            guard let rest = link.relative(to: folder), !folder.isInside(target) else { continue }
            collect(target, shownAs: shown.appending(rest), into: &found, &visited)
        }
    }

    private func throughLinks(_ path: RelativePath) -> RelativePath {
        var path = path
        for _ in 0..<16 {
            let link = tree.links.keys.filter { path.isInside($0) }.max()
            guard let link, let target = tree.links[link], let rest = path.relative(to: link) else {
                break
            }
            path = target.appending(rest)
        }
        return path
    }

    /// Every file and folder by its name without case, as disks of Macs see them.
    private static func folded(_ files: [RelativePath]) -> [String: RelativePath] {
        var folded: [String: RelativePath] = [:]
        for file in files {
            var path = file
            while !path.isRoot {
                let key = path.string.lowercased()
                if folded[key] != nil { break }
                folded[key] = path
                path = path.parent
            }
        }
        return folded
    }
}
