import Architecture
import Codebase
import Composing
import FeatureKit
import TerminalUI

/// The only way to build this screen.
package struct CompositionFactory {
    private let source: any AnalysisSource
    private let read: ReadComposition
    private let texts: any SourceTextReader

    /// - Parameters:
    ///   - source: The analysis that says what there is.
    ///   - read: Reads what objects are made of.
    ///   - texts: Reads the lines that are shown.
    package init(
        source: any AnalysisSource, read: ReadComposition, texts: any SourceTextReader
    ) {
        self.source = source
        self.read = read
        self.texts = texts
    }

    package func makeScreen(router: any CompositionRouter) -> any Screen {
        CompositionScreen(
            viewModel: CompositionViewModel(
                source: source,
                read: { [read] analysis in
                    await read.composition(of: analysis.ofModules).weighed(
                        by: analysis.configuration)
                },
                excerpts: Excerpts(reader: texts, root: source.root), router: router))
    }
}
