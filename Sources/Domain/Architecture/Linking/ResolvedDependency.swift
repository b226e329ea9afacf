import Codebase

/// One declared dependency together with what stands behind it.
package struct ResolvedDependency: Equatable, Sendable {
    /// What a name turned out to mean.
    package enum Meaning: Equatable, Sendable {
        /// Modules of this codebase, at least one: all that the product or target consists of.
        case own([ModuleID])
        /// A product of a package from elsewhere; `package` is nil if nothing says which.
        case external(product: String, package: String?)
        /// Nothing in the codebase or its declared packages has that name.
        case unresolved(name: String)
    }

    /// The dependency as it is worded.
    package let reference: DependencyReference
    /// What it means.
    package let meaning: Meaning

    /// Pairs a wording with what it was found to mean.
    package init(reference: DependencyReference, meaning: Meaning) {
        self.reference = reference
        self.meaning = meaning
    }
}
