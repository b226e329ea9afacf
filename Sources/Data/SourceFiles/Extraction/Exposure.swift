import Codebase

/// How far the declaration is seen that is being walked, and the names found in such declarations.
struct Exposure {
    /// The level of what is being walked; nil where nobody outside sees it.
    var level: AccessLevel?
    /// Whether bodies are seen too.
    var isInlinable = false
    /// The names in the order of the file, with repetitions.
    var names: [ExposedName] = []

    /// The generic parameters of the file.
    var parameters: Set<String> = []

    /// The names, each once for a level, without those of generic parameters.
    var distinct: [ExposedName] {
        var seen: Set<Key> = []
        return names.filter {
            !parameters.contains($0.name)
                && seen.insert(Key(name: $0.name, access: $0.access)).inserted
        }
    }

    private struct Key: Hashable {
        let name: String
        let access: AccessLevel
    }

    /// Gives some names the level of what they turned out to belong to; nil takes them away.
    mutating func settle(_ range: Range<Int>, to level: AccessLevel?) {
        let found = names[range].compactMap { known in
            level.map { ExposedName(name: known.name, access: $0, line: known.line) }
        }
        names.replaceSubrange(range, with: found)
    }
}

extension AccessLevel {
    /// The level with which an import must be seen for a declaration of this one; nil if others do
    /// not see it.
    var exposed: AccessLevel? {
        switch self {
        case .open, .public: .public
        case .package: .package
        case .internal, .fileprivate, .private: nil
        }
    }
}
