import Architecture
import Codebase

/// Members that staying files add to types of other files.
extension OutgoingUses {
    /// A name that may be a member which a staying file adds to a type of another one.
    mutating func noteAdded(
        _ use: NameUse, number: Int, at path: RelativePath, in file: ReadFile
    ) {
        switch use.role {
        case .inheritance, .extended, .attribute, .macro, .precedence: return
        case .operator: return noteOperator(use, path, file)
        default: break
        }
        let members = fitting(use)
        if members.isEmpty { return }
        let isMade = use.role == .construction
        if isMade || use.name == "init" || use.name == "subscript" {
            let isLabelled = use.call?.labels.contains { $0 != "_" } == true
            let meant =
                use.name == "init"
                ? behind(use, number: number, among: members, at: path, in: file) : members
            if isLabelled { add(meant, use, path, isCertain: isMade) }
            return
        }
        switch receiver(of: use, number, in: path, file) {
        case .type(let type, let isInstance):
            noteMembers(members, of: type, isInstance: isInstance, use, path)
        case .anything: addByName(members, use, path)
        case .implicit: noteImplicit(members, for: use, at: path, in: file)
        case .nothing: return
        }
    }

    /// The added members that a use means by its name and its labels.
    private func fitting(_ use: NameUse) -> [Declared] {
        let isMade = use.role == .construction
        return (added[isMade ? "init" : use.name] ?? []).filter { member in
            guard let details = split.sources.declaration(member) else { return false }
            if isMade, details.container?.lastPart != use.name { return false }
            return fits(use, member)
        }
    }

    /// Whether the labels of a call are those of a declaration, and there can be a value that has it.
    func fits(_ use: NameUse, _ member: Declared) -> Bool {
        if !isReached(member) { return false }
        guard let signature = split.sources.declaration(member)?.signature, let call = use.call,
            // The first closure after the parentheses has no label, whatever its parameter's.
            call.trailingClosures == 0
        else { return true }
        return ProtocolDraft.omitted(call.labels, of: signature) != nil
    }

    /// Whether a value can come into the files that move of which an extension says what it is made of:
    /// `where Element == Item`. A type that neither moves nor is named in them has no way there.
    private func isReached(_ member: Declared) -> Bool {
        requiredTypes(of: member).allSatisfy { path in
            !split.sources.kinship.isDeclared(path.outermostPart)
                || !split.inner.topLevel(path.outermostPart).isEmpty
                || namedByMoved.contains(path.typeName)
        }
    }

    /// The types that a member of an extension is for alone: `Item` of `where Element == Item`.
    private func requiredTypes(of member: Declared) -> [String] {
        guard let details = split.sources.declaration(member), let parent = details.parent,
            let around = split.sources.declaration(Declared(file: member.file, number: parent))
        else { return [] }
        return (around.generics.requirements + details.generics.requirements).compactMap { text in
            text.text.split(separator: "==").dropFirst().first.map { type in
                MeantTypes.plain(String(type.drop { $0 == " " }))
            }
        }
    }

    /// Whether a member is for types of the codebase alone that a file names.
    private func isFor(namesOf path: RelativePath, _ member: Declared) -> Bool {
        let types = requiredTypes(of: member)
        guard !types.isEmpty, let uses = split.sources.files[path]?.details.uses else {
            return false
        }
        return types.allSatisfy { type in
            split.sources.kinship.isDeclared(type.outermostPart)
                && uses.contains { $0.name == type.typeName }
        }
    }

    /// Whether a declaration is a member of a type that the codebase does not declare.
    func isAdded(_ member: Declared) -> Bool {
        split.sources.declaration(member)?.container.map {
            !split.sources.kinship.isDeclared($0.outermostPart)
        } == true
    }

    /// What a member is asked of.
    private enum Receiver {
        /// A value of a type, or the type itself.
        case type(String, isInstance: Bool)
        /// Nothing is written before the dot.
        case implicit
        /// The text does not tell.
        case anything
        /// The name stands alone outside of types.
        case nothing
    }

    private func receiver(
        of use: NameUse, _ number: Int, in path: RelativePath, _ file: ReadFile
    ) -> Receiver {
        switch use.base?.kind {
        case .implicit:
            if use.role == .keyPath { return .anything }
            return split.types.expectedType(of: number, in: path).map {
                .type($0, isInstance: false)
            } ?? .implicit
        case .other: return .anything
        case nil, .own:
            guard let around = split.types.typeAround(use.declaration, in: file) else {
                return .nothing
            }
            if isConstrained(use, in: file) { return .anything }
            // Whether it is the type's or the value's is not told.
            return .type(around, isInstance: true)
        case .use(let base):
            guard let type = split.types.type(of: base, in: path) else { return .anything }
            let plain = type.withoutMetatype
            return .type(plain, isInstance: plain == type)
        }
    }

