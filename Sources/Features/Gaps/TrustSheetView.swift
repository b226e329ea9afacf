import TerminalUI

/// Asks before code of the codebase is run.
struct TrustSheetView: CompositeView {
    let root: String

    var body: some View {
        Modal(
            "Trust this codebase?", footer: "y trust · n cancel",
            size: Size(width: 72, height: 12)
        ) {
            Text(root, .accent).truncated(.start)
            Text("")
            Text(
                "Strata then runs manifests that cannot be read statically, with your rights, "
                    + "and builds the dev apps that you start. Trust only code that you would "
                    + "also build; revoke trust in Workspaces."
            ).wrapped()
        }
    }
}
