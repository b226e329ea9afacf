import Codebase

/// A project file with its objects by identifier.
struct ProjectDocument {
    /// The path of the `.xcodeproj`.
    let path: RelativePath
    /// The path of the `project.pbxproj`.
    let manifest: RelativePath
    /// What is wrong with the file itself.
    let problems: [PropertyList.Problem]
    let list: PropertyList
    private let objects: [String: Int]
    private let kinds: [String: [String]]
    private let projectID: String?

    init(manifest: RelativePath, list: PropertyList) {
        path = manifest.parent
        self.manifest = manifest
        self.list = list
        let root = list.root
        let section = root.flatMap { list.value(of: "objects", in: $0) }
        var objects = section.map { Self.members(of: $0, in: list) } ?? [:]
        if !list.problems.isEmpty || section == nil {
            objects.merge(Self.scattered(in: list)) { first, _ in first }
        }
        let named = root.flatMap { list.value(of: "rootObject", in: $0) }.flatMap(list.text)
        self.objects = objects
        kinds = Self.kinds(of: objects, in: list)
        let known = kinds["PBXProject"] ?? []
        projectID = named.flatMap { objects[$0] == nil ? nil : $0 } ?? known.first
        var problems = list.problems
        if root != nil, known.isEmpty {
            problems.append(.init(line: 1, what: "there is no project object"))
        } else if let named, objects[named] == nil {
            problems.append(.init(line: 1, what: "the root object \(named) is missing"))
        }
        self.problems = problems
    }

    /// The object that holds everything together.
    var project: XcodeObject? { projectID.flatMap(object) }
    /// The name of the project: that of its file.
    var name: String { String(path.name.dropLast(".xcodeproj".count)) }

    func object(_ id: String) -> XcodeObject? {
        objects[id].map { XcodeObject(id: id, node: $0, in: list) }
    }

    /// The object that another one refers to under a key.
    func object(_ key: StaticString, of object: XcodeObject) -> XcodeObject? {
        object.text(key).flatMap { self.object($0) }
    }

    /// The objects that another one lists under a key; those that are missing are left out.
    func objects(_ key: StaticString, of object: XcodeObject) -> [XcodeObject] {
        object.texts(key).compactMap { self.object($0) }
    }

    /// The identifiers of all objects of some kinds, by kind and then in the order of the file.
    func identifiers(of kinds: [String]) -> [String] {
        kinds.flatMap { self.kinds[$0] ?? [] }
    }

    /// The kinds of objects that there are, in the order of the file.
    var objectKinds: [String] {
        kinds.compactMap { kind, ids in
            ids.first.flatMap { objects[$0] }.map { (kind: kind, node: $0) }
        }.sorted { $0.node < $1.node }.map(\.kind)
    }

    private static func kinds(
        of objects: [String: Int], in list: PropertyList
    ) -> [String: [String]] {
        var kinds: [String: [String]] = [:]
        for (id, node) in objects.sorted(by: { $0.value < $1.value }) {
            let isa = list.value(of: "isa", in: node).flatMap(list.text)
            if let isa { kinds[isa, default: []].append(id) }
        }
        return kinds
    }

    private static func members(of dictionary: Int, in list: PropertyList) -> [String: Int] {
        var members: [String: Int] = [:]
        list.forEachMember(of: dictionary) { key, value in
            guard list.kind(of: value) == .dictionary, let name = list.text(of: key) else { return }
            members[name] = value
        }
        return members
    }

    /// The objects of a damaged file, wherever they ended up: all dictionaries that say what they
    /// are.
    private static func scattered(in list: PropertyList) -> [String: Int] {
        var found: [String: Int] = [:]
        for node in list.indices where list.kind(of: node) == .dictionary {
            list.forEachMember(of: node) { key, value in
                if list.kind(of: value) == .dictionary, list.value(of: "isa", in: value) != nil,
                    let name = list.text(of: key)
                {
                    found[name] = found[name] ?? value
                }
            }
        }
        return found
    }
}
