import Codebase
import FeatureKit
import TerminalUI

/// The places of a violation with the source around them.
struct EvidenceView: CompositeView {
    let model: EvidenceModel
    let isFocused: Bool
    let focus: @MainActor () -> Void
    let open: @MainActor () -> Void

    var body: some View {
        let document = model.document
        List(
            model.list, isFocused: isFocused, actions: actions,
            placeholder: Text(
                "This violation is about the whole module; no single line causes "
                    + "it.", .muted
            )
            .padding(horizontal: 1)
        ) { row in
            EvidenceRow(
                row: document.rows[row], numberWidth: document.numberWidth, excerpts: model.excerpts
            )
        }
    }

    private var actions: RowActions {
        RowActions(
            select: { [weak model] row in
                focus()
                model?.list.select(row)
            },
            open: { [weak model] row in
                model?.list.select(row)
                open()
            },
            scroll: { [weak model] in model?.list.scroll(by: $0) })
    }
}

struct EvidenceRow: View {
    let row: EvidenceDocument.Row
    let numberWidth: Int
    let excerpts: Excerpts

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        switch row {
        case .file(let file, let uses): draw(file, uses: uses, on: canvas)
        case .place(let place): draw(place, on: canvas)
        case .context(let file, let line):
            drawNumber(line, Style(.faint), on: canvas)
            drawText(excerpts.line(line, of: file) ?? "", on: canvas)
        case .gap: canvas.write("┊", x: numberWidth + 2, y: 0, style: Style(.faint))
        }
    }

    private func draw(_ file: RelativePath, uses: Int, on canvas: Canvas) {
        let width = canvas.size.width
        if let failure = excerpts.failure(of: file) {
            let text = StyledText("▲ \(failure)", .warning)
            canvas.write(cells: text.cells(width: width - 2), x: 1, y: 0)
            return
        }
        let note = StyledText(uses == 0 ? "" : uses.counted("use"), .muted).cells(width: 12)
        canvas.write(cells: note, x: width - 1 - note.count, y: 0)
        let name = StyledText(file.string, Style(.header, attributes: .bold))
        canvas.write(
            cells: name.cells(width: width - 3 - note.count, truncation: .start), x: 1, y: 0)
    }

    private func draw(_ place: EvidenceDocument.Place, on canvas: Canvas) {
        let mark = place.reason == .using ? StyledText("•", .accent) : StyledText("▸", .error)
        canvas.write(cells: mark.cells(width: 1), x: 1, y: 0)
        drawNumber(place.line, Style(.text, attributes: .bold), on: canvas)
        drawText(
            excerpts.line(place.line, of: place.file)?.marking(place.names) ?? standIn(for: place),
            on: canvas)
    }

    /// What is known of a line before its text is there.
    private func standIn(for place: EvidenceDocument.Place) -> StyledText {
        let names = place.names.joined(separator: ", ")
        return StyledText(place.reason == .importing ? "import \(names)" : names, .muted)
    }

    private func drawNumber(_ number: Int, _ style: Style, on canvas: Canvas) {
        let text = String(number)
        canvas.write(text, x: 3 + numberWidth - text.utf8.count, y: 0, style: style)
    }

    private func drawText(_ text: StyledText, on canvas: Canvas) {
        let x = numberWidth + 5
        canvas.write(cells: text.cells(width: canvas.size.width - x - 1), x: x, y: 0)
    }
}
