import Codebase

/// The pods that Podfiles name by folders in which nothing is.
struct AbsentPods {
    let tree: SourceTree

    /// What is missing, Podfile by Podfile.
    var items: [IncompleteItem] { tree.podfiles.flatMap(items) }

    private func items(of file: RelativePath) -> [IncompleteItem] {
        PodfilePaths(named: "path", in: file, tree).all.compactMap { folder in
            tree.absence(of: folder.path, named: "the pod").map {
                IncompleteItem(path: file, line: folder.line, reason: $0)
            }
        }
    }
}

extension SourceTree {
    /// All Podfiles, in path order.
    var podfiles: [RelativePath] { files.filter(\.isPodfile) }

    /// The podspecs that Podfiles name with `:podspec`: CocoaPods fetches what they describe, so that
    /// its sources do not stand beside them.
    var fetchedPodspecs: Set<RelativePath> {
        Set(
            podfiles.flatMap { PodfilePaths(named: "podspec", in: $0, self).all.map(\.path) })
    }
}
