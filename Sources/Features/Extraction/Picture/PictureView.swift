import Codebase
import Extracting
import FeatureKit
import TerminalUI

/// The module that is taken apart, as tiles as large as its parts.
struct PictureView: View {
    let viewModel: ExtractionViewModel

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        guard let planned = viewModel.planned else { return }
        let legend =
            ExtractionCandidate.Kind.allCases.map { StyledText($0.marked + "  ", $0.color) }
            .reduce("") { $0 + $1 } + StyledText("stays", .muted)
        Panel(StyledText(planned.plan.moduleName + " by lines"), note: legend) {
            tiles(of: planned)
        }
        .draw(on: canvas)
    }

    private func tiles(of planned: PlannedMonolith) -> TreemapView {
        TreemapView(
            planned.parts.map {
                TreemapPart(name: $0.name, lines: $0.lines, number: $0.candidate)
            },
            selected: viewModel.selected?.number,
            look: { number in
                let kind = planned.plan.candidates[number].kind
                return TreemapView.Look(mark: kind.mark, color: kind.color)
            },
            select: { [weak viewModel] in viewModel?.selectCandidate(number: $0) })
    }
}
