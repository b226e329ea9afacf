/// One target that other code can import, or that is built from sources of its own.
package struct Module: Identifiable, Equatable, Sendable {
    /// What tells it from every other module of the codebase.
    package let id: ModuleID
    /// The target's name.
    package let name: String
    /// What code writes after `import`.
    package let moduleName: String
    /// What the build system makes of it.
    package let kind: TargetKind
    /// The part it plays in the architecture.
    package var role: Role
    /// The kind of description it was read from.
    package let origin: Origin
    /// The folder of its package or the path of its project; the root for the root package.
    package let container: RelativePath
    /// The file that declares it; nil if nothing does.
    package let manifest: RelativePath?
    /// The folder its sources are in.
    package let path: RelativePath
    /// Its Swift files, in path order.
    package let sources: [RelativePath]
    /// Its files in C's family of languages, headers included, in path order.
    package let otherSources: [RelativePath]
    /// What it declares to depend on, in the order of the manifest.
    package let dependencies: [DependencyReference]
    /// The module that it is a folder of; nil if it stands for itself.
    package let inside: ModuleID?
    /// The platforms that it is built for; empty if nothing says so, or if it is built for all, as a
    /// Swift package is.
    package let platforms: Set<Platform>

    /// A module as a reader describes it.
    ///
    /// - Parameter role: The part it plays; ``assignRoles`` works it out later.
    package init(
        id: ModuleID,
        name: String,
        moduleName: String,
        kind: TargetKind,
        role: Role = .core,
        origin: Origin,
        container: RelativePath,
        manifest: RelativePath?,
        path: RelativePath,
        sources: [RelativePath],
        otherSources: [RelativePath] = [],
        dependencies: [DependencyReference],
        inside: ModuleID? = nil,
        platforms: Set<Platform> = []
    ) {
        self.id = id
        self.name = name
        self.moduleName = moduleName
        self.kind = kind
        self.role = role
        self.origin = origin
        self.container = container
        self.manifest = manifest
        self.path = path
        self.sources = sources.sorted()
        self.otherSources = otherSources.sorted()
        self.dependencies = dependencies
        self.inside = inside
        self.platforms = platforms
    }

    /// The module that it is a folder of, or itself.
    package var home: ModuleID { inside ?? id }
}
