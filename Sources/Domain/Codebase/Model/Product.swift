/// What a container offers to others under one name: one module or several.
package struct Product: Equatable, Sendable {
    /// The name that dependencies use.
    package let name: String
    /// The identity of the package that offers it, lower-case; nil if it is no package.
    package let package: String?
    /// The modules behind it, in the order of the manifest.
    package let modules: [ModuleID]

    /// Offers modules of one container; their order is that of the manifest.
    package init(name: String, package: String?, modules: [ModuleID]) {
        self.name = name
        self.package = package
        self.modules = modules
    }
}

/// A package that a container declares to use and that is not part of the codebase.
package struct ExternalPackage: Hashable, Sendable {
    /// The identity, lower-case: the last path component of where it comes from.
    package let identity: String
    /// The folder of the container that declares it.
    package let container: RelativePath

    /// A package from elsewhere, for each container that declares it.
    package init(identity: String, container: RelativePath) {
        self.identity = identity
        self.container = container
    }
}
