/// What one reader found in a codebase.
package struct ProjectReading: Equatable, Sendable {
    /// The modules, in the order of their manifests.
    package var modules: [Module]
    /// What the containers offer by name.
    package var products: [Product]
    /// The packages from elsewhere that the containers declare to use.
    package var externals: [ExternalPackage]
    /// What could not be read.
    package var incomplete: [IncompleteItem]

    /// A reading; by default of a codebase without any such description.
    package init(
        modules: [Module] = [],
        products: [Product] = [],
        externals: [ExternalPackage] = [],
        incomplete: [IncompleteItem] = []
    ) {
        self.modules = modules
        self.products = products
        self.externals = externals
        self.incomplete = incomplete
    }
}
