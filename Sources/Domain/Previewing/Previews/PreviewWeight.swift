import Architecture
import Codebase

/// What must be compiled to show a preview of a module, and what would make that less.
package struct PreviewWeight: Equatable, Sendable {
    /// All that must be compiled, the module itself included.
    package let closure: BuildClosure
    /// What of that is compiled for the whole app too.
    package let shared: BuildClosure
    /// The single dependencies without which less would have to be compiled, the best first: by
    /// lines, then files, then packages from elsewhere. What most modules that draw depend on is
    /// not among them, nor what very many files import: those are there to be used.
    package let cuts: [PreviewCut]

    /// A weight as it was worked out.
    package init(closure: BuildClosure, shared: BuildClosure, cuts: [PreviewCut]) {
        self.closure = closure
        self.shared = shared
        self.cuts = cuts
    }
}

/// A dependency which, if it were inverted, would make previews lighter.
package struct PreviewCut: Equatable, Sendable {
    /// The module that depends: the one with the previews, or one that it needs.
    package let from: ModuleID
    /// What it depends on.
    package let to: ModuleID
    /// What would no longer have to be compiled.
    package let saves: BuildClosure
    /// The files of `from` that import `to`, in path order; empty if it is only declared.
    package let importedBy: [RelativePath]
    /// The rule that it breaks anyway; nil if the layers allow it.
    package let breaks: ViolationKind?

    /// A dependency as it was weighed.
    package init(
        from: ModuleID, to: ModuleID, saves: BuildClosure, importedBy: [RelativePath],
        breaks: ViolationKind? = nil
    ) {
        self.from = from
        self.to = to
        self.saves = saves
        self.importedBy = importedBy
        self.breaks = breaks
    }

    /// Whether no file needs it, so that it can be taken out of the manifest as it is.
    package var isUnused: Bool { importedBy.isEmpty }
}
