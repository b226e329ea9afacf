import TerminalUI

/// Asks before code of the codebase is run.
struct TrustSheetView: CompositeView {
    let root: String

    var body: some View {
        Modal(
            "Trust this codebase?", footer: StyledText("Enter trust   Esc not now", .muted),
            size: Size(width: 72, height: 12)
        ) {
            Text(root, .accent).truncated(.start)
            Text("")
            Text(
                "What cannot be read from its manifests is then asked from the build system itself, "
                    + "which runs the code in them. Do this only for code you would build anyway."
            ).wrapped()
        }
    }
}
