/// The names of a module that tell who declares them, even where no import says so.
///
/// Three kinds: names that no other module is likely to have (``Swift/String/tellsItsOwner``), longer words
/// that are added to types from elsewhere, such as `localized` to `String`, and properties of the values of
/// an environment, such as `DependencyValues`, whatever they are called.
package struct DistinctNames: Sendable {
    /// How far the widest declaration of each name can be seen.
    private var access: [String: AccessLevel] = [:]
    /// For properties of environments the types, each with how far the widest declaration is seen.
    private var keyed: [String: [String: AccessLevel]] = [:]

    /// How long a single word is that few would add to types of others: `localized`.
    private static let fewestBytesOfAdded = 9

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
        let isAdded = declaration.owner.map { !types.contains($0) } == true
        let isTelling =
            declaration.name.tellsItsOwner
            || isAdded && declaration.name.utf8.count >= Self.fewestBytesOfAdded
        if isTelling { access[declaration.name].widen(to: level) }
        if declaration.kind == .var || declaration.kind == .let, let type = declaration.owner,
            !types.contains(type), !type.wrappersOfValues.isEmpty
        {
            keyed[declaration.name, default: [:]][type].widen(to: level)
        }
    }

    /// Whether a name tells its owner and can be seen.
    package func shows(_ name: String, least: AccessLevel) -> Bool {
        // Shorter ones never tell, and need not be hashed.
        name.utf8.count >= String.fewestBytesOfTelling
            && access[name].map { $0.rank >= least.rank } == true
    }

    /// The properties of environments that can be seen, each with its types.
    package func keyed(least: AccessLevel) -> [String: [String]] {
        keyed.compactMapValues { types in
            let seen = types.filter { $0.value.rank >= least.rank }.map(\.key)
            return seen.isEmpty ? nil : seen
        }
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
