import Architecture
import TerminalUI

/// The only way to build this screen.
package struct ModuleDetailFactory {
    private let source: any AnalysisSource
    private let texts: any SourceTextReader

    package init(source: any AnalysisSource, texts: any SourceTextReader) {
        self.source = source
        self.texts = texts
    }

    package func makeScreen(
        of module: ModuleID, router: any ModuleDetailRouter
    ) -> any Screen {
        ModuleDetailScreen(
            viewModel: ModuleDetailViewModel(
                id: module, source: source, excerpt: Excerpt(reader: texts, root: source.root),
                router: router))
    }
}
