import Codebase
import FeatureKit
import Inverting
import TerminalUI

/// Why the edge is there: what is used, in which way, and the lines that do it.
struct EvidencePane: CompositeView {
    let viewModel: InversionViewModel
    let plan: InversionPlan

    var body: some View {
        let isFocused = viewModel.focus == .evidence
        let rows = viewModel.evidence
        let pathWidth = EvidenceRowView.pathWidth(of: rows)
        Panel(
            "Coupling", note: note, isFocused: isFocused,
            scroll: ScrollPosition(viewModel.evidenceList)
        ) {
            FilterField(viewModel.evidenceFilter, found: found(in: rows), of: plan.places)
            List(
                viewModel.evidenceList,
                isFocused: isFocused && !viewModel.evidenceFilter.isEditing,
                actions: RowActions(
                    select: { [weak viewModel] in viewModel?.selectEvidence($0) },
                    open: { [weak viewModel] in
                        viewModel?.selectEvidence($0)
                        viewModel?.edit()
                    },
                    scroll: { [weak viewModel] in viewModel?.evidenceList.scroll(by: $0) }),
                placeholder: placeholder
            ) { row in
                EvidenceRowView(
                    row: rows[row], pathWidth: pathWidth, excerpts: viewModel.excerpts)
            }
        }
    }

    private func found(in rows: [EvidenceRow]) -> Int {
        rows.count { if case .site = $0 { true } else { false } }
    }

    private var note: StyledText {
        let parts = plan.inversion.couplings.count.counted("part")
        let text = StyledText("\(parts) in \(plan.places.counted("place"))")
        guard !plan.inversion.unread.isEmpty else { return text }
        let unread = plan.inversion.unread.count.counted("file")
        return StyledText("▲ \(unread) not read  ", .warning) + text
    }

    private var placeholder: any View {
        viewModel.evidenceFilter.isActive
            ? Text("No match. Esc shows all.", .muted)
            : Text("No line was found that uses the other module.", .muted).wrapped()
    }
}

/// A part of the edge with its reason, or a place with its line of source.
struct EvidenceRowView: View {
    let row: EvidenceRow
    let pathWidth: Int
    let excerpts: Excerpts

    private static let classWidth = CouplingClass.allCases.map(\.rawValue.count).max() ?? 0

    /// The room that the paths of places want.
    static func pathWidth(of rows: [EvidenceRow]) -> Int {
        rows.map { row in
            guard case .site(let site) = row else { return 0 }
            return TextWidth.of(site.words)
        }.max() ?? 0
    }

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        switch row {
        case .coupling(let coupling): draw(coupling, on: canvas)
        case .site(let site): draw(site, on: canvas)
        }
    }

    private func draw(_ coupling: Coupling, on canvas: Canvas) {
        let room = canvas.size.width
        let kind = StyledText(coupling.kind.rawValue, Style(.accent))
        canvas.write(cells: kind.cells(width: room), x: 0, y: 0)
        let start = room < 90 ? coupling.kind.rawValue.count + 2 : Self.classWidth + 2
        let text =
            StyledText(coupling.name, Style(.header, attributes: .bold)) + "  "
            + StyledText(coupling.reason, .muted)
        canvas.write(cells: text.cells(width: room - start), x: start, y: 0)
    }

    private func draw(_ site: CouplingSite, on canvas: Canvas) {
        let room = canvas.size.width - 2
        let path = StyledText(site.words, .muted)
        let width = min(pathWidth, room / 2)
        canvas.write(cells: path.cells(width: width, truncation: .start), x: 2, y: 0)
        let start = 2 + width + 2
        let failure = excerpts.failure(of: site.file).map { StyledText("▲ \($0)", .warning) }
        let line = failure ?? excerpts.line(site.line, of: site.file)?.trimmed ?? ""
        canvas.write(cells: line.cells(width: canvas.size.width - start), x: start, y: 0)
    }
}

extension CouplingSite {
    /// File and line.
    fileprivate var words: String { "\(file):\(line)" }
}

extension StyledText {
    /// Without the blanks that it begins with.
    fileprivate var trimmed: StyledText {
        var spans = self.spans
        while let first = spans.first {
            let rest = first.text.drop { $0 == " " }
            if !rest.isEmpty {
                spans[0].text = String(rest)
                break
            }
            spans.removeFirst()
        }
        return StyledText(spans)
    }
}
