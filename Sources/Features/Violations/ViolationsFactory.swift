import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The only way to build this screen.
package struct ViolationsFactory {
    private let source: any UnitsSource
    private let texts: any SourceTextReader
    private let evidence: CollectEvidence
    private let owners: (any OwnersReader)?

    /// - Parameter owners: Says who owns which files; nil where nobody asks.
    package init(
        source: any UnitsSource, texts: any SourceTextReader, evidence: CollectEvidence,
        owners: (any OwnersReader)? = nil
    ) {
        self.owners = owners
        self.source = source
        self.texts = texts
        self.evidence = evidence
    }

    /// All violations, or those of one module or one kind; `violation` is selected if it is there.
    package func makeScreen(
        module: ModuleID? = nil, kind: ViolationKind? = nil, violation: Violation.ID? = nil,
        router: any ViolationsRouter
    ) -> any Screen {
        let viewModel = ViolationsViewModel(
            source: source, excerpts: Excerpts(reader: texts, root: source.root), router: router,
            scope: Scope(module: module, kind: kind), collectEvidence: evidence, owners: owners)
        if let violation { viewModel.selectWhenKnown(violation) }
        return ViolationsScreen(viewModel: viewModel)
    }
}
