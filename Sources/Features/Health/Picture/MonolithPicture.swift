import Architecture
import Codebase
import Diagnosing
import FeatureKit
import TerminalUI

/// The large module that the selected finding is about, by its folders; what can leave it now stands
/// out.
struct MonolithPicture: View {
    let name: String
    let folders: FolderParts

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let leaves = folders.parts.contains { $0.number != nil }
        Panel(
            StyledText(name + " by lines"),
            note: leaves ? StyledText("░ comes free", .success) : ""
        ) {
            TreemapView(folders.parts) { _ in TreemapView.Look(mark: "→", color: .success) }
        }
        .draw(on: canvas)
    }
}
