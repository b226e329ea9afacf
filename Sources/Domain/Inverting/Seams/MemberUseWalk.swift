import Codebase
import Extracting

/// Goes through files and counts who uses which member of a type.
struct MemberUseWalk {
    private let members: SeamMembers
    private let meant: MeantMembers
    private let groups: FileGroups
    private var users: [String: TypeUses.User] = [:]
    private var isSet: Set<Declared> = []
    private var uses: TypeUses

    init(_ members: SeamMembers, groups: FileGroups) {
        self.members = members
        self.groups = groups
        meant = MeantMembers(members)
        let declaration = members.declaration
        let module = members.sources.to
        uses = TypeUses(
            type: declaration.name, kind: declaration.kind.rawValue, module: module.id,
            moduleName: module.name, file: members.declared.file,
            line: declaration.place.name.start.line,
            access: declaration.access?.effective ?? .internal)
        uses.isDynamic = declaration.attribute("dynamicMemberLookup") != nil
        uses.protocols = members.protocols
    }

    /// What was counted so far.
    var result: TypeUses {
        var result = uses
        result.users = users.values.filter { !$0.sites.isEmpty || $0.makings + $0.unclear > 0 }
            .sorted { ($0.module != nil ? 1 : 0, $0.name) < ($1.module != nil ? 1 : 0, $1.name) }
        describe(members, isSet: isSet, in: &result)
        return result
    }

    /// Counts what one file uses, for each module that compiles it.
    mutating func read(_ path: RelativePath, _ file: ReadFile) {
        if !file.details.problems.isEmpty { uses.unread.append(path) }
        let keys = self.keys(of: path)
        let isNaming = file.details.uses.contains { members.stands(for: $0.name) }
        let changed = Self.changed(in: file)
        for (number, use) in file.details.uses.enumerated() {
            switch meant.member(at: number, in: path, file) {
            case .nothing: continue
            case .certain(let fitting):
                if meant.isInside(use, in: path, file) { continue }
                if keys.isEmpty { uses.testUses += 1 }
                for key in keys { note(fitting, use, by: key) }
                if !keys.isEmpty, isChanged(use, in: file) || changed.contains(number) {
                    isSet.formUnion(fitting)
                }
            case .unclear(let fitting):
                if meant.isInside(use, in: path, file) || keys.isEmpty { continue }
                if !isNaming { uses.unclearElsewhere += 1 }
                for key in keys where isNaming { users[key]?.unclear += 1 }
                for member in fitting { noteUnclear(member) }
            case .keyPath(let fitting):
                if keys.isEmpty { continue }
                uses.keyPaths += 1
                for member in fitting { noteUnclear(member) }
            }
        }
    }

    /// The users that a file belongs to; none if only tests compile it.
    private mutating func keys(of path: RelativePath) -> [String] {
        let modules = members.sources.modules(of: path).filter(\.role.isProduction)
        if modules.contains(where: { $0.id == members.sources.to.id }) {
            let name = groups.name(of: path)
            return [key("/" + name, named: name, nil)]
        }
        return modules.map { key($0.id.rawValue, named: $0.name, $0.id) }
    }

    private mutating func key(
        _ key: String, named name: String, _ module: ModuleID?
    ) -> String {
        if users[key] == nil { users[key] = TypeUses.User(name: name, module: module) }
        return key
    }

    private mutating func noteUnclear(_ member: Declared) {
        guard let number = members.number(of: member) else { return }
        uses.unclear[number, default: 0] += 1
    }

    private mutating func note(_ fitting: [Declared], _ use: NameUse, by user: String) {
        if use.role == .construction { users[user]?.makings += 1 }
        for member in fitting {
            guard let number = members.number(of: member) else { continue }
            users[user]?.sites[number, default: 0] += 1
        }
    }

    /// Whether a variable is set there, or bound.
    private func isChanged(_ use: NameUse, in file: ReadFile) -> Bool {
        if use.role == .mutation { return true }
        guard let base = use.base else { return false }
        return file.byte(at: base.extent.start.offset) == "$"
    }

    /// The uses in a file of which a part is set, or a method called that is known to change them.
    private static func changed(in file: ReadFile) -> Set<Int> {
        var changed: Set<Int> = []
        for use in file.details.uses {
            guard case .use(let base) = use.base?.kind else { continue }
            if use.role == .mutation || use.role == .call && changing.contains(use.name) {
                changed.insert(base)
            }
        }
        return changed
    }

    /// Methods of the standard library that change what they are called on.
    private static let changing: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
        "popFirst", "popLast", "toggle", "negate", "sort", "reverse", "shuffle", "swapAt",
        "replaceSubrange", "merge", "updateValue", "update", "formUnion", "formIntersection",
        "formSymmetricDifference", "subtract", "reserveCapacity", "round",
    ]
}
