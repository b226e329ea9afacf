/// What tells one module of a codebase from every other: `CONTAINER::TARGET`.
///
/// The container is the folder of the package (empty for the root), the path of the project, or for
/// Bazel the label alone. Neither target names nor module names are unique in real codebases.
package struct ModuleID: Hashable, Sendable {
    /// The whole identifier, as JSON, baselines and screens carry it.
    package var rawValue: String { interned.text }

    private let interned: InternedText

    package func _rawHashValue(seed: Int) -> Int { interned._rawHashValue(seed: seed) }

    /// An identifier as it was written before.
    package init(rawValue: String) {
        interned = InternedText(rawValue)
    }

    /// The identifier of a target in a container.
    package init(container: RelativePath, target: String) {
        self.init(rawValue: container.string + "::" + target)
    }
}

extension ModuleID: Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    package static func < (left: ModuleID, right: ModuleID) -> Bool {
        left.interned != right.interned && left.rawValue < right.rawValue
    }
    package init(stringLiteral value: String) { self.init(rawValue: value) }
    package var description: String { rawValue }
}
