import Architecture
import Codebase
import TerminalUI

/// The imports behind an edge.
struct EdgeSheetView: CompositeView {
    let sheet: EdgeSheet
    let from: String
    let to: String
    let list: ListState
    let actions: RowActions

    var body: some View {
        Modal(
            StyledText("\(from) → \(to)"),
            size: Size(width: 110, height: min(40, max(sheet.rows.count, 3) + 4))
        ) {
            Text(summary)
            Divider()
            if sheet.rows.isEmpty {
                Text("Declared, but no file imports it.", .muted)
            } else {
                List(list, actions: actions) { EdgeRow(row: sheet.rows[$0]) }
            }
        }
    }

    private var summary: StyledText {
        let kinds = sheet.kinds.map { StyledText("\($0.symbol) \($0.rawValue)   ", .error, .bold) }
        let declared =
            sheet.declaration.map { "declared at \($0.file):\($0.line)" } ?? "not declared here"
        return kinds.reduce(StyledText([]), +) + StyledText(sheet.imports.counted("import"))
            + StyledText("   \(declared)", .muted)
            + StyledText(sheet.hasUses ? "   uses \(sheet.accuracy.word)" : "", .muted)
    }
}

/// One import, or one line that uses what it brings.
struct EdgeRow: View {
    let row: EdgeSheet.Row

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        guard row.isImport else {
            let text = StyledText("line \(row.line)  ", .muted) + StyledText(row.text)
            canvas.write(cells: text.cells(width: width - 6), x: 6, y: 0)
            return
        }
        let statement = StyledText(row.text, .keyword)
        let room = min(TextWidth.of(statement), width / 2)
        let place = StyledText("\(row.file):\(row.line)")
        canvas.write(
            cells: place.cells(width: width - room - 2, truncation: .start), x: 0, y: 0)
        canvas.write(cells: statement.cells(width: room), x: width - room, y: 0)
    }
}
