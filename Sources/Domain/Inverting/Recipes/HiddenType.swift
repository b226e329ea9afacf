import Architecture
import Codebase

/// A type of the far end that the near end is to know as a protocol only.
struct HiddenType: Sendable {
    /// Where its name stands for a type, and what would stand there.
    private(set) var annotations: [(file: RelativePath, range: Range<Int>, text: String)] = []
    /// Where a value of it is made, or the shared one is taken.
    private(set) var makings: [(making: Making, isShared: Bool)] = []
    /// The places that make a value as `.init(…)` of an annotated type.
    private var implicit: Set<Declared> = []
    /// Whether the protocol is there already, and the type conforms to it.
    var isKnown = false
    /// The protocol.
    private(set) var draft: ProtocolDraft
    /// What a screen is known as; nil for what is no screen.
    let screen: ScreenType?
    private let sources: EdgeSources
    private let name: String

    init(
        _ name: String, as protocolName: String, screen: ScreenType? = nil,
        seeing visible: VisibleNames
    ) throws(PlanStop) {
        sources = visible.sources
        self.name = name
        self.screen = screen
        let declared = sources.declarations(of: sources.to.id).topLevel(name).first
        guard let declared, let kind = sources.declaration(declared)?.kind else {
            throw .obstacle("\(name) is not declared at the top level of \(sources.to.name).")
        }
        guard [.class, .struct, .actor].contains(kind) else {
            let what = kind == .enum ? "an enumeration" : "a \(kind.rawValue)"
            throw .obstacle(
                "\(name) is \(what), for which no protocol can stand in. Move it to a module that "
                    + "both may use.")
        }
        draft = try ProtocolDraft(of: declared, named: protocolName, seeing: visible)
    }

    /// The type of a value of it, as it is written afterwards.
    var valueType: String { screen?.text ?? "any " + draft.name }

    /// Looks at a place that names the type.
    mutating func see(_ use: ForeignUse, _ find: FindMakings) throws(PlanStop) {
        guard let file = sources.files[use.file] else { return }
        let details = file.details.uses[use.number]
        let place = sources.place(use.file, details.extent)
        switch details.role {
        case .type:
            try annotate(at: use.file, in: file, for: details, place: place)
            seeImplicit(use.file, file, find)
        case .construction:
            guard let call = details.call else { break }
            if draft.isMadeWithEffects, screen == nil {
                throw .obstacle(
                    "\(place): making a \(name) may fail, throw or wait, which has to happen in the "
                        + "composition root. Hand it in by hand.")
            }
            let making = find.make(use.file, use.number, call.extent.bytes)
            makings.append((making, false))
        case .value: try take(use, in: file, as: details, at: place, with: find)
        case .inheritance:
            throw .obstacle(
                "\(place): a type inherits from \(name), which a protocol cannot replace.")
        case .extended:
            throw .obstacle(
                "\(place): \(name) is extended, which belongs to \(sources.to.name). Move the "
                    + "extension there first.")
        default:
            throw .obstacle(
                "\(place): \(name) is used as \(details.role.rawValue), for which no protocol can "
                    + "stand in.")
        }
    }

    /// Looks whether what is annotated begins with `.init(…)`.
    private mutating func seeImplicit(
        _ path: RelativePath, _ file: ReadFile, _ find: FindMakings
    ) {
        for (number, made) in file.details.uses.enumerated()
        where file.typeMade(byImplicit: number) == name {
            guard let call = made.call, let base = made.base,
                implicit.insert(Declared(file: path, number: number)).inserted
            else { continue }
            let range = base.extent.start.offset..<call.extent.end.offset
            makings.append((find.make(path, number, range), false))
        }
    }

    /// Whether a value may be made without the type's name where that is not seen.
    func checkImplicit() throws(PlanStop) {
        let inits = sources.declarations(of: sources.to.id).members(of: name, named: "init")
            .compactMap { sources.declaration($0)?.signature?.parameters.map { $0.label ?? "_" } }
        for (path, file) in sources.files(of: sources.from) where sources.importsFarEnd(path) {
            for (number, use) in file.details.uses.enumerated()
            where use.name == "init" && use.base?.kind == .implicit
                && !implicit.contains(Declared(file: path, number: number))
                && file.typeMade(byImplicit: number) == nil
            {
                let labels = use.call?.labels ?? []
                let fits = inits.contains {
                    $0.count >= labels.count && labels.allSatisfy($0.contains)
                }
                if fits || inits.isEmpty && labels.isEmpty {
                    throw .obstacle(
                        "\(sources.place(path, use.extent)): this may make a \(name) without naming "
                            + "it. Write the type there first.")
                }
            }
        }
    }

