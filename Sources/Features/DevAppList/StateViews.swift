import FeatureKit
import TerminalUI

/// What is shown where there is neither a dev app nor a feature.
struct NoDevApps: CompositeView {
    var body: some View {
        EmptyState(
            "No features found", symbol: StyledText("▷", .muted),
            explanation: "A dev app is an executable that runs one feature alone: it depends on "
                + "that feature only, or is named after it (OrdersDev, OrdersExample). Strata "
                + "recognised no feature in this codebase.",
            advice: .keys(("r", "reloads")))
    }
}

/// Asks before code is run or files are changed, or says why not.
struct DevAppSheet: CompositeView {
    let sheet: DevAppListViewModel.Sheet
    let root: String
    /// The first line of a change that is shown.
    var offset = 0

    var body: some View {
        switch sheet {
        case .start(let start): StartView(start: start, root: root)
        case .planning(let name):
            Modal("Dev app for \(name)", footer: "Esc cancel", size: Size(width: 66, height: 8)) {
                Text("")
                Text("Working out the change…", .muted)
            }
        case .proposal(let proposal): ProposalView(proposal: proposal, offset: offset)
        case .refused(let reason):
            Modal("Not possible", footer: "Esc close", size: Size(width: 76, height: 12)) {
                Text("")
                Text(reason).wrapped()
            }
        }
    }
}

/// Asks before a dev app is built or started; the first time, whether the codebase is trusted.
private struct StartView: CompositeView {
    let start: DevAppListViewModel.Start
    let root: String

    var body: some View {
        Modal(title, footer: footer, size: Size(width: 66, height: 15)) {
            Text("")
            Text(StyledText(root, .accent)).truncated(.start)
            Text(StyledText("$ ", .muted) + StyledText(start.command)).truncated(.middle)
            Text("")
            Text(explanation).wrapped()
            if !start.isTrusted {
                Text("")
                Text("Strata remembers this; revoke it in Workspaces.", .muted).wrapped()
            }
        }
    }

    private var title: StyledText {
        guard start.isTrusted else { return "Trust this codebase?" }
        return StyledText(start.starts ? "Build and run \(start.name)?" : "Build \(start.name)?")
    }

    private var footer: StyledText {
        guard start.isTrusted else {
            return start.starts ? "y trust, build and run · n no" : "y trust and build · n no"
        }
        return start.starts ? "y build and run · n no" : "y build · n no"
    }

    private var explanation: String {
        guard start.isTrusted else {
            return "Building \(start.name) runs code of this codebase: its manifests, macros and "
                + "plugins, and then the program itself."
        }
        return start.starts
            ? "The program gets the terminal until it ends. It is not asked again for this dev app "
                + "until you leave Strata."
            : "It is not asked again for this dev app until you leave Strata."
    }
}
