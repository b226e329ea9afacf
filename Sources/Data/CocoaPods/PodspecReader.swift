import Codebase

/// Reads the podspecs of development pods.
package struct PodspecReader: ProjectReader {
    package let origin = Origin.cocoapods

    /// A reader; it needs nothing.
    package init() {}

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        var podspecs = tree.files.filter(\.isOwnPodspec)
        if !podspecs.isEmpty {
            let fetched = tree.fetchedPodspecs
            podspecs.removeAll(where: fetched.contains)
        }
        var all = ProjectReading()
        if !tree.swiftFiles.isEmpty { all.incomplete += AbsentPods(tree: tree).items }
        guard !podspecs.isEmpty else { return all }
        var pods: [(file: RelativePath, pod: PodSpecification)] = []
        for file in podspecs {
            switch PodspecFile(file: file, contents: tree.contents).pod {
            case .success(let pod): pods.append((file, pod))
            case .failure(let problem): all.incomplete.append(problem.item)
            }
        }
        let wanted = WantedSubspecs(tree, pods: pods.map(\.pod)).names
        for (file, pod) in pods {
            let files = PodFiles(tree, in: file.parent)
            let reading = PodModules(file: file, pod: pod, files: files, wanted: wanted).reading
            all.modules += reading.modules
            all.products += reading.products
            all.incomplete += reading.incomplete
        }
        all.used = UsedByPodfiles(tree: tree).containers
        all.externals = externals(of: all.modules)
        return all
    }

    /// The pods that are needed and that no podspec of the codebase describes.
    private func externals(of modules: [Module]) -> [ExternalPackage] {
        let own = Set(modules.map(\.name))
        let found = modules.flatMap { module in
            module.dependencies.compactMap { dependency -> ExternalPackage? in
                guard case .product(let name, _) = dependency.name, !own.contains(name) else {
                    return nil
                }
                return ExternalPackage(identity: name.lowercased(), container: module.container)
            }
        }
        return Set(found).sorted { ($0.container, $0.identity) < ($1.container, $1.identity) }
    }
}

extension RelativePath {
    /// Whether it describes a pod that is developed here, and not one that was installed, or a version
    /// that was published.
    fileprivate var isOwnPodspec: Bool {
        guard name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json") else { return false }
        return !isPublished
            && !components.dropLast().contains { $0 == "Pods" || $0 == "node_modules" }
    }

    /// Whether it stands as a repository of specifications keeps it: `Kit/1.0.2/Kit.podspec`.
    private var isPublished: Bool {
        let version = parent.name
        return version.first?.isNumber == true && version.contains(".")
            && name.hasPrefix(parent.parent.name + ".")
    }
}
