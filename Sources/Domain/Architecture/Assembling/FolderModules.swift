import Codebase

/// Modules made of folders, where no description says what belongs together.
struct FolderModules {
    private let root: String
    /// The folders of packages whose manifests could not be read whole.
    private let unread: Set<RelativePath>
    /// The folders of what is described.
    private let containers: Set<RelativePath>
    /// Whether no source is described.
    private let isBare: Bool

    init(root: String, described: [Module], incomplete: [IncompleteItem]) {
        self.root = root
        unread = Set(incomplete.map(\.path).filter(\.isPackageManifest).map(\.parent))
        containers = Set(described.map(\.container))
        isBare = described.allSatisfy(\.sources.isEmpty)
    }

    /// The modules that files make up by the folders they stand in.
    ///
    /// - Parameter files: Swift files that no module claims.
    func modules(of files: [RelativePath]) -> [Module] {
        var groups: [RelativePath: [RelativePath]] = [:]
        for file in files where !file.isTemplate {
            guard let folder = folder(of: file) else { continue }
            groups[folder, default: []].append(file)
        }
        return groups.sorted { $0.key < $1.key }.map { module(at: $0.key, sources: $0.value) }
    }

    /// The folder whose module a file belongs to; nil if it belongs to none.
    private func folder(of file: RelativePath) -> RelativePath? {
        guard let package = unreadPackage(around: file) else {
            return isBare ? file.parent : nil
        }
        let inside = file.relative(to: package)?.components ?? []
        if inside.count > 2, Self.sourceFolders.contains(String(inside[0])) {
            return package.appending(RelativePath(inside[..<2].joined(separator: "/")))
        }
        return containers.contains(package) ? nil : file.parent
    }

    private static let sourceFolders: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]

    /// The innermost package around a file, if its manifest could not be read whole and no other
    /// description stands between them.
    private func unreadPackage(around file: RelativePath) -> RelativePath? {
        if unread.isEmpty { return nil }
        var folder = file
        repeat {
            folder = folder.parent
            if unread.contains(folder) { return folder }
            if containers.contains(folder) { return nil }
        } while !folder.isRoot
        return nil
    }

    private func module(at folder: RelativePath, sources: [RelativePath]) -> Module {
        let rootName = root.split(separator: "/").last.map(String.init) ?? "root"
        let name = folder.isRoot ? rootName : folder.name
        return Module(
            id: ModuleID(container: folder, target: name), name: name,
            moduleName: name.asModuleName, kind: .folder, origin: .folders, container: folder,
            manifest: nil, path: folder, sources: sources, dependencies: [])
    }
}
