import Codebase

/// What Podfiles build: pods that are developed here, and the projects that these are linked with.
struct UsedByPodfiles {
    let tree: SourceTree

    /// The folders of pods that Podfiles name by their paths, and the projects that they name or, where one
    /// names none, those beside it; in path order.
    var containers: [RelativePath] {
        if tree.podfiles.isEmpty { return [] }
        var found: Set<RelativePath> = []
        let projects = Set(
            tree.files.lazy.map(\.parent).filter { $0.fileExtension == "xcodeproj" })
        for podfile in tree.podfiles {
            let paths = PodfilePaths(named: "path", in: podfile, tree).all.map(\.path)
            found.formUnion(paths.map { $0.name.hasSuffix(".podspec") ? $0.parent : $0 })
            let named = PodfilePaths(named: "project", "xcodeproj", in: podfile, tree).all
                .map(\.path)
            found.formUnion(named)
            found.formUnion(named.map { $0.parent.appending(name: $0.name + ".xcodeproj") })
            if named.isEmpty {
                found.formUnion(projects.filter { $0.parent == podfile.parent })
            }
        }
        return found.sorted()
    }
}
