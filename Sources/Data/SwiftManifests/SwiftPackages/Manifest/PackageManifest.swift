import StaticSwift

/// What a package says about itself.
package struct PackageManifest: Equatable, Sendable {
    package var name: String
    package var toolsVersion: ToolsVersion
    package var products: [ManifestProduct] = []
    package var dependencies: [ManifestDependency] = []
    package var targets: [ManifestTarget] = []
    /// What could not be evaluated of the parts above; the rest of them is certain.
    package var unknowns: [Unknown] = []
}

/// A product as the manifest declares it.
package struct ManifestProduct: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case library, executable, plugin
    }

    package var name: String
    package var kind: Kind
    package var targets: [String]
}

/// A package the manifest declares to depend on.
package struct ManifestDependency: Equatable, Sendable {
    package enum Location: Equatable, Sendable {
        /// A folder: absolute, or relative to the package's own.
        case path(String)
        case url(String)
        case registry(String)
    }

    /// The name the manifest gives it; nil if none.
    package var name: String?
    package var location: Location
    /// The line of the manifest, from 1; nil where it is not known.
    package var line: Int?
}
