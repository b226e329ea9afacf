import ScreenPreviews
import TerminalUI

/// What a person at the terminal does and sees, for tests that read like a story.
extension PreviewStage {
    /// Presses keys; each comes to rest before the next.
    package func press(_ keys: [Key]) async {
        for key in keys {
            application.handle(.key(key))
            await settle()
        }
    }

    /// Types a text, letter by letter.
    package func type(_ text: String) async {
        await press(text.map { .character($0) })
    }

    /// Clicks at the first place where a text is shown; nowhere if it is not shown.
    package func click(_ text: String, clicks: Int = 1) async {
        guard let place = place(of: text) else { return }
        application.handle(
            .mouse(
                MouseEvent(
                    .press(clicks: clicks), button: .left, column: place.x, row: place.y)))
        await settle()
    }

    /// Whether a text is shown now.
    package func shows(_ text: String) -> Bool { terminal.text.contains(text) }

    /// The cell where a text begins that is shown.
    package func place(of text: String) -> Point? {
        for (row, line) in terminal.lines.enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return Point(x: TextWidth.of(line[..<range.lowerBound]), y: row)
        }
        return nil
    }
}
