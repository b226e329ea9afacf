import Codebase
import TerminalUI

/// Asks before something is done that cannot be seen in advance.
struct WorkspaceSheet: CompositeView {
    let sheet: WorkspacesViewModel.Sheet
    let words: PathWords

    var body: some View {
        switch sheet {
        case .trust(let workspace):
            Modal(
                "Trust \(PathWords.name(of: workspace.root))?", footer: "y trust · n cancel",
                size: Size(width: 72, height: 22)
            ) {
                Text(words.shortened(workspace.root), .accent, .bold).truncated(.start)
                Text("")
                Text(Self.meaning).wrapped()
                Text("")
                Text(Self.advice, .muted).wrapped()
            }
        case .untrust(let workspace):
            short(
                "Trust \(PathWords.name(of: workspace.root)) no more?", workspace,
                "Strata no longer runs its code. What runs now goes on.",
                footer: "y trust it no more · n leave it")
        case .restore(let workspace):
            short(
                "Put \(PathWords.name(of: workspace.root)) back?", workspace,
                workspace.trust == .trusted
                    ? "It is in this list again, and trusted as before."
                    : "It is in this list again.", footer: "y put it back · n no")
        case .forget(let workspace):
            short(
                "Forget \(PathWords.name(of: workspace.root))?", workspace,
                "Removes the codebase from this list and revokes its trust. The folder itself "
                    + "does not change. u puts it back.",
                footer: "y forget · n cancel")
        }
    }

    private func short(
        _ title: String, _ workspace: Workspace, _ text: String, footer: StyledText
    ) -> Modal {
        Modal(StyledText(title), footer: footer, size: Size(width: 64, height: 12)) {
            Text(words.shortened(workspace.root), .accent, .bold).truncated(.start)
            Text("")
            Text(text).wrapped()
        }
    }

    private static let meaning =
        "Strata reads manifests without running them; some cannot be read that way. If you "
        + "trust this folder, Strata may run such SwiftPM and Tuist manifests, and builds "
        + "the dev apps that you start: code of this folder then runs with your rights."

    private static let advice =
        "Trust only code that you would also build. T revokes trust."
}