    /// Whether a use stands in an extension for some types alone: `where Self: UIViewController`.
    private func isConstrained(_ use: NameUse, in file: ReadFile) -> Bool {
        var next = use.declaration
        while let current = file.details.declaration(next) {
            if current.kind == .extension {
                return current.generics.requirements.contains { $0.text.hasPrefix("Self") }
            }
            next = current.parent
        }
        return false
    }

    /// Members after a receiver whose type is known.
    private mutating func noteMembers(
        _ members: [Declared], of type: String, isInstance: Bool, _ use: NameUse,
        _ path: RelativePath
    ) {
        let isWritten = use.base.map { if case .use = $0.kind { true } else { false } } == true
        let isImplicit = use.base?.kind == .implicit
        var (has, unclear): ([Declared], [Declared]) = ([], [])
        for member in members {
            guard let details = split.sources.declaration(member), let container = details.container
            else { continue }
            if isWritten, isInstance, details.isOfType { continue }
            if isWritten, !isInstance, !details.isOfType, details.kind != .func { continue }
            if isImplicit, !details.isOfType { continue }
            let isNamed = !isInstance && !isImplicit
            switch split.sources.kinship.answer(type, asked: container, isNamed: isNamed) {
            case .has:
                // The platform's own member of the name is nearer than a protocol's.
                let isNear =
                    split.sources.kinship.isDeclared(type) || use.name.isRareMember
                    || type.typeName == container.typeName
                if isNear { has.append(member) }
            case .lacks: continue
            case .unclear: unclear.append(member)
            }
        }
        if !has.isEmpty {
            add(has, use, path, isCertain: !isMoved(use.name, in: type))
        } else if use.base != nil {
            // A name alone is a member of the type around it or of what that is for sure.
            addByName(unclear, use, path)
        }
    }

    /// Whether a type, or what it inherits from, has a member of a name that moves.
    private func isMoved(_ name: String, in type: String) -> Bool {
        ([type, type.typeName] + split.sources.kinship.ancestors(of: type)).contains {
            !split.inner.members(of: $0, named: name).isEmpty
        }
    }

    /// Members of which only their names tell whether they are meant.
    private mutating func addByName(
        _ members: [Declared], _ use: NameUse, _ path: RelativePath
    ) {
        if members.isEmpty { return }
        let isStandard = !use.name.isRareMember
        // A standard meaning fits as well, unless the type is one that moves.
        let asked =
            isStandard
            ? members.filter { extendsMoved($0) || isFor(namesOf: path, $0) } : members
        let isCertain =
            !isStandard && !known.contains(use.name) && !members.allSatisfy(mayBeAsked)
        add(asked, use, path, isCertain: isCertain)
    }

    /// `.member`, whose type follows from where it stands.
    private mutating func noteImplicit(
        _ members: [Declared], for use: NameUse, at path: RelativePath, in file: ReadFile
    ) {
        let statics = members.filter { split.sources.declaration($0)?.isOfType == true }
        if use.name.isRareMember || statics.contains(where: extendsMoved) {
            return addByName(statics, use, path)
        }
        // Nothing tells that a value of the type is wanted, unless the file names it.
        let named = statics.filter { member in
            let type = split.sources.declaration(member)?.container?.lastPart
            return file.details.uses.contains { $0.name == type }
        }
        add(named, use, path, isCertain: false)
    }

    /// The initializers behind `.init` of a type that is known; all where it is not.
    private func behind(
        _ use: NameUse, number: Int, among members: [Declared], at path: RelativePath,
        in file: ReadFile
    ) -> [Declared] {
        guard case .type(let type, _) = receiver(of: use, number, in: path, file) else {
            return members
        }
        return members.filter { member in
            guard let container = split.sources.declaration(member)?.container else { return false }
            return split.sources.kinship.answer(type, asked: container) != .lacks
        }
    }

    private func extendsMoved(_ member: Declared) -> Bool {
        split.sources.declaration(member)?.container.map {
            !split.inner.topLevel($0.outermostPart).isEmpty
        } == true
    }

    /// An operator that staying files give to a type that moves; what it stands between is not known.
    private mutating func noteOperator(
        _ use: NameUse, _ path: RelativePath, _ file: ReadFile
    ) {
        let members = (added[use.name] ?? []).filter(extendsMoved)
        if members.isEmpty { return }
        let operands = OperatorUse(use, in: path, file, split)
        // What makes a type conform may be relied on without an operand of the type in sight.
        let meant = members.filter { mayBeAsked($0) || operands.mayMean($0) }
        add(meant, use, path, isCertain: false)
    }

    /// Whether a member stands where a type is made to conform to a protocol from elsewhere, which may
    /// ask for it: then a value of any other type may have one of that name.
    private func mayBeAsked(_ member: Declared) -> Bool {
        guard let parent = split.sources.declaration(member)?.parent,
            let around = split.sources.declaration(
                Declared(file: member.file, number: parent))
        else { return false }
        return around.inherited.contains { inherited in
            split.outer.topLevel(inherited.name.outermostPart).isEmpty
                && split.inner.topLevel(inherited.name.outermostPart).isEmpty
        }
    }
}
