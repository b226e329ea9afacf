import Codebase

/// What a use of a name has to do with the members of a type.
enum MeantMember {
    /// Nothing.
    case nothing
    /// It names one of these, and nothing else.
    case certain([Declared])
    /// It names one of these or something else; the text does not tell.
    case unclear([Declared])
    /// It is a part of a key path, and may name one of these.
    case keyPath([Declared])
}

/// Finds out which members of a type names mean.
struct MeantMembers {
    private let members: SeamMembers
    private let types: MeantTypes

    init(_ members: SeamMembers) {
        self.members = members
        types = MeantTypes(members.sources)
    }

    /// What a use of a file means.
    func member(at number: Int, in path: RelativePath, _ file: ReadFile) -> MeantMember {
        let use = file.details.uses[number]
        if use.local != nil || !use.role.isOfMember { return .nothing }
        if let compiled = types.compiledDeclarations(of: number, in: path) {
            return member(of: compiled, use)
        }
        if use.role == .construction {
            let isAlone = use.base == nil || isModule(use, in: file)
            guard isAlone, members.family.contains(use.name) else { return .nothing }
            return .certain(members.initialisers(fitting: use))
        }
        guard members.isNamed(use.name) else { return .nothing }
        let fitting = members.members(fitting: use)
        if use.role == .keyPath { return keyPath(use, fitting, in: file) }
        switch use.base?.kind {
        case nil, .own: return own(use, number: number, among: fitting, at: path, in: file)
        case .use(let base):
            if types.isModule(base, in: file) { return .nothing }
            // The name of another type, which need not have been read.
            let isOther =
                file.details.uses[base].isTypeName
                && !members.family.contains(file.details.uses[base].name)
            return isOther ? .nothing : meaning(of: number, behind: base, fitting, path)
        case .implicit:
            let statics = fitting.filter { members.sources.declaration($0)?.isStatic == true }
            return statics.isEmpty ? .nothing : .unclear(statics)
        case .other: return .unclear(fitting)
        }
    }

    /// What a use means that the compiler resolved.
    private func member(of compiled: [Declared], _ use: NameUse) -> MeantMember {
        if use.role == .construction {
            let isOfFamily = compiled.contains { declared in
                guard let declaration = members.sources.declaration(declared) else { return false }
                return declaration.container == nil && members.family.contains(declaration.name)
            }
            if !isOfFamily { return .nothing }
            let made = compiled.filter { members.number(of: $0) != nil }
            return .certain(made.isEmpty ? members.initialisers(fitting: use) : made)
        }
        guard compiled.contains(where: members.isMember) else { return .nothing }
        let own = compiled.filter { members.number(of: $0) != nil }
        // What a protocol asks for is counted at what stands in for it.
        let meant = own.isEmpty ? members.members(fitting: use) : own
        return use.role == .keyPath ? .keyPath(meant) : .certain(meant)
    }

    /// Whether a use stands in the type itself, in its module.
    func isInside(_ use: NameUse, in path: RelativePath, _ file: ReadFile) -> Bool {
        guard members.sources.modules(of: path).contains(where: { $0.id == members.sources.to.id }),
            let around = types.typeAround(use.declaration, in: file)
        else { return false }
        let name = members.declaration.name
        return around == name || around.hasPrefix(name + ".") || members.protocols.contains(around)
    }

    private func isModule(_ use: NameUse, in file: ReadFile) -> Bool {
        guard case .use(let base) = use.base?.kind else { return false }
        return types.isModule(base, in: file)
    }

    private func own(
        _ use: NameUse, number: Int, among fitting: [Declared], at path: RelativePath,
        in file: ReadFile
    ) -> MeantMember {
        guard let around = types.typeAround(use.declaration, in: file),
            members.stands(for: around)
        else { return .nothing }
        let known = types.declarations(of: number, in: path)
        let isOthers = !known.isEmpty && !known.contains(where: members.isMember)
        return isOthers ? .nothing : .certain(fitting)
    }

    private func meaning(
        of number: Int, behind base: Int, _ fitting: [Declared], _ path: RelativePath
    ) -> MeantMember {
        let known = types.declarations(of: number, in: path)
        if !known.isEmpty {
            return known.contains(where: members.isMember) ? .certain(fitting) : .nothing
        }
        guard let type = types.type(of: base, in: path) else { return .unclear(fitting) }
        let name = type.withoutMetatype.prefix { $0 != "<" }
        let qualifier = members.sources.to.moduleName + "."
        let own = name.hasPrefix(qualifier) ? name.dropFirst(qualifier.count) : name
        return members.stands(for: String(own)) ? .certain(fitting) : .nothing
    }

    private func keyPath(
        _ use: NameUse, _ fitting: [Declared], in file: ReadFile
    ) -> MeantMember {
        guard case .use(let root) = use.base?.kind, file.details.uses[root].role == .type else {
            return .keyPath(fitting)
        }
        let isOwn = members.family.contains(file.details.uses[root].name)
        return isOwn ? .keyPath(fitting) : .nothing
    }
}

extension NameUse {
    /// Whether it stands alone and is written as types are.
    fileprivate var isTypeName: Bool {
        base == nil && local == nil && call == nil && name.first?.isUppercase == true
    }
}

extension NameUse.Role {
    /// Whether it can stand for a variable, a function or an initializer.
    fileprivate var isOfMember: Bool {
        switch self {
        case .construction, .call, .value, .mutation, .pattern, .keyPath: true
        default: false
        }
    }
}
