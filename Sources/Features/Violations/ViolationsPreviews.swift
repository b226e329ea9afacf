import Architecture
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum ViolationsPreviews: String, CaseIterable, PreviewList {
    case some, evidence, byModule, byFile, cycle, filtered, nothingMatches, wideNames, many
    case recorded, explanation, clean, incomplete, partlyRead, reading, failed, unreadable

    package static var story: String { "Violations" }

    package func makeScreen(log: RouteLog) -> any Screen {
        let viewModel = viewModel(log)
        arrange(viewModel)
        return ViolationsScreen(viewModel: viewModel)
    }

    private func viewModel(_ log: RouteLog) -> ViolationsViewModel {
        switch self {
        case .wideNames: .preview(violations: .some, names: .wide, log: log)
        case .many: .preview(violations: .many, log: log)
        case .recorded: .preview(violations: .someRecorded, log: log)
        case .clean: .preview(violations: .none, log: log)
        case .incomplete: .preview(violations: .none, reading: .incomplete, log: log)
        case .partlyRead: .preview(violations: .some, reading: .incomplete, log: log)
        case .reading: .preview(violations: .none, reading: .running, log: log)
        case .failed: .preview(state: .failed(.noSwift(path: "/home/ada/Notes")), log: log)
        case .unreadable: .preview(violations: .some, texts: .missing, log: log)
        default: .preview(violations: .some, log: log)
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
        case .partlyRead: viewModel.showSheet(.incomplete)
        default: break
        }
    }
}
