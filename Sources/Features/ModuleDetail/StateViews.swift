import Codebase
import FeatureKit
import TerminalUI

/// What is shown when there is no such module any more.
struct MissingView: CompositeView {
    let id: ModuleID

    var body: some View {
        EmptyState(
            "\(id.targetName) no longer exists", symbol: StyledText("?", .warning, .bold),
            explanation: "The codebase no longer has a module \(id).",
            advice: .keys(("Esc", "goes back")))
    }
}
