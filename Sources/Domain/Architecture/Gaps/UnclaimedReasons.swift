import Codebase

/// Why no module of a codebase claims a file.
struct UnclaimedReasons {
    /// What describes modules below a folder.
    struct Description: Hashable {
        /// The manifest, or the folder of an Xcode project.
        let path: RelativePath
        /// Whether it was read whole.
        let isRead: Bool
    }

    private let descriptions: [RelativePath: Description]
    private let ignored: [RelativePath: IgnoredProject]
    private let otherSystems: Set<RelativePath>
    /// The targets of packages by their folders, unless that is the package's own.
    private let targets: [RelativePath: Module]

    init(_ codebase: Codebase) {
        let manifests = Set(codebase.modules.compactMap(\.manifest))
        let read = manifests.sorted().map { Description(path: $0.described, isRead: true) }
        let unread =
            codebase.unreadProjects
            + codebase.incomplete.map(\.path).filter {
                $0.isPackageManifest || $0.isInDescription || manifests.contains($0)
            }
        descriptions = Dictionary(
            (read + unread.map { Description(path: $0.described, isRead: false) }).map {
                ($0.path.parent, $0)
            },
            uniquingKeysWith: { first, next in next.isRead ? first : next })
        ignored = Dictionary(
            codebase.ignoredProjects.map { ($0.path.parent, $0) },
            uniquingKeysWith: { first, _ in first })
        otherSystems = codebase.otherSystems
        targets = Dictionary(
            codebase.modules.lazy.filter { $0.origin == .swiftpm && $0.path != $0.container }
                .map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func reason(for file: RelativePath) -> UnclaimedGroup.Reason {
        if file.isTemplate { return .template }
        if file.isFixture { return .testData }
        let description = nearestDescription(to: file)
        if let description, file.isDerived(below: description) {
            return .derived(description.path)
        }
        if let description, otherSystems.contains(file) { return .otherSystem(description.path) }
        if let description, description.isRead,
            let target = target(around: file, of: description)
        {
            return .leftOut(description.path, target: target.name)
        }
        if let project = ignoredProject(around: file, below: description) {
            return .ignored(project)
        }
        guard let description else { return .undescribed }
        return description.isRead ? .unlisted(description.path) : .unread(description.path)
    }

    /// What describes the modules in the innermost folder around a file; nil if nothing does.
    func nearestDescription(to file: RelativePath) -> Description? {
        file.foldersAround.lazy.compactMap { descriptions[$0] }.first
    }

    /// The target of a package in whose folder a file is; nil if none is.
    private func target(around file: RelativePath, of description: Description) -> Module? {
        let found = file.foldersAround.lazy.compactMap { targets[$0] }.first
        return found?.container == description.path.parent ? found : nil
    }

    /// The ignored project nearest to a file, unless a description is nearer, or one beside it could
    /// not be read whole.
    private func ignoredProject(
        around file: RelativePath, below description: Description?
    ) -> IgnoredProject? {
        if ignored.isEmpty { return nil }
        guard let project = file.foldersAround.lazy.compactMap({ ignored[$0] }).first else {
            return nil
        }
        guard let folder = description?.path.parent else { return project }
        let isAsNear = project.path.parent.isInside(folder)
        let isBeside = project.path.parent == folder
        return isAsNear && !(isBeside && description?.isRead == false) ? project : nil
    }
}

extension RelativePath {
    /// Whether Tuist writes it when it generates a project, and adds it to a target.
    fileprivate func isDerived(below description: UnclaimedReasons.Description) -> Bool {
        description.path.name == "Project.swift"
            && isInside(description.path.parent.appending("Derived"))
    }

    /// The folders that hold it, innermost first, the root last.
    fileprivate var foldersAround: [RelativePath] {
        var folders: [RelativePath] = []
        var folder = self
        while !folder.isRoot {
            folder = folder.parent
            folders.append(folder)
        }
        return folders
    }
}
