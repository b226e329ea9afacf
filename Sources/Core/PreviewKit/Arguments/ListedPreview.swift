import ScreenPreviews
import TerminalUI

/// A preview as `--list` prints it: its id, the variants to look at, and its knobs.
@MainActor struct ListedPreview: @MainActor CustomStringConvertible {
    let preview: Preview

    var description: String {
        let variants = PreviewVariant.words(for: preview).joined(separator: " ")
        let knobs = knobs.map { " " + KnobWords($0).text }.joined()
        return "\(preview.id)  \(variants)" + (knobs.isEmpty ? "" : " " + knobs)
    }

    /// Those that drawing it once asks for.
    private var knobs: [Knob] {
        guard let size = preview.partSize else { return [] }
        let knobs = Knobs()
        let stage = PreviewStage(preview, size: size, knobs: knobs)
        stage.application.drawIfNeeded()
        stage.close()
        return knobs.all
    }
}

/// What a knob takes, in the words of the command line: `kind=upward|sideways`.
struct KnobWords {
    private let knob: Knob

    init(_ knob: Knob) {
        self.knob = knob
    }

    var text: String {
        switch knob.kind {
        case .text: "\(knob.name)=TEXT"
        case .number(let range): "\(knob.name)=\(range.lowerBound)…\(range.upperBound)"
        case .toggle: "\(knob.name)=true|false"
        case .choice(let values): "\(knob.name)=" + values.joined(separator: "|")
        }
    }
}
