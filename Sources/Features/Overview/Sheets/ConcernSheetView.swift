import Architecture
import TerminalUI

/// The list of what could not be read; the selected one in full below it.
struct ConcernSheetView: CompositeView {
    let concerns: [Concern]
    let list: ListState
    let actions: RowActions

    var body: some View {
        Modal(
            title, size: Size(width: 110, height: min(26, max(concerns.count, 3) + 8))
        ) {
            if concerns.isEmpty {
                Text("Everything could be read.", .success)
            } else {
                List(list, actions: actions) { ConcernRow(concern: concerns[$0]) }
                Divider()
                Text(reason).wrapped().frame(height: 5)
            }
        }
    }

    private var title: StyledText {
        let counted = concerns.count { $0.isCounted }
        return StyledText("Incomplete: \(counted.grouped)")
    }

    private var reason: StyledText {
        guard let row = list.selection, concerns.indices.contains(row) else { return "" }
        let concern = concerns[row]
        let remedy =
            concern.isCuredByTrust
            ? StyledText("\nT", .key) + " lets SwiftPM itself answer, which runs the manifest." : ""
        return StyledText(concern.reason) + remedy
    }
}

/// One line of that list.
struct ConcernRow: View {
    let concern: Concern

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        let sign = concern.isCounted ? StyledText("!", .warning, .bold) : StyledText("·", .muted)
        let place = min(max(24, width / 3), 44)
        canvas.write(cells: sign.cells(width: 1), x: 0, y: 0)
        canvas.write(
            cells: StyledText(concern.place).cells(width: place, truncation: .start), x: 2, y: 0)
        let trust = concern.isCuredByTrust ? StyledText("T", .key) : ""
        canvas.write(
            cells: StyledText(concern.reason, .muted).cells(width: width - place - 6),
            x: place + 4, y: 0)
        canvas.write(cells: trust.cells(width: 1), x: width - 1, y: 0)
    }
}
