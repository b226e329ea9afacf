import Codebase

/// The packages that a specification declares, by the names it gives them.
struct SpecPackages {
    /// The identity behind each name, lower-case.
    private(set) var identities: [String: String] = [:]
    /// The identities of those that come from elsewhere.
    private(set) var remote: [String] = []
    /// The folders of those that are in the codebase, in the order of the specification.
    private(set) var local: [RelativePath] = []

    private let folder: RelativePath
    private let root: String

    /// - Parameter root: The absolute path of the codebase, whose name is that of its root package.
    init(_ spec: SpecNode, folder: RelativePath, root: String) {
        self.folder = folder
        self.root = root
        for entry in spec["packages"]?.entries ?? [] {
            if let path = entry.value["path"]?.text {
                addLocal(path, named: entry.key)
            } else {
                let node = entry.value
                add(
                    Self.identity(node["url"]?.text ?? node["github"]?.text ?? entry.key), entry.key
                )
            }
        }
        for path in spec["localPackages"]?.texts ?? [] { addLocal(path, named: nil) }
    }

    /// A package in a folder; one outside the codebase comes from elsewhere.
    private mutating func addLocal(_ path: String, named name: String?) {
        guard let place = folder.resolving(path), !path.hasPrefix("/") else {
            return add(Self.identity(path), name ?? Self.lastComponent(path))
        }
        local.append(place)
        let last = place.isRoot ? Self.lastComponent(root) : place.name
        identities[name ?? last] = last.lowercased()
    }

    private mutating func add(_ identity: String, _ name: String) {
        identities[name] = identity
        remote.append(identity)
    }

    private static func lastComponent(_ path: String) -> String {
        path.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? path
    }

    private static func identity(_ location: String) -> String {
        let name = lastComponent(location)
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }
}
