import Architecture
import Codebase
import TerminalUI

/// What is shown when a codebase cannot be analyzed at all: what happened, and what to do.
package struct FailedView: CompositeView {
    private let error: AnalysisError
    private let title: String
    private let advice: StyledText

    /// - Parameters:
    ///   - error: What happened.
    ///   - title: What the screen cannot do because of it.
    ///   - advice: The keys of the screen that help; nil for those of
    ///     ``TerminalUI/Command/waysOut(of:on:readAgain:openAnother:edit:)``.
    package init(
        _ error: AnalysisError, title: String = "Cannot read this codebase",
        advice: StyledText? = nil
    ) {
        self.error = error
        self.title = title
        self.advice = advice ?? Self.waysOut(of: error)
    }

    package var body: some View {
        EmptyState(
            title, symbol: StyledText("✗", .error, .bold), explanation: error.description,
            advice: advice)
    }

    private static func waysOut(of error: AnalysisError) -> StyledText {
        let always = StyledText.keys(("r", "tries again"), ("o", "opens another codebase"))
        guard case .configuration = error else { return always }
        return .keys(("e", "opens .strata.yml")) + "   " + always
    }
}

extension Command {
    /// What can be done when a codebase cannot be analyzed at all.
    ///
    /// - Parameters:
    ///   - error: What happened; a mistake in `.strata.yml` can be edited.
    ///   - screen: The beginning of the commands' identifiers.
    ///   - readAgain: Analyses the codebase again.
    ///   - openAnother: Leads to other codebases.
    ///   - edit: Opens a file at a line.
    package static func waysOut(
        of error: AnalysisError, on screen: String, readAgain: @escaping Action,
        openAnother: @escaping Action, edit: @escaping @MainActor (RelativePath, Int?) -> Void
    ) -> [Command] {
        let always = [
            Command(
                "\(screen).reload", "Read the codebase again", keys: .readAgain, hint: "try again",
                action: readAgain),
            Command(
                "\(screen).workspaces", "Open another codebase", keys: ["o"],
                hint: "other codebase", action: openAnother),
        ]
        guard case .configuration(let mistake) = error else { return always }
        return always + [
            Command(
                "\(screen).edit", "Open .strata.yml at the mistake", keys: .edit, hint: "edit"
            ) { edit(mistake.file, mistake.line) }
        ]
    }
}
