import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The only way to build this screen.
package struct GraphFactory {
    private let source: any AnalysisSource

    package init(source: any AnalysisSource) {
        self.source = source
    }

    /// - Parameters:
    ///   - module: The module to select in the whole graph; nil for the busiest.
    ///   - ends: The modules between which every path is drawn; nil for the whole graph.
    package func makeScreen(
        selecting module: ModuleID? = nil, between ends: (from: ModuleID, to: ModuleID)? = nil,
        router: any GraphRouter
    ) -> any Screen {
        let model = GraphViewModel(source: source, selecting: module ?? ends?.from, router: router)
        model.survey.question.ends = ends.map { [$0.from, $0.to] } ?? []
        return GraphScreen(viewModel: model)
    }
}
