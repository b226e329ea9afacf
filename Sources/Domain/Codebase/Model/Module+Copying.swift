extension Module {
    /// The same module with some of it changed.
    package func copy(
        id: ModuleID? = nil, sources: [RelativePath]? = nil,
        otherSources: [RelativePath]? = nil, dependencies: [DependencyReference]? = nil
    ) -> Module {
        Module(
            id: id ?? self.id, name: name, moduleName: moduleName, kind: kind, role: role,
            origin: origin, container: container, manifest: manifest, path: path,
            sources: sources ?? self.sources,
            otherSources: otherSources ?? self.otherSources,
            dependencies: dependencies ?? self.dependencies, inside: inside,
            platforms: platforms)
    }
}
