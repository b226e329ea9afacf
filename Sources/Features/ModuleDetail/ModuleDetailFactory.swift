import Architecture
import Codebase
import TerminalUI

/// The only way to build this screen.
package struct ModuleDetailFactory {
    private let source: any AnalysisSource
    private let texts: any SourceTextReader
    private let evidence: CollectEvidence

    package init(
        source: any AnalysisSource, texts: any SourceTextReader, evidence: CollectEvidence
    ) {
        self.source = source
        self.texts = texts
        self.evidence = evidence
    }

    /// What the screen can begin with.
    package enum Part {
        case dependents, graph
        /// Which way leads to another module, which the person chooses.
        case why
        /// Which way leads to this module.
        case whyTo(ModuleID)
    }

    /// - Parameter part: What the screen begins with; nil for what suits the module.
    package func makeScreen(
        of module: ModuleID, at part: Part? = nil, router: any ModuleDetailRouter
    ) -> any Screen {
        let model = ModuleDetailViewModel(
            id: module, source: source, excerpt: Excerpt(reader: texts, root: source.root),
            router: router, collectEvidence: evidence)
        if let part { model.begin(at: part) }
        return ModuleDetailScreen(viewModel: model)
    }
}
