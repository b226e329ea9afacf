/// What one reader found in a codebase.
package struct ProjectReading: Equatable, Sendable {
    /// The modules, in the order of their manifests.
    package var modules: [Module]
    /// What the containers offer by name.
    package var products: [Product]
    /// The packages from elsewhere that the containers declare to use.
    package var externals: [ExternalPackage]
    /// The projects of this kind, read or not, each named by its file or, where it has one, its own
    /// folder; empty for packages, which stand for themselves.
    package var projects: [RelativePath]
    /// The Swift files that describe modules, or help to, and that no module need claim.
    package var manifests: [RelativePath]
    /// The descriptions of other kinds that are made from these: what they say is known already.
    package var generated: [GeneratedProject]
    /// The containers that something names so that they are built: the projects that workspaces open, the
    /// folders of pods that Podfiles name by their paths, and the projects that Podfiles link them with.
    package var used: [RelativePath]
    /// The Swift files of targets that it declares for another system only.
    package var otherSystems: [RelativePath]
    /// What could not be read.
    package var incomplete: [IncompleteItem]
    /// What is good to know and hides nothing that stands in the codebase.
    package var notes: [IncompleteItem]

    /// A reading; by default of a codebase without any such description.
    package init(
        modules: [Module] = [],
        products: [Product] = [],
        externals: [ExternalPackage] = [],
        projects: [RelativePath] = [],
        manifests: [RelativePath] = [],
        generated: [GeneratedProject] = [],
        used: [RelativePath] = [],
        otherSystems: [RelativePath] = [],
        incomplete: [IncompleteItem] = [],
        notes: [IncompleteItem] = []
    ) {
        self.modules = modules
        self.products = products
        self.externals = externals
        self.projects = projects
        self.manifests = manifests
        self.generated = generated
        self.used = used
        self.otherSystems = otherSystems
        self.incomplete = incomplete
        self.notes = notes
    }
}

/// A project that a tool writes, and what it is written from.
package struct GeneratedProject: Hashable, Sendable {
    /// The container that is written: the path of the `.xcodeproj`.
    package let container: RelativePath
    /// The description that it is written from, which is the source of truth.
    package let source: RelativePath

    /// A project and its source, whether or not the project exists.
    package init(container: RelativePath, source: RelativePath) {
        self.container = container
        self.source = source
    }
}
