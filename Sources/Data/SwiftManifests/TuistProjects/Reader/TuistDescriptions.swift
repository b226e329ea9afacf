import Codebase

/// The files by which a codebase uses Tuist, whether or not they can be evaluated.
struct TuistDescriptions {
    /// The manifests of projects, in path order; none without a sign of Tuist, as other tools have
    /// files of that name.
    let projects: [RelativePath]
    /// The Swift files that Tuist reads, in path order.
    let manifests: [RelativePath]

    init(_ tree: SourceTree) {
        guard tree.files.contains(where: { $0.name == "Tuist.swift" || $0.isInTuistFolder }) else {
            projects = []
            manifests = []
            return
        }
        projects = tree.files.filter { $0.name == "Project.swift" && !$0.isInTuistFolder }
        manifests = tree.swiftFiles.filter { $0.isInTuistFolder || $0.isReadByTuist }
    }
}

extension RelativePath {
    fileprivate var isInTuistFolder: Bool {
        components.dropLast().contains("Tuist") || !tuistFolders.isEmpty
    }

    fileprivate var isReadByTuist: Bool {
        ["Project.swift", "Workspace.swift", "Tuist.swift", "Plugin.swift"].contains(name)
            || components.contains("ProjectDescriptionHelpers")
    }
}
