import Codebase

/// The files of a codebase, looked up as a project names them: through links, and whatever the case
/// of their letters.
final class CodebaseFiles {
    let tree: SourceTree
    private let files: Set<RelativePath>
    private lazy var spellings = Dictionary(
        tree.files.map { ($0.string.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    /// The folders of each spelling: on a Mac those that differ in case are one.
    private lazy var folders: [String: Set<RelativePath>] = {
        var folders: [String: Set<RelativePath>] = ["": [.root]]
        for file in tree.files {
            var folder = file.parent
            while folders[folder.string.lowercased(), default: []].insert(folder).inserted {
                folder = folder.parent
            }
        }
        return folders
    }()

    init(_ tree: SourceTree) {
        self.tree = tree
        files = Set(tree.files)
    }

    /// The file that a path means, as it is spelled on disk; nil if it is not part of the codebase.
    func file(at path: RelativePath) -> RelativePath? {
        if let file = onDisk(path) { return file }
        let real = real(path)
        return onDisk(real) ?? spellings[real.string.lowercased()]
    }

    /// The file in the bytes of the file system: equal text can be written in several ways.
    private func onDisk(_ path: RelativePath) -> RelativePath? {
        files.firstIndex(of: path).map { files[$0] }
    }

    /// The folder that a path means, as it is spelled on disk; nil if no file of the codebase is in
    /// it.
    func folder(at path: RelativePath) -> RelativePath? {
        let real = real(path)
        if !tree.files(inside: real).isEmpty { return real }
        return folders[real.string.lowercased()]?.min()
    }

    /// The other folders of the same name but for the case of letters.
    func twins(of folder: RelativePath) -> [RelativePath] {
        (folders[folder.string.lowercased()] ?? []).filter { $0 != folder }.sorted()
    }

    /// The path with links to folders replaced by what they lead to.
    private func real(_ path: RelativePath) -> RelativePath {
        if tree.links.isEmpty { return path }
        var result = RelativePath.root
        var rest = path.components.map(String.init)[...]
        var jumps = 0
        while let name = rest.popFirst() {
            result = result.appending(RelativePath(name))
            guard let target = tree.links[result], jumps < 40 else { continue }
            jumps += 1
            rest = (target.components.map(String.init) + rest)[...]
            result = .root
        }
        return result
    }
}
