import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum ViolationsPreviews: String, CaseIterable, PreviewList {
    case some, evidence, byModule, byFile, cycle, filtered, nothingMatches, wideNames, many
    case recorded, withRecorded, stale, excluded, marked, explanation
    case clean, incomplete, partlyRead, reading, failed, unreadable

    package static var story: String { "Violations" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let viewModel = viewModel(context.log, context.names)
        viewModel.survey.inTurn {
            ImmediateExecutor.begin {
                await viewModel.settle()
                arrange(viewModel)
            }
        }
        return ViolationsScreen(viewModel: viewModel)
    }

    private func viewModel(_ log: RouteLog, _ names: SampleNames) -> ViolationsViewModel {
        switch self {
        case .wideNames: .preview(violations: .some, names: .long, log: log)
        case .recorded, .withRecorded, .stale:
            .preview(violations: .recorded, names: names, log: log)
        case .excluded: .preview(violations: .excluded, names: names, log: log)
        case .many: .preview(violations: .many, names: names, log: log)
        case .clean: .preview(violations: .none, names: names, log: log)
        case .incomplete: .preview(violations: .none, names: names, reading: .incomplete, log: log)
        case .partlyRead: .preview(violations: .some, names: names, reading: .incomplete, log: log)
        case .reading: .preview(violations: .none, names: names, reading: .running, log: log)
        case .failed: .preview(state: .failed(.noSwift(path: "/home/ada/Notes")), log: log)
        case .unreadable: .preview(violations: .some, names: names, texts: .missing, log: log)
        default: .preview(violations: .some, names: names, log: log)
        }
    }

    private func arrange(_ viewModel: ViolationsViewModel) {
        switch self {
        case .evidence: viewModel.open()
        case .byModule: viewModel.cycleGrouping()
        case .byFile:
            viewModel.cycleGrouping()
            viewModel.cycleGrouping()
        case .cycle:
            viewModel.catalog?.items.first { $0.violation.kind == .cycle }
                .map { viewModel.selectWhenKnown($0.violation.id) }
        case .filtered:
            viewModel.filter = ListFilter("feed", isEditing: true)
            viewModel.toggle(.info)
        case .nothingMatches: viewModel.filter = ListFilter("nowhere")
        case .explanation: viewModel.explain()
        case .withRecorded: viewModel.cycleStates()
        case .stale: viewModel.show(.stale)
        case .excluded: viewModel.show(.excluded)
        case .marked:
            viewModel.list.move(by: 3)
            viewModel.marks.toggle(viewModel.markable)
            viewModel.list.move(by: -1)
            viewModel.marks.toggle(viewModel.markable)
        default: break
        }
    }
}
