import Architecture
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum ModuleDetailPreviews: String, CaseIterable, PreviewList {
    case dependencies, expanded, dependents, files, surface, graph, comparison
    case why, chain, noChain, filtered, wideNames, many, external, alone
    case partlyRead, reading, missing, failed, unreadable

    package static var story: String { "ModuleDetail" }

    package func makeScreen(log: RouteLog) -> any Screen {
        let viewModel = viewModel(log)
        arrange(viewModel)
        return ModuleDetailScreen(viewModel: viewModel)
    }

    private func viewModel(_ log: RouteLog) -> ModuleDetailViewModel {
        switch self {
        case .wideNames: .preview(names: .wide, log: log)
        case .many: .preview(size: .large, log: log)
        case .external: .preview(of: "external:observability::Metrics", log: log)
        case .alone: .preview(of: "::Analytics", log: log)
        case .partlyRead: .preview(reading: .running, log: log)
        case .reading:
            .preview(
                state: .starting(AnalysisProgress(step: .manifests, done: 3, total: 8)), log: log)
        case .missing: .preview(of: "::Gone", log: log)
        case .failed: .preview(state: .failed(.noFolder(path: "/home/ada/Radio")), log: log)
        case .unreadable: .preview(texts: .missing, log: log)
        default: .preview(log: log)
        }
    }

    private func arrange(_ viewModel: ModuleDetailViewModel) {
        switch self {
        case .expanded:
            viewModel.list.move(by: 1)
            viewModel.expand()
        case .dependents: viewModel.select(.dependents)
        case .files: viewModel.select(.files)
        case .surface: viewModel.select(.surface)
        case .graph, .many: viewModel.select(.neighbourhood)
        case .comparison: viewModel.select(.comparison)
        case .why: viewModel.askWhy()
        case .chain, .noChain: chain(self == .chain ? "Storage" : "Settings", viewModel)
        case .filtered: viewModel.filter = ListFilter("kit", isEditing: true)
        default: break
        }
    }

    private func chain(_ target: String, _ viewModel: ModuleDetailViewModel) {
        viewModel.askWhy()
        _ = viewModel.why?.receive(.paste(target))
        viewModel.why?.choose()
    }
}
