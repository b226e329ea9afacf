extension DependencyReference.Name {
    /// The name without what only its wording says: a target named is a target by name.
    package var meaning: String {
        switch self {
        case .target(let name), .byName(let name): name
        case .product(let name, let package):
            package.map { "\(name) of \($0.lowercased())" } ?? name
        case .module(let id): id.targetName
        }
    }

    /// The name of the target or product alone.
    package var bareName: String {
        switch self {
        case .target(let name), .byName(let name), .product(let name, _): name
        case .module(let id): id.targetName
        }
    }

    /// Whether both name the same thing, as far as their wording can tell.
    package func means(_ other: Self) -> Bool {
        guard bareName == other.bareName else { return false }
        if case .module(let mine) = self, case .module(let others) = other { return mine == others }
        guard let mine = package, let others = other.package else { return true }
        return mine.lowercased() == others.lowercased()
    }

    private var package: String? {
        if case .product(_, let package) = self { package } else { nil }
    }
}
