import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What is shown when no violation was found: clean only if everything could be read.
struct NoViolationsView: CompositeView {
    let catalog: Catalog
    let progress: AnalysisProgress?
    let scope: Scope

    var body: some View {
        if let progress {
            EmptyState(
                "No violations so far", symbol: StyledText("…", .info),
                explanation: "Strata is \(progress.sentence)",
                advice: StyledText("Violations appear here when all sources are read.", .muted))
        } else if incomplete == 0 {
            EmptyState(
                title, symbol: StyledText("✓", .success, .bold), explanation: checked,
                advice: layersRemark)
        } else {
            EmptyState(
                "No violations found; incomplete", symbol: StyledText("▲", .warning, .bold),
                explanation: "\(incomplete.counted("thing")) could not be read, "
                    + "so violations may be missing.",
                advice: .keys(("i", "lists them")))
        }
    }

    private var incomplete: Int { catalog.analysis.totals.incomplete }

    private var title: String {
        if let kind = scope.kind { return "No \(kind.rawValue) violations" }
        return scope.module.map { "No violations of \(catalog.name(of: $0))" } ?? "No violations"
    }

    private var checked: String {
        let analysis = catalog.analysis
        let totals = analysis.totals
        let layers = analysis.configuration.layers.count.counted("layer")
        return "Checked \(totals.modulesText(analysis.unitNoun)), \(totals.files.text) and "
            + "\(totals.dependencies.counted("dependency", "dependencies")) against \(layers)."
    }

    private var layersRemark: StyledText {
        switch catalog.analysis.configuration.source {
        case .file(let file): StyledText("Layers from \(file).", .muted)
        case .inferred:
            StyledText("The layers are inferred; ", .muted) + StyledText("strata init", .key)
                + StyledText(" saves them.", .muted)
        }
    }
}