    private mutating func annotate(
        at path: RelativePath, in file: ReadFile, for use: NameUse, place: String
    ) throws(PlanStop) {
        let range = use.extent.bytes
        let before = file.byte(before: range.lowerBound)
        let after = file.byte(at: range.upperBound)
        let word = file.word(before: range.lowerBound)
        if ["as", "as?", "as!", "is"].contains(word) {
            throw .obstacle("\(place): a value is cast to \(name).")
        }
        if word.hasSuffix("inout") {
            throw .obstacle("\(place): a \(name) is handed on to be changed.")
        }
        if after == "." || before == "." || after == "<" {
            throw .obstacle("\(place): \(name) is a part of a longer type.")
        }
        if before == "<" || before == "&" || after == ">"
            || file.byte(from: range.upperBound) == "&"
        {
            throw .obstacle("\(place): \(name) is an argument of a generic type.")
        }
        let isMarked = after == "?" || after == "!"
        let text = valueType
        annotations.append(
            (path, range, isMarked && text.contains(" ") ? "(\(text))" : text))
    }

    /// A type before a dot: its initializer, or the value that everybody shares.
    private mutating func take(
        _ use: ForeignUse, in file: ReadFile, as details: NameUse, at place: String,
        with find: FindMakings
    ) throws(PlanStop) {
        let uses = file.details.uses
        guard let next = uses.firstIndex(where: { $0.base?.kind == .use(use.number) }) else {
            throw .obstacle("\(place): the type \(name) is handed on as a value.")
        }
        let member = uses[next]
        if member.name == "init", let call = member.call {
            makings.append((find.make(use.file, next, call.extent.bytes), false))
            return
        }
        let found = sources.declarations(of: sources.to.id).members(of: name, named: member.name)
        let isShared = found.contains { declared in
            guard let value = sources.declaration(declared)?.value else { return false }
            return (value.type.map { MeantTypes.plain($0.text) } ?? value.inferredType) == name
        }
        guard isShared, member.call == nil, screen == nil else {
            throw .obstacle(
                "\(place): \(name).\(member.name) belongs to the type, and a protocol's value "
                    + "cannot give it.")
        }
        let range = details.extent.start.offset..<member.extent.end.offset
        makings.append((find.make(use.file, next, range), true))
    }

    /// Whether only members of a screen are used that it has as what it is known as.
    func checkMembers(_ types: MeantTypes) throws(PlanStop) {
        for (path, file) in sources.files(of: sources.from) {
            for use in file.details.uses {
                guard use.base != nil, isOwn(use.name) || file.isProjected(use),
                    try isMember(use, at: path, in: file, among: types), isOwn(use.name)
                else { continue }
                throw .obstacle(
                    "\(sources.place(path, use.extent)): \(use.name) is used of \(name), which "
                        + "\(valueType) does not have. Hand it to the initialiser first.")
            }
        }
    }

    /// Whether a member is only the screen's, and not of what it is known as.
    private func isOwn(_ member: String) -> Bool {
        if screen?.members.contains(member) == true { return false }
        let found = sources.declarations(of: sources.to.id).members(of: name, named: member)
            .compactMap { sources.declaration($0) }
        return found.contains { !$0.has(modifier: "override") && !$0.isStatic }
    }

    /// Finds the members that are used of values of the type, all over the near end.
    mutating func findMembers(_ types: MeantTypes) throws(PlanStop) {
        let near = Set(
            sources.files(of: sources.from).flatMap { $0.file.details.declarations.map(\.name) })
        for (path, file) in sources.files(of: sources.from) {
            let uses = file.details.uses
            let bases = Set(
                uses.compactMap { use -> Int? in
                    if case .use(let base) = use.base?.kind { base } else { nil }
                })
            for (number, use) in uses.enumerated() {
                if !bases.contains(number) {
                    try see(whole: number, of: use, at: path, among: types)
                }
                if try !isMember(use, at: path, in: file, among: types) {
                    // Of a value whose type is not known: asking for too much harms nobody.
                    if use.base != nil, draft.declares(use.name), !near.contains(use.name),
                        isUnclear(use, path, types)
                    {
                        draft.useUnclear(use)
                    }
                    continue
                }
                let place = sources.place(path, use.extent)
                try draft.use(use, isBase: bases.contains(number), of: place)
            }
        }
    }

