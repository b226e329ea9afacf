import Architecture
import Codebase
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum ModuleDetailPreviews: String, CaseIterable, PreviewList {
    case dependencies, expanded, dependents, files, surface, graph, comparison
    case why, chain, noChain, filtered, wideNames, many, external, alone
    case partlyRead, reading, missing, failed, unreadable

    package static var story: String { "ModuleDetail" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let viewModel = viewModel(context.log, context.names)
        ImmediateExecutor.begin {
            await viewModel.settle()
            arrange(viewModel)
        }
        return ModuleDetailScreen(viewModel: viewModel)
    }

    private func viewModel(_ log: RouteLog, _ names: SampleNames) -> ModuleDetailViewModel {
        switch self {
        case .wideNames: .preview(names: .long, log: log)
        case .many: .preview(size: .large, names: names, log: log)
        case .external: .preview(of: "external:observability::Metrics", log: log)
        case .alone: .preview(of: "::Analytics", log: log)
        case .partlyRead: .preview(names: names, reading: .running, log: log)
        case .reading:
            .preview(
                state: .starting(AnalysisProgress(step: .manifests, done: 3, total: 8)), log: log)
        case .missing: .preview(of: "::Gone", log: log)
        case .failed: .preview(state: .failed(.noFolder(path: "/home/ada/Radio")), log: log)
        case .unreadable: .preview(names: names, texts: .missing, log: log)
        default: .preview(names: names, log: log)
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
