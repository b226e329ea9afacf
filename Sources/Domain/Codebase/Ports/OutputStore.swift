/// Keeps what commands print, so that a question about a codebase is not worked out again while
/// nothing is different that was looked at for it.
package protocol OutputStore: Sendable {
    /// What was printed for a question.
    ///
    /// - Parameters:
    ///   - question: All that the output depends on beside the codebase.
    ///   - index: Who says what builds have left.
    /// - Returns: nil if it was never asked, or anything that was looked at may be different.
    func output(
        for question: String, of tree: SourceTree, index: (any CompilerIndexReader)?
    ) async -> KeptOutput?

    /// Begins to note what is looked at in a tree whose files nobody runs.
    func notes(on tree: SourceTree) -> any OutputNotes
}

/// What is looked at while a question is worked out.
package protocol OutputNotes: Sendable {
    /// The tree, whose contents note what is asked of them.
    var tree: SourceTree { get }

    /// Keeps what was printed; nothing if what was looked at may change unseen.
    ///
    /// - Parameter builds: What builds have left, asked after all else; nil if nobody asks.
    func keep(_ output: KeptOutput, for question: String, builds: BuildTraces?)
}

/// What a command printed.
package struct KeptOutput: Equatable, Sendable {
    /// The whole text.
    package let text: String
    /// The exit status.
    package let status: Int32

    /// An output of its parts.
    package init(text: String, status: Int32) {
        self.text = text
        self.status = status
    }
}
