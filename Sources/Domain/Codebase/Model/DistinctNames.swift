/// The names of a module that tell who declares them, even where no import says so.
///
/// Two kinds: names that no other module is likely to have (``Swift/String/tellsItsOwner``), and
/// properties of the values of an environment, such as `DependencyValues`, whatever they are called.
package struct DistinctNames: Sendable {
    /// How far the widest declaration of each name can be seen.
    private var access: [String: AccessLevel] = [:]
    /// For properties of environments the types, each with how far the widest declaration is seen.
    private var keyed: [String: [String: AccessLevel]] = [:]

    init(of files: some Sequence<SourceFacts>) {
        let files = Array(files)
        var types: Set<String> = []
        for declaration in files.lazy.flatMap(\.declarations)
        where declaration.container == nil && declaration.kind.isType {
            types.insert(declaration.name)
        }
        for declaration in files.lazy.flatMap(\.declarations) where declaration.kind.isNamed {
            add(declaration, besides: types)
        }
    }

    private mutating func add(_ declaration: Declaration, besides types: Set<String>) {
        let level = declaration.access
        if declaration.name.tellsItsOwner { access[declaration.name].widen(to: level) }
        if declaration.kind == .var || declaration.kind == .let, let type = declaration.owner,
            !types.contains(type), !type.wrappersOfValues.isEmpty
        {
            keyed[declaration.name, default: [:]][type].widen(to: level)
        }
    }

    /// The names that tell their owner, of those that are used and can be seen.
    package func distinct(among used: Set<String>, least: AccessLevel) -> [String] {
        access.filter { $0.value.rank >= least.rank && used.contains($0.key) }.map(\.key)
    }

    /// The properties of environments, of those that are used and can be seen, each with its types.
    package func keyed(among used: Set<String>, least: AccessLevel) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for (name, types) in keyed where used.contains(name) {
            let seen = types.filter { $0.value.rank >= least.rank }.map(\.key)
            if !seen.isEmpty { found[name] = seen }
        }
        return found
    }
}

extension AccessLevel? {
    fileprivate mutating func widen(to level: AccessLevel) {
        if (self?.rank ?? -1) < level.rank { self = level }
    }
}

extension Declaration.Kind {
    /// Whether others use it by the name that it declares.
    fileprivate var isNamed: Bool {
        switch self {
        case .extension, .`init`, .subscript, .associatedtype, .operator, .precedencegroup: false
        default: true
        }
    }
}

extension String {
    /// For the type of an environment what stands beside its key paths: `@Dependency(\\.x)` and
    /// `dependency(\\.x)` for `DependencyValues`; nothing for other types.
    package var wrappersOfValues: [String] {
        let suffix = "Values"
        guard utf8.count > suffix.utf8.count, hasSuffix(suffix) else { return [] }
        let wrapper = dropLast(suffix.count)
        return [String(wrapper), wrapper.prefix(1).lowercased() + wrapper.dropFirst(), self]
    }
}
