import ScreenPreviews
import TerminalUI

/// One preview at one size in one look.
@MainActor package struct SnapshotCase {
    let preview: Preview
    let size: Size
    let look: SnapshotLook

    /// The name of its file: `many@80x24.txt`.
    var fileName: String { "\(preview.state)@\(size)\(look.suffix).txt" }

    var title: String { "\(preview.id) \(size)\(look == .meanings ? "" : " " + look.rawValue)" }

    /// Draws it through the run loop of the program.
    ///
    /// - Returns: What is seen when nothing changes any more, and whether it came to that.
    func draw() async -> (snapshot: Snapshot, isSettled: Bool) {
        let stage = PreviewStage(
            preview, size: size, appearance: look.appearance, colorDepth: look.colorDepth)
        let isSettled = await stage.settle()
        defer { stage.close() }
        let snapshot = Snapshot(
            of: look == .meanings ? stage.buffer : stage.shown, title: title,
            base: look == .meanings ? Style(.text) : .plain,
            hints: hints(of: stage.application))
        return (snapshot, isSettled)
    }

    /// What the bottom bar offers, also what there is no room for, and why it cannot be done.
    private func hints(of application: Application) -> [String] {
        application.hintedCommands.map { key, command in
            "\(key) \(command.hint ?? "")"
                + (command.disabledReason.map { " (off: \($0))" } ?? "")
        }
    }
}
