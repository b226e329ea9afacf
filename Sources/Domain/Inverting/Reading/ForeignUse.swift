import Architecture
import Codebase

/// A place in the near end of an edge that names something of the far end.
struct ForeignUse: Hashable, Sendable {
    /// The file.
    let file: RelativePath
    /// The number of the use in the file.
    let number: Int
    /// The declaration at the top level of the far end that is named; for a member of an extension
    /// of a type that is not its own, type and member: `String.trimmed`.
    let name: String
    /// The members of such extensions that it may mean; else empty.
    var members: [Declared] = []

    /// Whether it is a member in an extension of another module's type.
    var isExtensionMember: Bool { !members.isEmpty }
}

/// What the near end uses of the far one.
struct FoundUses: Sendable {
    /// The places that name something of it, in the order of the files.
    var certain: [ForeignUse] = []
    /// The members of extensions that may be meant where something else has the name, too.
    var possible: Set<Declared> = []
}

extension EdgeSources {
    /// All places in the near end that name something of the far end, in the order of the files.
    ///
    /// Where nothing else is used, members count of which it is not clear that they are meant.
    var foreignUses: [ForeignUse] { found.certain }

    /// The members that the far end adds to types of others and that the near end may use, too, where
    /// something else of the same name may be meant.
    var possibleMembers: Set<Declared> { found.possible }

    /// Looks at all names in the near end.
    func findForeignUses() -> FoundUses {
        let all = allForeignUses()
        let certain = all.filter(\.isCertain)
        return FoundUses(
            certain: (certain.isEmpty ? all : certain).map(\.use),
            possible: Set(all.filter { !$0.isCertain }.flatMap(\.use.members)))
    }

    private func allForeignUses() -> [(use: ForeignUse, isCertain: Bool)] {
        let far = declarations(of: to.id)
        let near = declarations(of: from.id)
        let added = AddedMembers(self)
        let types = MeantTypes(self)
        var found: [(use: ForeignUse, isCertain: Bool)] = []
        for (path, file) in files(of: from) {
            let imports = importsFarEnd(path)
            for (number, use) in file.details.uses.enumerated() where use.local == nil {
                if let compiled = types.compiledDeclarations(of: number, in: path) {
                    let far = compiled.filter(isFar)
                    let members = far.filter(added.contains)
                    if let name = topLevelName(of: far) ?? name(of: members) {
                        let use = ForeignUse(
                            file: path, number: number, name: name, members: members)
                        found.append((use, true))
                    }
                    continue
                }
                let isNamed =
                    imports && standsAlone(use, in: file, types)
                    && isVisible(far.topLevel(use.name)) && near.topLevel(use.name).isEmpty
                    && !isMember(use, in: file, of: near, among: types)
                if isNamed {
                    found.append((ForeignUse(file: path, number: number, name: use.name), true))
                    if use.role != .operator { continue }
                }
                // Members are seen in all files of a module once one of them imports theirs.
                let meant = added.meant(by: number, in: path, file)
                let visible = meant.members.filter { isVisible([$0]) }
                if let name = name(of: visible) {
                    let use = ForeignUse(file: path, number: number, name: name, members: visible)
                    found.append((use, meant.isCertain && !isNamed))
                }
            }
        }
        return found
    }

    private func isFar(_ declared: Declared) -> Bool {
        modules(of: declared.file).contains { $0.id == to.id }
    }

    /// What the first of some declarations is called that stands at the top of a file.
    private func topLevelName(of declared: [Declared]) -> String? {
        declared.lazy.compactMap(declaration).first {
            $0.container == nil && $0.kind != .extension
        }?.name
    }

    /// Whether a file of the near end imports the far one.
    func importsFarEnd(_ path: RelativePath) -> Bool {
        isInside || analysis.graph.edge(edge)?.imports.contains { $0.file == path } == true
    }

    /// Whether what is declared can be seen from another module.
    func isVisible(_ declared: [Declared]) -> Bool {
        declared.contains {
            guard let declaration = declaration($0) else { return false }
            if declaration.kind == .operator || declaration.kind == .precedencegroup { return true }
            return (declaration.access?.effective.rank ?? 0) >= leastAccess.rank
        }
    }

    /// What members of one name are called, with their type if it is one.
    private func name(of members: [Declared]) -> String? {
        let details = members.compactMap { declaration($0) }
        guard let first = details.first else { return nil }
        let name = first.kind == .`init` ? first.fullName : first.name
        let isOne = Set(details.map(\.container)).count == 1
        return isOne ? (first.container.map { $0 + "." } ?? "") + name : name
    }

    /// Whether a use stands for itself, or after the name of a module.
    func standsAlone(_ use: NameUse, in file: ReadFile, _ types: MeantTypes) -> Bool {
        switch use.base?.kind {
        case nil: true
        case .use(let base): types.isModule(base, in: file)
        default: false
        }
    }

    private func isMember(
        _ use: NameUse, in file: ReadFile, of near: ModuleDeclarations, among types: MeantTypes
    ) -> Bool {
        guard use.base == nil, let around = types.typeAround(use.declaration, in: file) else {
            return false
        }
        return !near.members(of: around, named: use.name).isEmpty
    }
}
