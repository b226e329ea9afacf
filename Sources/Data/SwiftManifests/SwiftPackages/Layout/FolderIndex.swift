import Codebase

/// Looks up folders and files of a codebase by path, going through links.
struct FolderIndex {
    enum Kind {
        case file, folder
    }

    private var children: [RelativePath: [String: Kind]] = [:]
    private let links: [RelativePath: RelativePath]

    init(_ tree: SourceTree) {
        links = tree.links
        for file in tree.files { add(file, .file) }
        for link in tree.links.keys { add(link, .folder) }
    }

    private mutating func add(_ path: RelativePath, _ kind: Kind) {
        var path = path
        var kind = kind
        while !path.isRoot {
            let parent = path.parent
            let isKnown = children[parent] != nil
            if children[parent]?[path.name] == nil {
                children[parent, default: [:]][path.name] = kind
            }
            if isKnown { return }
            path = parent
            kind = .folder
        }
    }

    /// The path with links to folders replaced by what they lead to.
    func real(_ path: RelativePath) -> RelativePath {
        if links.isEmpty { return path }
        var result = RelativePath.root
        var rest = path.components.map(String.init)[...]
        var jumps = 0
        while let name = rest.popFirst() {
            result = result.appending(RelativePath(name))
            guard let target = links[result], jumps < 40 else { continue }
            jumps += 1
            rest = (target.components.map(String.init) + rest)[...]
            result = .root
        }
        return result
    }

    /// What stands at a path; nil if nothing does.
    func kind(of path: RelativePath) -> Kind? {
        let real = real(path)
        if real.isRoot || children[real] != nil { return .folder }
        return children[real.parent]?[real.name]
    }

    func isFolder(_ path: RelativePath) -> Bool { kind(of: path) == .folder }

    /// The names in a folder, in order.
    func names(in folder: RelativePath) -> [String] {
        (children[real(folder)] ?? [:]).keys.sorted()
    }

    /// The path of a folder in the bytes of the file system: equal text can be written in several
    /// ways.
    func onDisk(_ path: RelativePath) -> RelativePath {
        children.index(forKey: path).map { children[$0].key } ?? path
    }

    /// The path as it is really spelled, where only the case of its letters differs.
    func spelled(_ path: RelativePath) -> RelativePath? {
        var result = RelativePath.root
        for component in path.components {
            let exact = result.appending(RelativePath(String(component)))
            if kind(of: exact) != nil {
                result = exact
                continue
            }
            let wanted = component.lowercased()
            guard let name = names(in: result).first(where: { $0.lowercased() == wanted }) else {
                return nil
            }
            result = result.appending(RelativePath(name))
        }
        return result
    }
}
