extension RelativePath {
    /// Whether this is `Package.swift` or a variant of it for one version of the tools.
    package var isPackageManifest: Bool {
        let name = self.name
        return name == "Package.swift"
            || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }

    /// Whether it belongs to what looks like source and is none: templates, tutorials, playgrounds.
    package var isTemplate: Bool {
        components.contains { part in
            [".xctemplate", ".docc", ".playground"].contains { part.hasSuffix($0) }
        }
    }
}
