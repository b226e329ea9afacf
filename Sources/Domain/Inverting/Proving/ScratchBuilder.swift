import Codebase
import Editing

/// Builds packages in a copy of a codebase, first as it is and then changed. The copy is thrown away.
package protocol ScratchBuilder: Sendable {
    /// What became of the changed copy.
    func build(_ work: ScratchWork) async -> ScratchResult
}

/// What is tried in a copy.
package struct ScratchWork: Sendable {
    /// The absolute path of the codebase.
    package let root: String
    /// The files that are copied.
    package let files: [RelativePath]
    /// What is changed in the copy.
    package let changes: ChangeSet
    /// The folders of the packages that are built.
    package let packages: [RelativePath]
    /// Whether their tests are run, too.
    package let runsTests: Bool

    /// Work in a copy that is made for it.
    package init(
        root: String, files: [RelativePath], changes: ChangeSet, packages: [RelativePath],
        runsTests: Bool
    ) {
        self.root = root
        self.files = files
        self.changes = changes
        self.packages = packages
        self.runsTests = runsTests
    }
}

/// What became of a changed copy.
package enum ScratchResult: Equatable, Sendable {
    /// All packages build.
    case built
    /// Their tests pass, too.
    case tested
    /// A step fails that did not fail before the change; the lines of the compiler or the tests.
    case failed(InversionProof.Level, lines: [String])
    /// It does not build here before the change, or cannot be tried: why.
    case notTried([String])
}
