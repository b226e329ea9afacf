import Codebase

/// The scope that an assembler or a container gives what is registered without one.
struct StandardScope: Sendable {
    /// The assemblies that it is given to; nil where the text does not list them.
    let assemblies: Set<String>?
    let lifetime: Lifetime
}

extension ContainerWalk {
    /// Notes how long objects live whose registration does not say it: `Assembler(…,
    /// defaultObjectScope: .container)`.
    ///
    /// - Parameter expected: The type that the call has to give, as written: that of `.init(…)`.
    mutating func noteStandardScope(
        _ callee: OutlineExpression, _ arguments: [OutlineArgument], as expected: String?,
        _ frame: WalkFrame
    ) {
        var made = typeOf.metatype(callee, frame)
        if case .member(nil, "init", _) = callee.kind { made = expected.map(typeOf.key) }
        guard libraries.contains(.swinject), let type = made,
            ["Assembler", "Container"].contains(type),
            // A container that is handed over has its own.
            !arguments.contains(where: { $0.label == "container" })
        else { return }
        let scope = arguments.first { $0.label == "defaultObjectScope" }?.value
        var assemblies: Set<String>?
        if type == "Assembler", let first = arguments.first,
            case .list(let parts) = first.value.kind
        {
            let names = parts.map { part -> String? in
                guard case .call(let callee, _) = part.kind else { return nil }
                return typeOf.metatype(callee, frame).map(TypeText.baseName)
            }
            if !names.contains(nil) { assemblies = Set(names.compactMap(\.self)) }
        }
        standardScopes.append(
            StandardScope(
                assemblies: assemblies,
                lifetime: scope.map { $0.calledName.map(Lifetime.init(scope:)) ?? .unknown }
                    ?? .graph))
    }

    /// Gives registrations without a scope the one of the assembler that applies them; where
    /// assemblers differ, only running tells.
    mutating func applyStandardScopes() {
        guard standardScopes.contains(where: { $0.lifetime != .graph }) else { return }
        for number in registrations.indices
        where registrations[number].style == .swinject && !scoped.contains(number) {
            let owner = registrations[number].owner.map(TypeText.baseName)
            let listing = standardScopes.filter { scope in
                owner.map { scope.assemblies?.contains($0) ?? false } ?? false
            }
            let others = standardScopes.filter { $0.assemblies == nil }
            let lifetimes = Set((listing.isEmpty ? others : listing).map(\.lifetime))
            guard let only = lifetimes.first else { continue }
            registrations[number].lifetime = lifetimes.count == 1 ? only : .unknown
        }
    }
}
