import Codebase
import Composing
import FeatureKit
import TerminalUI

/// The line of a row with those around it.
struct ExcerptView: CompositeView {
    let place: CompositionPlace
    let excerpts: Excerpts

    var body: some View {
        if let failure = excerpts.failure(of: place.file) {
            Text(StyledText("▲ \(failure)", .warning)).wrapped().padding(horizontal: 1)
        } else {
            Code(lines)
        }
    }

    private var lines: [CodeLine] {
        let first = max(1, place.line - CompositionDetail.before)
        return (first...place.line + 12).compactMap { number in
            guard let text = excerpts.line(number, of: place.file) else { return nil }
            return CodeLine(
                text, number: number, mark: number == place.line ? StyledText("▸", .accent) : "",
                isMarked: number == place.line)
        }
    }
}
