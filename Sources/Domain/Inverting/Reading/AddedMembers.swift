import Architecture
import Codebase

/// What the far end of an edge adds to types that it does not declare: members and conformances.
struct AddedMembers: Sendable {
    /// What there is, as the files of both ends say.
    struct Table: Sendable {
        /// The members by name; initializers are `init`.
        fileprivate var byName: [String: [Declared]] = [:]
        /// The extensions that make such types conform to something.
        fileprivate var conformances: [Declared] = []
        /// The names that anything else in both ends has.
        fileprivate var others: Set<String> = []
    }

    private let table: Table
    private let sources: EdgeSources
    private let types: MeantTypes

    init(_ sources: EdgeSources) {
        self.sources = sources
        types = MeantTypes(sources)
        table = sources.memory.added.value { Table(sources) }
    }

    /// The members by name; initializers are `init`.
    var byName: [String: [Declared]] { table.byName }

    /// The extensions that make such types conform to something.
    var conformances: [Declared] { table.conformances }

    private var others: Set<String> { table.others }

    /// Whether it adds nothing.
    var isEmpty: Bool { byName.isEmpty && conformances.isEmpty }

    /// The members that a use in any file may mean, and whether it means one of them for sure.
    func meant(
        by number: Int, in path: RelativePath, _ file: ReadFile
    ) -> (members: [Declared], isCertain: Bool) {
        let use = file.details.uses[number]
        if use.local != nil || byName.isEmpty { return ([], false) }
        if let compiled = types.compiledDeclarations(of: number, in: path) {
            let meant = compiled.filter(contains)
            return (meant, !meant.isEmpty)
        }
        let named = candidates(for: use)
        if named.isEmpty { return ([], false) }
        let fitting = named.filter {
            fits(use, $0) && mayBelong(use, number: number, to: $0, at: path, in: file)
        }
        if fitting.isEmpty { return ([], false) }
        let known = use.role == .operator ? [] : types.declarations(of: number, in: path)
        if !known.isEmpty {
            let meant = fitting.filter(known.contains)
            return (meant, !meant.isEmpty)
        }
        let isClear = use.name != "init" && use.name != "subscript" && !others.contains(use.name)
        return (fitting, isClear || isLabelled(use))
    }

    /// Whether a declaration is one of the members.
    func contains(_ declared: Declared) -> Bool {
        sources.declaration(declared).flatMap { byName[$0.name] }?.contains(declared) == true
    }

    /// Whether an initializer or a subscript is called with labels; without any it may be anything's.
    private func isLabelled(_ use: NameUse) -> Bool {
        guard use.role == .construction || use.name == "subscript", let call = use.call else {
            return false
        }
        return call.labels.contains { $0 != "_" }
    }

    private func candidates(for use: NameUse) -> [Declared] {
        switch use.role {
        case .inheritance, .extended, .attribute, .macro, .precedence: []
        case .construction:
            (byName["init"] ?? []).filter { makes($0, use.name) } + (byName[use.name] ?? [])
        default: byName[use.name] ?? []
        }
    }

    /// Whether an initializer makes what a name stands for.
    private func makes(_ member: Declared, _ name: String) -> Bool {
        guard let type = sources.declaration(member)?.container else { return false }
        return type.lastPart == name
            || sources.declarations(of: sources.to.id).aliases(of: type).contains(name)
    }

    private func fits(_ use: NameUse, _ member: Declared) -> Bool {
        guard let signature = sources.declaration(member)?.signature, let call = use.call,
            // The first closure after the parentheses has no label, whatever its parameter's.
            call.trailingClosures == 0
        else { return true }
        return ProtocolDraft.omitted(call.labels, of: signature) != nil
    }

    /// Whether what stands before the dot may be of the extended type, as far as the text tells.
    private func mayBelong(
        _ use: NameUse, number: Int, to member: Declared, at path: RelativePath, in file: ReadFile
    ) -> Bool {
        guard let container = sources.declaration(member)?.container else { return false }
        if use.role == .operator || use.role == .construction { return true }
        switch use.base?.kind {
        case .use(let base):
            guard let type = types.type(of: base, in: path) else { return true }
            return sources.kinship.answer(type.withoutMetatype, asked: container) != .lacks
        case nil, .own:
            guard let around = types.typeAround(use.declaration, in: file) else { return false }
            return sources.kinship.answer(around, asked: container) != .lacks
        case .implicit:
            if use.role == .keyPath { return true }
            guard sources.declaration(member)?.isOfType == true else { return false }
            guard let type = types.expectedType(of: number, in: path) else { return true }
            return sources.kinship.answer(type, asked: container) != .lacks
        case .other: return true
        }
    }
}

extension AddedMembers.Table {
    fileprivate init(_ sources: EdgeSources) {
        let far = sources.declarations(of: sources.to.id)
        var owns: [String: Bool] = [:]
        func isOwn(_ type: String) -> Bool {
            if let known = owns[type] { return known }
            let isOwn = !far.topLevel(type.outermostPart).isEmpty
            owns[type] = isOwn
            return isOwn
        }
        for (path, file) in sources.files(of: sources.to) {
            for (number, declaration) in file.details.declarations.enumerated() {
                let declared = Declared(file: path, number: number)
                if declaration.kind == .extension {
                    if !declaration.inherited.isEmpty, !isOwn(declaration.name) {
                        conformances.append(declared)
                    }
                } else if declaration.kind.isMember, let container = declaration.container,
                    !declaration.isLocal
                {
                    if isOwn(container) {
                        others.insert(declaration.name)
                    } else {
                        byName[declaration.name, default: []].append(declared)
                    }
                }
            }
        }
        for (_, file) in sources.files(of: sources.from) {
            for declaration in file.details.declarations { others.insert(declaration.name) }
        }
    }
}

extension DeclarationDetails {
    /// Whether it can come after the name of its type.
    var isOfType: Bool {
        switch kind {
        case .case, .`init`, .typealias, .struct, .class, .enum, .actor, .protocol: true
        default: isStatic
        }
    }
}

extension String {
    /// The type whose metatype it is; the same if it is none.
    var withoutMetatype: String { hasSuffix(".Type") ? String(dropLast(".Type".count)) : self }
}
