/// Finds the files that the paths of project descriptions mean: through links, and as the disks of
/// Macs compare names, whatever the case of letters and however their marks are composed.
package final class FolderLookup {
    /// The files of the codebase.
    package let tree: SourceTree
    private let links: [(link: RelativePath, target: RelativePath)]
    private lazy var folded: [String: RelativePath] = Self.folded(tree.files)

    /// A lookup for one codebase.
    package init(_ tree: SourceTree) {
        self.tree = tree
        links = tree.links.map { ($0.key, $0.value) }.sorted { $0.link < $1.link }
    }

    /// A file under the path by which a folder reaches it, which a link may change.
    package struct Found: Equatable {
        /// The path by which it is reached.
        package let shown: RelativePath
        /// Its own path.
        package let file: RelativePath
    }

    /// The path in the codebase that a path means, through links and in the spelling of the disk;
    /// the path itself if nothing is there.
    package func actual(_ path: RelativePath) -> RelativePath {
        let path = throughLinks(path)
        if !tree.files(inside: path).isEmpty { return path }
        return folded[path.string.lowercased()] ?? path
    }

    /// The files inside a folder, those behind links too, or the file itself.
    package func files(inside folder: RelativePath) -> [Found] {
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
        for (link, target) in links where link != folder {
            guard let rest = link.relative(to: folder), !folder.isInside(target) else { continue }
            collect(target, shownAs: shown.appending(rest), into: &found, &visited)
        }
    }

    private func throughLinks(_ path: RelativePath) -> RelativePath {
        var path = path
        for _ in 0..<16 {
            guard let (link, target) = links.last(where: { path.isInside($0.link) }),
                let rest = path.relative(to: link)
            else { break }
            path = target.appending(rest)
        }
        return path
    }

    /// Every file and folder by its name without case; equal text is one key, however composed.
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
