import Codebase

/// Works out who has to be handed what, from where a value was made up to the composition root.
struct HandIn: Sendable {
    /// What each type is handed, in the order in which it was found, and what it does with it.
    private(set) var needs: [Owner: [(need: Need, keeping: Keeping)]] = [:]
    /// The places that make a type that is handed something.
    private(set) var makings: [Owner: [Making]] = [:]
    /// What a place that makes a type hands on for each of the things that this needs.
    private(set) var passed: [Passing: Need] = [:]
    /// What only a person can say.
    private(set) var questions: Set<RecipeQuestion> = []
    private var queue: [(need: Need, owner: Owner)] = []
    private let sources: EdgeSources
    private let find: FindMakings

    init(_ sources: EdgeSources) {
        self.sources = sources
        find = FindMakings(sources)
    }

    /// Whether a place may make the far end's types.
    func isRoot(_ making: Making) -> Bool {
        sources.module(of: making.file).map(sources.mayWire) ?? false
    }

    /// Whether a place hands in a value of its own, and nothing that it is handed itself.
    func isEnd(_ making: Making) -> Bool { isRoot(making) || find.isPreview(making) }

    /// The places in the composition root that hand something in, in the order of files.
    var roots: [Making] {
        makings.values.joined().filter(isRoot).sorted {
            ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound)
        }
    }

    /// Hands something to a type.
    mutating func require(_ need: Need, of owner: Owner, _ keeping: Keeping) throws(PlanStop) {
        if try add(need, to: owner, keeping) { queue.append((need, owner)) }
    }

    /// Follows who makes the types that are handed something.
    mutating func follow() throws(PlanStop) {
        while let (need, owner) = queue.popLast() {
            let known = self.makings[owner]
            let makings = if let known { known } else { try find.makings(of: owner) }
            self.makings[owner] = makings
            if makings.isEmpty {
                throw .obstacle(
                    "Nothing in this codebase makes \(owner.type), so there is no place that could "
                        + "hand it \(need.name).")
            }
            for making in makings where !isRoot(making) {
                if find.isPreview(making) {
                    if need.preview == nil {
                        questions.insert(
                            RecipeQuestion.preview(
                                need.type, making.file, line(of: making)))
                    }
                    continue
                }
                let (next, keeping) = try step(up: making, need, from: owner)
                let handed = try handed(need, at: making, by: next, for: owner)
                passed[Passing(making: making, need: need)] = handed
                try require(handed, of: next, keeping)
            }
        }
    }

    /// What a type has to be handed so that it can hand on what another one needs.
    private func handed(
        _ need: Need, at making: Making, by next: Owner, for owner: Owner
    ) throws(PlanStop) -> Need {
        var handed = need
        if case .made(let way) = need.mode {
            if next == owner || way.count > 12 {
                throw .obstacle("\(owner.type) is made by itself. Hand \(need.name) in by hand.")
            }
            // Where it is not clear that it is made once, as many values are made as before.
            handed = isMadeOnce(making) ? need.passed(by: making) : need.factory
        }
        let names =
            [handed.name]
            + [propertyName(of: making), owner.type.lastPart].compactMap {
                $0.map { handed.named(for: $0).name }
            }
        let taken = needs[next] ?? []
        let free = names.first { name in
            !taken.contains { $0.need.name == name && $0.need != handed.named(name) }
        }
        return handed.named(free ?? handed.name)
    }

    /// The property that is given the value.
    private func propertyName(of making: Making) -> String? {
        switch making.slot {
        case .property(_, let declared): sources.declaration(declared)?.name
        case .initialiser: find.assigned(making)?.name
        default: nil
        }
    }

    /// Whether a place makes exactly one value for each value of the type around it.
    func isMadeOnce(_ making: Making) -> Bool {
        switch making.slot {
        case .property: true
        case .initialiser: find.assigned(making) != nil
        default: false
        }
    }

    /// Who makes a type has to be handed what that needs.
    private func step(
        up making: Making, _ need: Need, from owner: Owner
    ) throws(PlanStop) -> (Owner, Keeping) {
        let place = "\(making.file.name):\(line(of: making))"
        switch making.slot {
        case .property(let next, let declared):
            try check(property: declared, place, allowing: ["StateObject", "State"])
            return (next, .passed)
        case .initialiser(let next, let declared): return (next, .used(by: declared))
        case .member(let next, isStatic: false): return (next, .added)
        case .parameter:
            throw .obstacle(
                "\(place): \(owner.type) is the standard value of a parameter, which cannot name "
                    + "other parameters. Hand it in by hand first.")
        case .member:
            throw .obstacle(
                "\(place): a static function makes \(owner.type), and no initialiser hands it "
                    + "anything. Make it an instance, or give it a parameter.")
        case .part, .propertyPart, .parameterPart:
            throw .obstacle(
                "\(place): \(owner.type) is made inside a longer expression that a property begins "
                    + "with. Make it in the initialiser first.")
        case .free:
            throw .obstacle(
                "\(place): \(owner.type) is made outside of any type, in a module that must not "
                    + "know \(sources.to.name). Give that code a parameter first.")
        }
    }

    /// Whether a property can be given its value by initializers.
    ///
    /// - Parameter wrappers: The wrappers that initializers can make themselves.
    func check(
        property declared: Declared, _ place: String, allowing wrappers: Set<String> = []
    ) throws(PlanStop) {
        guard let property = sources.declaration(declared) else { return }
        let isKnown = property.attributes.allSatisfy {
            wrappers.contains($0.name.lastPart) && $0.arguments == nil
        }
        if !isKnown {
            throw .obstacle(
                "\(place): the property has the wrapper @\(property.attributes[0].name), which "
                    + "decides how its value is made. Change it by hand.")
        }
        if property.isStatic {
            throw .obstacle("\(place): no initialiser gives a static property its value.")
        }
        if property.has(modifier: "lazy") {
            throw .obstacle("\(place): the property is lazy. Make it in the initialiser first.")
        }
        if property.place.statement != property.place.whole {
            throw .obstacle("\(place): several variables share one statement. Split it first.")
        }
    }

    private func line(of making: Making) -> Int {
        sources.files[making.file]?.details.uses[making.number].extent.start.line ?? 1
    }

    /// Whether that is new.
    private mutating func add(
        _ need: Need, to owner: Owner, _ keeping: Keeping
    ) throws(PlanStop) -> Bool {
        var known = needs[owner] ?? []
        let same = known.filter { $0.need.name == need.name }
        if same.contains(where: { $0.need != need }) {
            throw .obstacle(
                "\(owner.type) would be handed two different things called \(need.name). Rename "
                    + "one of the properties first.")
        }
        if same.contains(where: { $0.keeping == keeping }) { return false }
        // A property that is there is used, and no second one added.
        if keeping == .added, same.contains(where: { $0.keeping.isKept }) { return false }
        if keeping.isKept { known.removeAll { $0.need.name == need.name && $0.keeping == .added } }
        known.append((need, keeping))
        let isKnown = !same.isEmpty
        needs[owner] = known
        return !isKnown || keeping.isOfOneInitialiser
    }
}

extension Keeping {
    /// Whether the type has a property for it afterwards.
    var isKept: Bool {
        switch self {
        case .assigned, .added: true
        default: false
        }
    }

    /// Whether other initializers are not handed it.
    var isOfOneInitialiser: Bool {
        switch self {
        case .used, .parameter: true
        default: false
        }
    }
}

/// Something that is handed on at a place.
struct Passing: Hashable, Sendable {
    let making: Making
    let need: Need
}
