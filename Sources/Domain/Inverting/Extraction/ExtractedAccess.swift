import Codebase

/// What has to be seen from outside when files become a module of their own.
///
/// Worked out until nothing is added: what is named outside, what that shows in its declaration, what
/// it needs to conform to something, what is overridden.
struct ExtractedAccess: Sendable {
    let split: Split
    let outside: OutsideNames
    let moved: MovedDeclarations
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
        raised[declared] = level
        queue.append(declared)
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
                    } else if overridden.contains(inner.name), !inner.isStatic,
                        !inner.has(modifier: "final")
                    {
                        want(member, .open)
                    }
                }
                next = details.inherited.first?.name
            }
        }
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
            outside.all.contains(details.name) || outside.makesUnnamed
            || (moved.heirs[details.name] ?? []).contains { moved.byPath[$0].map(isSeen) == true }
        for member in moved.members(of: path) {
            guard let inner = split.sources.declaration(member) else { continue }
            let isBound = inner.has(modifier: "override") || inner.has(modifier: "required")
            let isNamed =
                inner.kind == .`init`
                ? isMade
                : outside.all.contains(inner.name) || Witnesses.implicit.contains(inner.name)
            if isBound || witnesses?.contains(inner.name) ?? true {
                want(member, shown)
            } else if isNamed {
                want(member, base)
            }
        }
        for name in moved.inherited[path] ?? [] {
            guard let other = moved.byPath[name],
                split.sources.declaration(other)?.kind == .protocol, !isSeen(other)
            else { continue }
            let members = moved.members(of: name).compactMap { split.sources.declaration($0)?.name }
            if members.contains(where: outside.all.contains) { want(other, base) }
        }
    }

    /// The names of members by which a type conforms to something; nil if any may be.
    private func witnesses(of path: String, _ details: DeclarationDetails) -> Set<String>? {
        var names: Set<String> = details.kind == .protocol ? moved.requirements[path] ?? [] : []
        for name in moved.inherited[path] ?? [] {
            if details.kind == .class, Witnesses.isClass(name) { continue }
            guard let more = moved.witnesses(of: name, isSeen: isSeen) else { return nil }
            names.formUnion(more)
        }
        return names
    }
}
