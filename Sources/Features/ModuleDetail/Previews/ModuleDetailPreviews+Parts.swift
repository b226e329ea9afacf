import Architecture
import Codebase
import Samples
import ScreenPreviews
import TerminalUI

extension ModuleDetailPreviews {
    package static var components: [Preview] {
        [rowStates, listStates, graphStates, headerStates].flatMap(\.self)
    }

    /// One row of each kind, under an edge that is open.
    private static var rowStates: [Preview] {
        part(
            "Row", width: 72, height: 14,
            states: [
                .state("dependency", model: { model(.dependencies, $0) }, rows),
                .state("evidence", model: opened, rows),
                .state("file", model: { model(.files, $0) }, rows),
                .state("declaration", model: { model(.surface, $0) }, rows),
                .state("narrow", width: 40, model: opened, rows),
            ])
    }

    private static func model(
        _ tab: DetailTab, _ preview: PreviewContext
    ) -> ModuleDetailViewModel {
        let model = ModuleDetailViewModel.preview(names: preview.names, log: preview.log)
        model.select(tab)
        return model
    }

    private static func opened(_ preview: PreviewContext) -> ModuleDetailViewModel {
        let model = model(.dependencies, preview)
        ImmediateExecutor.begin {
            await model.settle()
            model.list.move(by: 1)
            model.expand()
        }
        return model
    }

    @ViewBuilder private static func rows(_ model: ModuleDetailViewModel) -> ViewList {
        if let report = model.report {
            for row in model.rows.prefix(14) {
                DetailRowView(row: row, tab: model.tab, folder: report.module?.path ?? .root)
            }
        }
    }

    private static var listStates: [Preview] {
        part(
            "List", width: 72, height: 14,
            states: [
                .state("files", model: { model(.files, $0) }, list),
                .state("surface", model: { model(.surface, $0) }, list),
                .state("comparison", model: { model(.comparison, $0) }, list),
                .state(
                    "empty",
                    model: { preview in
                        ModuleDetailViewModel.preview(of: "::Analytics", log: preview.log)
                    }, list),
                .state(
                    "filtered",
                    model: { preview in
                        let model = model(.files, preview)
                        model.filter = ListFilter("row", isEditing: true)
                        return model
                    }, list),
            ])
    }

    @ViewBuilder private static func list(_ model: ModuleDetailViewModel) -> ViewList {
        if let report = model.report { DetailList(viewModel: model, report: report) }
    }

    private static var graphStates: [Preview] {
        part(
            "Graph", width: 76, height: 17,
            states: [
                .state("some", model: { model(.neighbourhood, $0) }, graph),
                .state("low", height: 9, model: { model(.neighbourhood, $0) }, graph),
                .state("narrow", width: 40, model: { model(.neighbourhood, $0) }, graph),
                .state(
                    "many",
                    model: { preview in
                        let model = ModuleDetailViewModel.preview(
                            size: .large, names: preview.names, log: preview.log)
                        model.select(.neighbourhood)
                        return model
                    }, graph),
            ])
    }

    @ViewBuilder private static func graph(_ model: ModuleDetailViewModel) -> ViewList {
        if let report = model.report { NeighbourhoodView(viewModel: model, report: report) }
    }

    private static var headerStates: [Preview] {
        part(
            "Header", width: 76, height: 4,
            states: [
                .state("own", model: { model(.dependencies, $0) }) { header($0) },
                .state(
                    "external",
                    model: { preview in
                        ModuleDetailViewModel.preview(
                            of: "external:observability::Metrics", log: preview.log)
                    }
                ) { header($0) },
                .state(
                    "reading",
                    model: { preview in
                        ModuleDetailViewModel.preview(
                            names: preview.names, reading: .running, log: preview.log)
                    }
                ) { header($0, AnalysisProgress(step: .sources, done: 120, total: 460)) },
                .state("low", width: 58, height: 3, model: { model(.dependencies, $0) }) {
                    header($0, isLow: true)
                },
            ])
    }

    @ViewBuilder private static func header(
        _ model: ModuleDetailViewModel, _ progress: AnalysisProgress? = nil, isLow: Bool = false
    ) -> ViewList {
        if let report = model.report {
            HeaderView(report: report, progress: progress, isLow: isLow)
            TabBar(viewModel: model, report: report)
        }
    }
}
