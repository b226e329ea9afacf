import Architecture
import Codebase

/// What has to be seen from outside when files become a module of their own.
///
/// Worked out until nothing is added: what is named outside, what that shows in its declaration, what
/// it needs to conform to something, what is overridden.
struct ExtractedAccess: Sendable {
    let split: Split
    let outside: OutsideNames
    let moved: MovedDeclarations
    private let taken: TakenTypes
    /// `package`, or `public` where there is no such word.
    let base: AccessLevel
    /// How far each declaration is seen afterwards, if it was not before.
    private(set) var raised: [Declared: AccessLevel] = [:]
    /// The labels by which default arguments that are seen make values of types.
    private(set) var shownCalls: [String: [[String]]] = [:]
    private var queue: [Declared] = []

    init(
        _ split: Split, _ moved: MovedDeclarations, _ outside: OutsideNames, base: AccessLevel
    ) {
        self.split = split
        self.outside = outside
        self.base = base
        self.moved = moved
        taken = TakenTypes(split, moved, outside)
        for (declared, details) in moved.all where details.kind != .extension {
            let isOwn = details.container.map { moved.byPath[$0.outermostPart] != nil } ?? false
            let isNamed =
                outside.all.contains(details.name) || Witnesses.implicit.contains(details.name)
                || details.kind == .`init`
            if !isOwn, isNamed { want(declared, base) }
        }
        openSuperclasses()
        repeat {
            while let next = queue.popLast() { show(next) }
            for path in moved.byPath.keys.sorted() { wantMembers(of: path) }
            for path in moved.inherited.keys.sorted() where moved.byPath[path] == nil {
                wantWitnesses(of: path)
            }
        } while !queue.isEmpty
    }

    /// Whether something that moves is seen in other modules.
    func isSeen(_ declared: Declared) -> Bool {
        if raised[declared] != nil { return true }
        return (split.sources.declaration(declared)?.access?.formal.rank ?? 0)
            >= AccessLevel.package.rank
    }

    private mutating func want(_ declared: Declared, _ level: AccessLevel) {
        guard split.moved.contains(declared.file),
            let details = split.sources.declaration(declared),
            let access = details.access
        else { return }
        switch details.kind {
        case .extension, .case, .operator, .precedencegroup, .deinit, .associatedtype, .macro:
            return
        default: break
        }
        let parent = split.sources.files[declared.file]?.details.declaration(details.parent)
        let isHidden =
            access.formal.rank < AccessLevel.internal.rank
            || access.effective.rank < AccessLevel.internal.rank
        let known = max(access.formal.rank, raised[declared]?.rank ?? 0)
        if parent?.kind == .protocol || isHidden || known >= level.rank { return }
        if let parent, parent.kind == .extension, isConstrainedByHidden(parent) { return }
        raised[declared] = level
        queue.append(declared)
    }

    /// Whether an extension is only for what its file keeps to itself: nothing of it can be shown.
    private func isConstrainedByHidden(_ part: DeclarationDetails) -> Bool {
        part.generics.requirements.contains { requirement in
            requirement.text.identifiers.contains { name in
                (moved.types[String(name)] ?? []).contains {
                    (split.sources.declaration($0)?.access?.effective.rank ?? 0)
                        < AccessLevel.internal.rank
                }
            }
        }
    }

    /// Lets classes be inherited from that a class outside inherits from, with what it overrides.
    private mutating func openSuperclasses() {
        for (name, overridden) in outside.overridden.sorted(by: { $0.key < $1.key }) {
            var next: String? = name
            var seen: Set<String> = []
            while let name = next, seen.insert(name).inserted,
                let declared = moved.types[name]?.first,
                let details = split.sources.declaration(declared), details.kind == .class
            {
                want(declared, .open)
                for member in moved.members(of: details.typePath) {
                    guard let inner = split.sources.declaration(member) else { continue }
                    if inner.kind == .`init` {
                        want(member, .public)
                    } else if overridden.contains(inner.name),
                        !inner.isStatic || inner.has(modifier: "class"),
                        !inner.has(modifier: "final")
                    {
                        want(member, .open)
                    }
                }
                next = details.inherited.first?.name
            }
        }
    }

    /// Whether others may make values of a type without naming it.
    func isMadeUnnamed(_ type: DeclarationDetails) -> Bool {
        outside.makesUnnamed
            && (outside.all.contains(type.name) || taken.contains(type.name))
    }

    /// What a declaration that is seen shows.
    private mutating func show(_ declared: Declared) {
        guard let details = split.sources.declaration(declared), let level = raised[declared] else {
            return
        }
        let shown = level == .open ? AccessLevel.public : level
        var container = details.container
        while let path = container {
            if let type = moved.byPath[path] { want(type, shown) }
            container = path.lastIndex(of: ".").map { String(path[..<$0]) }
        }
        for use in ShownUses(of: declared, details, in: split).uses {
            for type in moved.types[use.name] ?? [] { want(type, shown) }
            if use.isOfType { continue }
            for other in moved.others[use.name] ?? [] { want(other, shown) }
            guard let labels = use.labels else { continue }
            shownCalls[use.name, default: []].append(labels)
            for type in moved.types[use.name] ?? [] {
                guard let path = split.sources.declaration(type)?.typePath else { continue }
                for member in moved.members(of: path)
                where split.sources.declaration(member)?.kind == .`init` { want(member, shown) }
            }
        }
    }

