import Codebase
import Editing

/// Copies codebases, to build them changed and unchanged where nobody looks.
package protocol ScratchBuilder: Sendable {
    /// Copies files of a codebase; nothing is built yet.
    ///
    /// - Parameters:
    ///   - files: Those that are copied.
    ///   - root: The absolute path of the codebase.
    /// - Throws: ``ScratchError`` where they cannot be copied.
    func copy(
        _ files: [RelativePath], of root: String
    ) async throws(ScratchError) -> any ScratchCopy
}

/// A copy of a codebase in which changes are built, each in place of the one before. It is removed
/// once nobody holds it.
package protocol ScratchCopy: Sendable {
    /// What the builds of the copy say of its files; nil where nobody reads that.
    var index: (any CompilerIndexReader)? { get }

    /// Builds packages with a change.
    ///
    /// Each is built as it is first, once, with its tests if they build.
    ///
    /// - Parameters:
    ///   - packages: Their folders.
    ///   - changes: All that is different from the codebase; may be empty.
    ///   - runsTests: Whether the tests of these packages are run, too.
    func build(
        _ packages: [RelativePath], with changes: ChangeSet, runsTests: Bool
    ) async -> ScratchResult
}

/// Why there is no copy, in a sentence.
package struct ScratchError: Error, Equatable, CustomStringConvertible {
    package let description: String

    /// A reason that a person can read.
    package init(_ description: String) {
        self.description = description
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
