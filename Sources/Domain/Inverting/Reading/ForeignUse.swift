import Architecture
import Codebase

/// A place in the near end of an edge that names something of the far end.
struct ForeignUse: Hashable, Sendable {
    /// The file.
    let file: RelativePath
    /// The number of the use in the file.
    let number: Int
    /// The declaration at the top level of the far end that is named, or for a member of an
    /// extension of a type that is not its own, that member.
    let name: String
    /// Whether it is a member in an extension of another module's type.
    let isExtensionMember: Bool
}

extension EdgeSources {
    /// All places in the near end that name something of the far end, in the order of the files.
    var foreignUses: [ForeignUse] {
        let far = declarations(of: to.id)
        let near = declarations(of: from.id)
        let extended = extensionMembers
        let types = MeantTypes(self)
        var found: [ForeignUse] = []
        for (path, file) in files(of: from) where importsFarEnd(path) {
            for (number, use) in file.details.uses.enumerated() where use.local == nil {
                let stands = standsAlone(use, in: file, types)
                if stands, isVisible(far.topLevel(use.name)), near.topLevel(use.name).isEmpty,
                    !isMember(use, path, file, near, types)
                {
                    found.append(
                        ForeignUse(
                            file: path, number: number, name: use.name, isExtensionMember: false))
                } else if !stands, use.role != .type, extended.contains(use.name),
                    types.declarations(of: number, in: path).allSatisfy({
                        module(of: $0.file)?.id == to.id
                    })
                {
                    found.append(
                        ForeignUse(
                            file: path, number: number, name: use.name, isExtensionMember: true))
                }
            }
        }
        return found
    }

    /// Whether a file of the near end imports the far one.
    func importsFarEnd(_ path: RelativePath) -> Bool {
        analysis.graph.edge(edge)?.imports.contains { $0.file == path } == true
    }

    private func standsAlone(_ use: NameUse, in file: ReadFile, _ types: MeantTypes) -> Bool {
        switch use.base?.kind {
        case nil: true
        case .use(let base): types.isModule(base, in: file)
        default: false
        }
    }

    private func isMember(
        _ use: NameUse, _ path: RelativePath, _ file: ReadFile, _ near: ModuleDeclarations,
        _ types: MeantTypes
    ) -> Bool {
        guard let around = types.typeAround(use.declaration, in: file) else { return false }
        return !near.members(of: around, named: use.name).isEmpty
    }

    private func isVisible(_ declared: [Declared]) -> Bool {
        declared.contains {
            (declaration($0)?.access?.effective.rank ?? 0) >= AccessLevel.package.rank
        }
    }

    /// The names of members that the far end adds to types of others, where nothing else in both ends
    /// has the name.
    private var extensionMembers: Set<String> {
        let own = declarations(of: to.id)
        var names: Set<String> = []
        var others: Set<String> = []
        for (_, file) in files(of: to) {
            for declaration in file.details.declarations where !declaration.isLocal {
                guard let container = declaration.container, declaration.kind != .parameter else {
                    continue
                }
                let outer = String(container.prefix { $0 != "." })
                let isVisible =
                    (declaration.access?.effective.rank ?? 0) >= AccessLevel.package.rank
                if own.topLevel(outer).isEmpty, isVisible {
                    names.insert(declaration.name)
                } else {
                    others.insert(declaration.name)
                }
            }
        }
        for (_, file) in files(of: from) {
            for declaration in file.details.declarations { others.insert(declaration.name) }
        }
        return names.subtracting(others).subtracting(["init", "subscript"])
    }
}
