import TerminalUI

/// What stands there when a filter leaves nothing.
package struct NoMatchView: CompositeView {
    private let explanation: String

    /// What the filter looks at, in a sentence.
    package init(_ explanation: String = "") {
        self.explanation = explanation
    }

    package var body: some View {
        EmptyState(
            "No match", explanation: explanation, advice: .keys(("Esc", "clears the filter")))
    }
}

/// What stands there when a codebase has no module.
package struct NoModulesView: CompositeView {
    package init() {}

    package var body: some View {
        EmptyState(
            "No modules found",
            explanation: "The codebase declares no modules, and no folder contains sources.",
            advice: .keys(("r", "reloads")))
    }
}