    /// The members of a type that are seen if the type is.
    private mutating func wantMembers(of path: String) {
        guard let type = moved.byPath[path], isSeen(type),
            let details = split.sources.declaration(type)
        else { return }
        let level = raised[type] ?? base
        let shown = level == .open ? AccessLevel.public : level
        let witnesses = witnesses(of: path, details)
        let isMade =
            outside.all.contains(details.name)
            || outside.makesUnnamed && taken.contains(details.name)
            || (moved.heirs[details.name] ?? []).contains { moved.byPath[$0].map(isSeen) == true }
        for member in moved.members(of: path) {
            guard let inner = split.sources.declaration(member) else { continue }
            let isBound = inner.has(modifier: "override") || inner.has(modifier: "required")
            let isNamed =
                inner.kind == .`init`
                ? isMade
                : outside.all.contains(inner.name)
            // What builders and wrappers are made of is seen as far as they are.
            let isImplicit = inner.kind != .`init` && Witnesses.implicit.contains(inner.name)
            let isOfWrapper = inner.kind == .`init` && details.attribute("propertyWrapper") != nil
            if isBound || isImplicit || isOfWrapper || witnesses.map(inner.isWitness) ?? true {
                want(member, shown)
            } else if isNamed {
                want(member, base)
            }
        }
        if isMade { wantParameters(of: path, details) }
        for name in moved.inherited[path] ?? [] {
            guard let other = moved.byPath[name],
                split.sources.declaration(other)?.kind == .protocol, !isSeen(other)
            else { continue }
            let members = moved.members(of: name).compactMap { split.sources.declaration($0)?.name }
            if members.contains(where: outside.all.contains) || givesWitnesses(name) {
                want(other, base)
            }
        }
    }

    /// The types that an initializer shows which is unwritten so far, and is written for others.
    private mutating func wantParameters(of path: String, _ type: DeclarationDetails) {
        let members = moved.members(of: path).compactMap { member in
            split.sources.declaration(member).map { (member, $0) }
        }
        // Those of extensions stand beside the unwritten one.
        let isWritten = members.contains {
            $0.1.kind == .`init` && type.place.whole.contains($0.1.place.whole)
        }
        if type.kind != .struct || isWritten { return }
        for (member, property) in members
        where property.value?.isStored == true && !property.isStatic && property.kind != .case {
            for use in ShownUses(of: member, property, in: split).uses {
                for shown in moved.types[use.name] ?? [] { want(shown, base) }
            }
            if base == .public { wantValue(of: property, member.file) }
        }
    }

    /// What the value of a property names, which is a default argument that others run.
    private mutating func wantValue(of property: DeclarationDetails, _ file: RelativePath) {
        guard let value = property.value?.expression, let read = split.sources.files[file] else {
            return
        }
        for use in read.details.uses where value.contains(use.extent) && use.local == nil {
            for other in (moved.types[use.name] ?? []) + (moved.others[use.name] ?? []) {
                want(other, base)
            }
            if use.role == .construction {
                shownCalls[use.name, default: []].append(use.call?.labels ?? [])
            }
        }
    }

    /// Whether extensions of a protocol that moves answer what it inherits from elsewhere: they have
    /// to be seen as far as what conforms to it.
    private func givesWitnesses(_ name: String) -> Bool {
        let asked = (moved.inherited[name] ?? []).filter { moved.byPath[$0] == nil }
            .compactMap(Witnesses.names).reduce(into: Set<String>()) { $0.formUnion($1) }
        if asked.isEmpty { return false }
        return moved.members(of: name).contains { member in
            guard let details = split.sources.declaration(member) else { return false }
            let parent = split.sources.files[member.file]?.details.declaration(details.parent)
            return parent?.kind == .extension && asked.contains(details.name)
        }
    }

    /// The members by which a type of others conforms to a protocol that moves and is seen.
    private mutating func wantWitnesses(of path: String) {
        var names: Set<String> = []
        var queue = Array(moved.inherited[path] ?? [])
        var seen: Set<String> = []
        // Of what a protocol inherits from elsewhere nothing has to be known.
        while let name = queue.popLast() {
            guard seen.insert(name).inserted, let declared = moved.byPath[name], isSeen(declared)
            else { continue }
            names.formUnion(moved.requirements[name] ?? [])
            queue += moved.inherited[name] ?? []
        }
        for member in moved.members(of: path) {
            guard let details = split.sources.declaration(member) else { continue }
            if details.isWitness(names) { want(member, base) }
        }
    }

    /// The names of members by which a type conforms to something; nil if any may be.
    private func witnesses(of path: String, _ details: DeclarationDetails) -> Set<String>? {
        var names: Set<String> = details.kind == .protocol ? moved.requirements[path] ?? [] : []
        // A class inherits from one other, which it names first.
        let superclass = details.kind == .class ? details.inherited.first?.name : nil
        for name in moved.inherited[path] ?? [] {
            if name == superclass, Witnesses.isClass(name) { continue }
            guard let more = moved.witnesses(of: name, isSeen: isSeen) else { return nil }
            names.formUnion(more)
        }
        return names
    }
}
