import Architecture
import TerminalUI

/// Asks before something is done that cannot be seen in advance.
struct WorkspaceSheet: CompositeView {
    let sheet: WorkspacesViewModel.Sheet
    let words: PathWords

    var body: some View {
        switch sheet {
        case .trust(let workspace):
            Modal(
                "Trust \(PathWords.name(of: workspace.root))?", footer: "y trust it · n leave it",
                size: Size(width: 72, height: 22)
            ) {
                Text(words.shortened(workspace.root), .accent, .bold).truncated(.start)
                Text("")
                Text(Self.meaning).wrapped()
                Text("")
                Text(Self.advice, .muted).wrapped()
            }
        case .forget(let workspace):
            Modal(
                "Forget \(PathWords.name(of: workspace.root))?", footer: "y forget it · n keep it",
                size: Size(width: 64, height: 12)
            ) {
                Text(words.shortened(workspace.root), .accent, .bold).truncated(.start)
                Text("")
                Text(
                    "It leaves this list, and Strata no longer trusts it. "
                        + "Nothing in the folder is touched."
                ).wrapped()
            }
        }
    }

    private static let meaning =
        "Strata reads manifests without running them. Some cannot be read that way. If you trust "
        + "this folder, Strata may run such manifests of SwiftPM and Tuist, and builds the dev apps "
        + "that you ask for: its code then runs on this machine, with your rights."

    private static let advice =
        "Trust code that you would also build. T takes the trust back."
}
