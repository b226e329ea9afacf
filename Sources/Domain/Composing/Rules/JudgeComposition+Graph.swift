import Architecture
import Codebase

extension JudgeComposition {
    func findNeeds() -> [[Int]] {
        var needs = [[Int]](repeating: [], count: pool.count)
        for (one, fitting) in zip(asked, compared.fitting) {
            guard let number = one.registration, !one.isLater else { continue }
            if fitting.count == 1, let only = fitting.first { needs[number].append(only) }
        }
        return needs
    }

    /// Factories that resolve each other in a circle.
    var recursions: [CompositionFinding] {
        FactoryCycles(in: needs).cycles.map(recursion)
    }

    /// The most types of a circle that are named.
    private static let mostNamed = 20

    private func recursion(_ cycle: [Int]) -> CompositionFinding {
        let start = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
        let turned = cycle[start...] + cycle[..<start]
        let first = pool[turned.first ?? 0]
        let more = turned.count - Self.mostNamed
        let names =
            turned.prefix(Self.mostNamed).map { pool[$0].type }
            + (more > 0 ? ["\(more.grouped) more"] : []) + [first.type]
        return CompositionFinding(
            kind: .recursion, type: first.fullName, place: first.place, module: first.module,
            message: "\(names.joined(separator: " → ")): each is resolved while the one before it "
                + "is made, for ever.")
    }

    /// Shared objects made with objects that are made anew each time.
    var captured: [CompositionFinding] {
        needs.enumerated().flatMap { number, others -> [CompositionFinding] in
            let holder = pool[number]
            guard holder.lifetime == .container || holder.lifetime == .app else { return [] }
            return Set(others).sorted().compactMap { other in
                let held = pool[other]
                guard held.lifetime == .call, keeps(held, for: holder) else { return nil }
                return CompositionFinding(
                    kind: .captured, type: holder.fullName, place: holder.place,
                    module: holder.module,
                    message: "\(holder.fullName) lives as long as its container and keeps a "
                        + "\(held.fullName), which is registered to be made anew each time.")
            }
        }
    }

    /// Whether the object that a registration makes may keep another one, and whether that has
    /// something to keep: true unless what was read of both says otherwise.
    private func keeps(_ held: Registration, for holder: Registration) -> Bool {
        let index = reading.walk.index
        if let made = held.implementation, index.isStateless(made) { return false }
        guard let made = holder.implementation else { return true }
        let initialisers = index.parts(of: made).flatMap(\.declaration.members)
            .filter { $0.kind == .`init` && $0.body != nil }
        guard initialisers.count == 1, let only = initialisers.first else { return true }
        let taken = only.parameters.filter { parameter in
            parameter.type.map(TypeText.key).map { type in
                held.types.contains { TypeText.match($0, type) }
            } == true
        }
        return taken.isEmpty || taken.contains { $0.name.map(only.keeps) ?? true }
    }

    /// Implementations that screens make themselves although the container provides them.
    ///
    /// - Parameter unresolved: What is said of registrations that nobody resolves: these provide nothing.
    func leaks(past unresolved: Plausibility) -> [CompositionFinding] {
        var provided: [String: Registration] = [:]
        let idle = Set(unresolved.findings.map(\.place))
        for one in pool + reading.factory.registrations
        where !isDev(one.module) && !idle.contains(one.place) {
            guard let made = one.implementation.map(TypeText.baseName),
                one.types.contains(where: { isImplemented(TypeText.baseName($0), by: made) }),
                choice.declares(made),
                // Nobody can ask for what registers itself before it is made.
                one.owner.map(TypeText.baseName) != made
            else { continue }
            provided[made] = provided[made] ?? one
        }
        let registering = Set((pool + reading.factory.registrations).map(\.place.file))
        let told = Dictionary(grouping: reading.walk.unreached, by: \.place.file)
        return (reading.files + others).filter {
            choice.mayLeak($0.file) && !registering.contains($0.file)
        }.flatMap { file in
            // A file may register the same itself, with what is not known to be a container.
            let own = Set((told[file.file] ?? []).compactMap(\.mayRegister))
            return leaks(
                in: file,
                provided.filter { own.isDisjoint(with: $0.value.types.map(TypeText.baseName)) })
        }
    }

    /// Whether something of another type can stand in for a registered one: nothing implements a value
    /// type.
    private func isImplemented(_ type: String, by made: String) -> Bool {
        guard !TypeText.match(type, made) else { return false }
        let main = reading.walk.index.parts(of: type).first { $0.declaration.kind != .extension }
        return main.map { ![.struct, .enum].contains($0.declaration.kind) } ?? true
    }

    private func leaks(
        in file: OutlinedFile, _ provided: [String: Registration]
    ) -> [CompositionFinding] {
        var found: [CompositionFinding] = []
        for statement in file.outline.statements {
            guard case .declaration(let declaration) = statement.kind,
                !declaration.isForPreviews
            else { continue }
            ExpressionSearch.visit(declaration) { expression in
                guard let name = expression.madeType, let one = provided[name],
                    declaration.name != name
                else { return }
                found.append(
                    CompositionFinding(
                        kind: .leak, type: name,
                        place: CompositionPlace(file: file.file, line: expression.line),
                        module: file.module,
                        message: "\(name) is made here, although the container provides it as "
                            + "\(one.type)."))
            }
        }
        return found
    }
}

extension OutlineIndex {
    /// Whether a value type was read that stores nothing: one is as good as another.
    fileprivate func isStateless(_ type: String) -> Bool {
        let parts = parts(of: type).map(\.declaration)
        guard let main = parts.first(where: { $0.kind != .extension }), main.kind == .struct else {
            return false
        }
        return !main.members.contains { member in
            // What observes a stored property is a body, too.
            (member.kind == .var || member.kind == .let) && !member.isStatic
                && (member.body == nil || member.value != nil)
        }
    }
}

extension OutlineDeclaration {
    /// Whether a body does more with a parameter than to call its members.
    fileprivate func keeps(_ parameter: String) -> Bool {
        var (all, called) = (0, 0)
        var isInClosure = false
        ExpressionSearch.visit(self) { expression in
            switch expression.kind {
            case .name(parameter, _): all += 1
            case .call(let callee, _):
                if case .member(let base?, _, _) = callee.kind,
                    base.kind == .name(parameter, generics: [])
                {
                    called += 1
                }
            case .closure(let closure):
                for statement in closure.body {
                    ExpressionSearch.visit(statement) { inner in
                        if inner.kind == .name(parameter, generics: []) { isInClosure = true }
                    }
                }
            default: break
            }
        }
        return all > called || isInClosure
    }

    /// Whether it exists for previews and tests alone.
    fileprivate var isForPreviews: Bool {
        isConditional || isOfPreview || name.contains("Mock")
    }
}

extension OutlineExpression {
    /// The type that a call makes, or whose singleton it takes; nil for anything else.
    fileprivate var madeType: String? {
        switch kind {
        case .call(let callee, _):
            switch callee.kind {
            case .name(let name, _) where TypeText.looksLikeType(name): return name
            case .member(let base?, "init", _):
                if case .name(let name, _) = base.kind { return name }
                return nil
            default: return nil
            }
        case .member(let base?, "shared", _):
            if case .name(let name, _) = base.kind, TypeText.looksLikeType(name) { return name }
            return nil
        default: return nil
        }
    }
}
