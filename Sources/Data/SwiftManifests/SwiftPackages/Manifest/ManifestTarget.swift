/// A target as the manifest declares it.
package struct ManifestTarget: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case regular, executable, test, system, binary, plugin, macro
    }

    package var name: String
    package var kind: Kind
    package var path: String?
    package var sources: [String]?
    package var exclude: [String] = []
    package var resources: [ManifestResource] = []
    package var publicHeadersPath: String?
    package var dependencies: [TargetDependency] = []
    package var plugins: [TargetDependency] = []
    /// The manifest's line that declares it; nil if not known.
    package var line: Int?
}

/// A file or folder that a target takes along.
package struct ManifestResource: Equatable, Sendable {
    package enum Rule: String, Sendable {
        case process, copy, embedInCode
    }

    package var rule: Rule
    package var path: String
}

/// One dependency of a target, in the manifest's wording.
package struct TargetDependency: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case target(String)
        case product(String, package: String?)
        case byName(String)
    }

    package var kind: Kind
    /// The platforms and traits it is limited to, as written; nil if it always holds.
    package var condition: String?
    /// The manifest's line that declares it; nil if not known.
    package var line: Int?
}
