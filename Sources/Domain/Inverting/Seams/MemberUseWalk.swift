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
    }

    /// What was counted so far.
    var result: TypeUses {
        var result = uses
        result.users = users.values.filter { !$0.sites.isEmpty || $0.makings + $0.unclear > 0 }
            .sorted { ($0.module != nil ? 1 : 0, $0.name) < ($1.module != nil ? 1 : 0, $1.name) }
        describe(members, isSet: isSet, in: &result)
        return result
    }

    /// Counts what one file uses.
    mutating func read(_ path: RelativePath, _ file: ReadFile) {
        if !file.details.problems.isEmpty { uses.unread.append(path) }
        guard let module = members.sources.module(of: path) else { return }
        let isOwn = module.id == members.sources.to.id
        let name = isOwn ? groups.name(of: path) : module.name
        let key = isOwn ? "/" + name : module.id.rawValue
        var user = users[key] ?? TypeUses.User(name: name, module: isOwn ? nil : module.id)
        let isNaming = file.details.uses.contains { members.family.contains($0.name) }
        var found = 0
        for (number, use) in file.details.uses.enumerated() {
            switch meant(number, in: path, file) {
            case .nothing: continue
            case .certain(let fitting):
                if meant.isInside(use, in: path, file) { continue }
                found += 1
                if !module.role.isProduction { continue }
                if use.role == .construction { user.makings += 1 }
                note(fitting, use, number, in: file, of: &user)
            case .unclear(let fitting):
                if meant.isInside(use, in: path, file) || !module.role.isProduction { continue }
                if isNaming { user.unclear += 1 } else { uses.unclearElsewhere += 1 }
                for member in fitting { noteUnclear(member) }
            case .keyPath(let fitting):
                if !module.role.isProduction { continue }
                uses.keyPaths += 1
                for member in fitting { noteUnclear(member) }
            }
        }
        if module.role.isProduction { users[key] = user } else { uses.testUses += found }
    }

    private mutating func noteUnclear(_ member: Declared) {
        guard let number = members.number(of: member) else { return }
        uses.unclear[number, default: 0] += 1
    }

    private mutating func note(
        _ fitting: [Declared], _ use: NameUse, _ number: Int, in file: ReadFile,
        of user: inout TypeUses.User
    ) {
        for member in fitting {
            guard let position = members.number(of: member) else { continue }
            user.sites[position, default: 0] += 1
            if isChanged(use, number, in: file) { isSet.insert(member) }
        }
    }

    /// Whether a variable is set there: itself, through a part of it, by a method that is known to
    /// change it, or through a binding.
    private func isChanged(_ use: NameUse, _ number: Int, in file: ReadFile) -> Bool {
        if use.role == .mutation { return true }
        if let base = use.base, file.byte(at: base.extent.start.offset) == "$" { return true }
        return file.details.uses.dropFirst(number).contains { other in
            guard other.base?.kind == .use(number) else { return false }
            return other.role == .mutation
                || other.role == .call && Self.changing.contains(other.name)
        }
    }

    /// Methods of the standard library that change what they are called on.
    private static let changing: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
        "popFirst", "popLast", "toggle", "negate", "sort", "reverse", "shuffle", "swapAt",
        "replaceSubrange", "merge", "updateValue", "update", "formUnion", "formIntersection",
        "formSymmetricDifference", "subtract", "reserveCapacity", "round",
    ]
}
