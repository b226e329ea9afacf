/// One folder with Swift in it, read: its modules, and what belongs to none.
package struct Codebase: Equatable, Sendable {
    /// The absolute path of the folder.
    package let root: String
    /// The modules, in the order of their identifiers.
    package let modules: [Module]
    /// What the containers offer by name.
    package let products: [Product]
    /// The packages from elsewhere that the containers declare to use.
    package let externals: [ExternalPackage]
    /// The Swift files that no module claims and that are no manifest, in path order.
    package let unclaimed: [RelativePath]
    /// The projects that no module could be read from and that are no test data, in path order.
    package let unreadProjects: [RelativePath]
    /// The descriptions that were left out in favour of others, in path order.
    package let choices: [DescriptionChoice]
    /// What could not be read, in path order.
    package let incomplete: [IncompleteItem]
    /// What is good to know and hides nothing that stands in the codebase, in path order.
    package let notes: [IncompleteItem]

    /// A codebase as it was put together.
    package init(
        root: String,
        modules: [Module],
        products: [Product] = [],
        externals: [ExternalPackage] = [],
        unclaimed: [RelativePath] = [],
        unreadProjects: [RelativePath] = [],
        choices: [DescriptionChoice] = [],
        incomplete: [IncompleteItem] = [],
        notes: [IncompleteItem] = []
    ) {
        self.root = root
        self.modules = modules.sorted { $0.id < $1.id }
        self.products = products
        self.externals = externals
        self.unclaimed = unclaimed.sorted()
        self.unreadProjects = unreadProjects.sorted()
        self.choices = choices.sorted()
        self.incomplete = incomplete.sorted()
        self.notes = notes.sorted()
    }
}
