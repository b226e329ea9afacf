/// What tells one module of a codebase from every other: `CONTAINER::TARGET`.
///
/// The container is the folder of the package (empty for the root), the path of the project, or for
/// Bazel the label alone. Neither target names nor module names are unique in real codebases.
package struct ModuleID: Hashable, Sendable {
    /// The whole identifier, as JSON, baselines and screens carry it.
    package let rawValue: String

    /// An identifier as it was written before.
    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier of a target in a container.
    package init(container: RelativePath, target: String) {
        rawValue = container.string + "::" + target
    }
}

extension ModuleID: Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    package static func < (left: ModuleID, right: ModuleID) -> Bool {
        left.rawValue < right.rawValue
    }
    package init(stringLiteral value: String) { self.init(rawValue: value) }
    package var description: String { rawValue }
}
