import Architecture
import Codebase
import Editing
import Inverting

/// What the screen asks for what it does not know itself.
package nonisolated struct InversionServices: Sendable {
    /// Works the recipes out.
    let plan: any InversionPlanner
    /// Tries one.
    let prove: any InversionProver
    /// Changes files once a person has agreed.
    let applyChanges: ApplyChanges
    /// Takes changes back.
    let writer: ChangeWriter
    /// Shows the codebase's own lines.
    let texts: any SourceTextReader
    /// Highlights texts that are in no folder.
    let highlight: @Sendable (any SourceContents) -> any SourceTextReader
    /// Whether code of the codebase may be run.
    let isTrusted: @Sendable () -> Bool

    /// - Parameters:
    ///   - plan: Works the recipes out.
    ///   - prove: Tries one.
    ///   - applyChanges: Changes files once a person has agreed.
    ///   - writer: Takes changes back; the one that `applyChanges` uses.
    ///   - texts: Shows the codebase's own lines.
    ///   - highlight: Reads lines of contents that are in no folder.
    ///   - isTrusted: Whether code of the codebase may be run.
    package init(
        plan: any InversionPlanner, prove: any InversionProver, applyChanges: ApplyChanges,
        writer: ChangeWriter, texts: any SourceTextReader,
        highlight: @escaping @Sendable (any SourceContents) -> any SourceTextReader,
        isTrusted: @escaping @Sendable () -> Bool
    ) {
        self.plan = plan
        self.prove = prove
        self.applyChanges = applyChanges
        self.writer = writer
        self.texts = texts
        self.highlight = highlight
        self.isTrusted = isTrusted
    }
}
