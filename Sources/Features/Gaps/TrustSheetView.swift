import TerminalUI

/// Asks before code of the codebase is run.
struct TrustSheetView: CompositeView {
    let root: String

    var body: some View {
        Modal(
            "Trust this codebase?", footer: "y trust it · n no",
            size: Size(width: 72, height: 12)
        ) {
            Text(root, .accent).truncated(.start)
            Text("")
            Text(
                "Manifests that cannot be read from their text are then run, with your rights. "
                    + "Dev apps that you start are built. Do this only for code that you would build "
                    + "anyway; Workspaces takes the trust back."
            ).wrapped()
        }
    }
}
