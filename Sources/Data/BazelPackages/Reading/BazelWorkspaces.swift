import Codebase

/// The workspaces of a codebase and their packages.
struct BazelWorkspaces {
    private let roots: Set<RelativePath>
    /// The build file of each package, by its folder.
    let packages: [RelativePath: RelativePath]
    /// The folders of repositories that are in the codebase, by workspace and name.
    private var repositories: [RelativePath: [String: RelativePath]] = [:]

    init(_ tree: SourceTree) {
        var roots: Set<RelativePath> = [.root]
        var packages: [RelativePath: RelativePath] = [:]
        for file in tree.files {
            switch file.name {
            case "WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel", "REPO.bazel", "WORKSPACE.bzlmod":
                roots.insert(file.parent)
            case "BUILD.bazel": packages[file.parent] = file
            case "BUILD": packages[file.parent] = packages[file.parent] ?? file
            default: break
            }
        }
        self.roots = roots
        self.packages = packages
    }

    /// The workspaces, outermost first.
    var all: [RelativePath] { roots.sorted() }

    /// The workspace that a file or folder belongs to.
    func workspace(of path: RelativePath) -> RelativePath {
        var folder = path
        while !roots.contains(folder), !folder.isRoot { folder = folder.parent }
        return folder
    }

    /// The innermost package around a file.
    func package(around file: RelativePath) -> RelativePath? {
        var folder = file.parent
        while packages[folder] == nil {
            if folder.isRoot || roots.contains(folder) { return nil }
            folder = folder.parent
        }
        return folder
    }

    /// Says where a repository of that name is, for those who name it in a workspace.
    mutating func add(repository name: String, at folder: RelativePath, in workspace: RelativePath)
    {
        repositories[workspace, default: [:]][name] = folder
    }

    /// What a text means that is written in a package.
    ///
    /// - Returns: nil if it is no label, or names something outside the codebase's folders.
    func reference(_ text: String, in package: BazelLabel) -> BazelReference? {
        guard text.hasPrefix("@") else {
            return Self.label(text, workspace: package.workspace, package: package.package)
                .map { .own($0) }
        }
        var rest = text.drop { $0 == "@" }
        let end = rest.firstRange(of: "//")?.lowerBound ?? rest.endIndex
        let repository = String(rest[..<end])
        rest = rest[end...]
        if repository.isEmpty {
            return Self.label(String(rest), workspace: package.workspace, package: "")
                .map { .own($0) }
        }
        let label = rest.isEmpty ? "//:" + repository : String(rest)
        if let folder = repositories[package.workspace]?[repository] {
            return Self.label(label, workspace: folder, package: "").map { .own($0) }
        }
        let name = Self.label(label, workspace: .root, package: "")?.name ?? repository
        return .external(repository: repository, name: name.isEmpty ? repository : name)
    }

    private static func label(
        _ text: String, workspace: RelativePath, package: String
    ) -> BazelLabel? {
        guard text.hasPrefix("//") else {
            let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
            return name.isEmpty
                ? nil : BazelLabel(workspace: workspace, package: package, name: name)
        }
        let rest = text.dropFirst(2)
        let colon = rest.firstIndex(of: ":")
        let path = RelativePath(String(rest[..<(colon ?? rest.endIndex)])).string
        let name = colon.map { String(rest[rest.index(after: $0)...]) }
        let last = path.split(separator: "/").last.map(String.init) ?? ""
        return BazelLabel(workspace: workspace, package: path, name: name ?? last)
    }
}
