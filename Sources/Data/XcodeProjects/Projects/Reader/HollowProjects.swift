import Codebase

/// The folders of projects without what describes them: schemes are there, `project.pbxproj` is not.
struct HollowProjects {
    /// The projects, in path order.
    let paths: [RelativePath]

    /// - Parameter tree: The files; a project that git ignores is told with the line that ignores it.
    init(_ tree: SourceTree) {
        let ignored = Set(tree.ignoredProjects.map(\.path))
        var folders: Set<RelativePath> = []
        var described: Set<RelativePath> = []
        for file in tree.files {
            guard let folder = file.projectFolder else { continue }
            folders.insert(folder)
            if file.name == "project.pbxproj", file.parent == folder { described.insert(folder) }
        }
        var known: [RelativePath: Bool] = [:]
        paths = folders.subtracting(described).filter { folder in
            !folder.isFixture && !folder.isTemplate && !ignored.contains(folder)
                && !Self.isDescribed(folder.parent, in: tree, &known)
        }
        .sorted()
    }

    /// What is said of them.
    var items: [IncompleteItem] {
        paths.map { path in
            IncompleteItem(
                path: path,
                reason: "The project has no project.pbxproj, so that its targets are not known. "
                    + "Restore it, or generate the project.")
        }
    }

    /// The descriptions that a tool makes a project of, or that build without one.
    private static let descriptions = [
        "Package.swift", "Project.swift", "Workspace.swift", "project.yml", "project.yaml",
        "xcodegen.yml",
        "BUILD", "BUILD.bazel", "MODULE.bazel", "WORKSPACE",
    ]

    /// Whether the project may be made of, or built without, something else in its folder or above.
    ///
    /// - Parameter known: What was found of other folders.
    private static func isDescribed(
        _ folder: RelativePath, in tree: SourceTree, _ known: inout [RelativePath: Bool]
    ) -> Bool {
        var passed: [RelativePath] = []
        var folder = folder
        var isDescribed = false
        while true {
            if let before = known[folder] {
                isDescribed = before
                break
            }
            passed.append(folder)
            isDescribed = descriptions.contains {
                tree.contents.kind(of: folder.appending(name: $0)) == .file
            }
            if isDescribed || folder.isRoot { break }
            folder = folder.parent
        }
        for folder in passed { known[folder] = isDescribed }
        return isDescribed
    }
}

extension RelativePath {
    /// The outermost folder of an Xcode project that it is in.
    fileprivate var projectFolder: RelativePath? {
        let parts = components
        guard let place = parts.dropLast().firstIndex(where: { $0.hasSuffix(".xcodeproj") }) else {
            return nil
        }
        return RelativePath(parts[...place].joined(separator: "/"))
    }
}