    private func isMember(
        _ use: NameUse, at path: RelativePath, in file: ReadFile, among types: MeantTypes
    ) throws(PlanStop) -> Bool {
        guard case .use(let base) = use.base?.kind, types.type(of: base, in: path) == name,
            use.name != "init", use.name != "self"
        else { return false }
        if file.isProjected(use) {
            throw .obstacle(
                "\(sources.place(path, use.extent)): the projected value of \(use.name) is used.")
        }
        return true
    }

    private func isUnclear(_ use: NameUse, _ path: RelativePath, _ types: MeantTypes) -> Bool {
        switch use.base?.kind {
        case .use(let base): types.type(of: base, in: path) == nil
        case .other: true
        default: false
        }
    }

    /// Looks at a value of the type that is used as a whole, and no member of it.
    private mutating func see(
        whole number: Int, of use: NameUse, at path: RelativePath, among types: MeantTypes
    ) throws(PlanStop) {
        let roles: Set<NameUse.Role> = [.value, .call, .mutation]
        guard roles.contains(use.role), use.name != "init" else { return }
        let declared = types.declarations(of: number, in: path)
        let isValue = declared.contains { declared in
            let kind = sources.declaration(declared)?.kind
            return kind == .var || kind == .let || kind == .parameter
        }
        // What is called has the type, not what it gives.
        let isOfType =
            use.call == nil
            ? types.type(of: number, in: path) == name
            : declared.contains { types.type(of: $0) == name }
        guard isValue, isOfType else { return }
        let place = sources.place(path, use.extent)
        if use.call != nil {
            throw .obstacle("\(place): a \(name) is called as a function.")
        }
        if use.role == .mutation { return }
        draft.isHandedOn = true
        if let other = draft.conformance, !isKnown {
            throw .obstacle(
                "\(place): a whole \(name) is handed on, maybe as \(other), which a protocol's value "
                    + "is not.")
        }
    }

    /// Whether other modules may hand a value of it to the near end.
    func isHandedIn(in sources: EdgeSources) -> Bool {
        accessOfAnnotations(in: sources).contains { $0.rank >= AccessLevel.package.rank }
    }

    /// How far the declarations can be seen whose types name it.
    func accessOfAnnotations(in sources: EdgeSources) -> [AccessLevel] {
        annotations.compactMap { annotation in
            let details = sources.files[annotation.file]?.details
            let declared = details?.uses.first { $0.extent.bytes == annotation.range }?.declaration
            var next = declared
            while let current = details?.declaration(next), current.access == nil {
                next = current.parent
            }
            let found = details?.declaration(next)
            return found?.isLocal == true ? nil : found?.access?.effective
        }
    }

    /// Whether it is a structure that the compiler takes for `Sendable` by what it consists of.
    var isPlainValue: Bool {
        let declared = draft.declaration
        let level = declared.access?.effective ?? .internal
        guard declared.kind == .struct, level.rank < AccessLevel.public.rank else { return false }
        let stored = sources.declarations(of: sources.to.id).members(of: name)
            .compactMap { sources.declaration($0) }
            .filter { $0.value?.isStored == true && !$0.isStatic && $0.kind != .case }
        return stored.allSatisfy { property in
            let type = property.value?.type.map { MeantTypes.plain($0.text) }
            return (type ?? property.value?.inferredType).map(Self.plain.contains) == true
        }
    }

    private static let plain: Set<String> = [
        "Int", "Double", "Float", "Bool", "String", "Character", "UInt", "Int64", "Int32", "UInt8",
        "Date", "URL", "UUID", "Data", "Decimal", "TimeInterval", "[String]", "[Int]",
    ]

    /// Lets values be handed to other threads.
    mutating func markSendable() { draft.isSendable = true }
}

extension ReadFile {
    /// Whether a use is of a projected value.
    fileprivate func isProjected(_ use: NameUse) -> Bool {
        byte(at: use.extent.start.offset) == "$"
    }
}
