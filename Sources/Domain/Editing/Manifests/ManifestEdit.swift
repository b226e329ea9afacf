import Codebase

/// A change to what a manifest declares.
package enum ManifestEdit: Hashable, Sendable {
    /// Another target.
    case addTarget(TargetDraft)
    /// Another library or program that the package offers.
    case addProduct(ProductDraft)
    /// A package that stands in a folder of the codebase, as written from the manifest's paths.
    case addLocalPackage(String, path: String)
    /// Something more that a target depends on.
    case addDependency(DependencyReference.Name, to: String)
    /// Something that a target depends on no longer.
    case removeDependency(DependencyReference.Name, from: String)
}

/// A target as it is to be declared.
package struct TargetDraft: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What it builds: a library, an executable, tests …
    package var kind: TargetKind
    /// Its folder below the package's; nil where the build system expects it.
    package var path: String?
    /// What it depends on, in order.
    package var dependencies: [DependencyReference.Name]
    /// What the build is to leave alone in its folder.
    package var exclude: [String]
    /// The target that it is modelled on: its settings and the wording of its declaration.
    package var model: String?
    /// The target after which it is declared; the model if nil, else at the end.
    package var after: String?

    /// A target.
    package init(
        _ name: String, kind: TargetKind = .library, path: String? = nil,
        dependencies: [DependencyReference.Name] = [], exclude: [String] = [],
        model: String? = nil, after: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.path = path
        self.dependencies = dependencies
        self.exclude = exclude
        self.model = model
        self.after = after
    }
}

/// A product as it is to be declared.
package struct ProductDraft: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Whether it is a program; else a library.
    package var isExecutable: Bool
    /// The targets it is made of.
    package var targets: [String]
    /// The product whose declaration it is modelled on.
    package var model: String?

    /// A product.
    package init(
        _ name: String, isExecutable: Bool = false, targets: [String], model: String? = nil
    ) {
        self.name = name
        self.isExecutable = isExecutable
        self.targets = targets
        self.model = model
    }
}
