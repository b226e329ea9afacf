import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

extension ViolationsPreviews {
    package static var components: [Preview] {
        [rowStates, explanationStates, evidenceStates, summaryStates, nothingStates].flatMap(\.self)
    }

    private static var rowStates: [Preview] {
        part(
            "Row", width: 76,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let kind = knobs.choice("kind", ViolationKind.sideways)
                    let grouping = knobs.choice("grouped by", Grouping.kind)
                    let match = knobs.text("filter", "")
                    ViolationRow.sample(
                        kind, names: preview.names, grouping: grouping, filter: match)
                },
                .state("heading") { preview in
                    ViolationRow.heading(isOpen: preview.knobs.toggle("open", true))
                },
                .state("allKinds") { preview in
                    for kind in ViolationKind.allCases {
                        ViolationRow.sample(kind, names: preview.names, grouping: .module)
                    }
                },
                .state("narrow", width: 34) { preview in
                    ViolationRow.sample(.sideways, names: preview.names)
                    ViolationRow.sample(.upward, names: preview.names)
                },
            ])
    }

    private static var explanationStates: [Preview] {
        part(
            "Explanation", width: 60, height: 14,
            states: ViolationKind.allCases.filter(SampleCodebase.kinds.contains).map { kind in
                .state(kind.rawValue) { preview in
                    if let (item, catalog) = SampleCodebase.item(kind, names: preview.names) {
                        Explanation(item: item, catalog: catalog)
                    }
                }
            })
    }

    private static var evidenceStates: [Preview] {
        part(
            "Evidence", width: 64, height: 20,
            states: [
                .state("places", model: { Self.evidenceModel(.all, $0) }, detail),
                .state("sourceMissing", model: { Self.evidenceModel(.missing, $0) }, detail),
                .state("low", height: 8, model: { Self.evidenceModel(.all, $0) }, detail),
            ])
    }

    private static func evidenceModel(
        _ texts: SampleTexts, _ preview: PreviewContext
    ) -> ViolationsViewModel {
        let model = ViolationsViewModel.preview(
            names: preview.names, texts: texts, log: preview.log)
        model.survey.inTurn {
            ImmediateExecutor.begin {
                await model.settle()
                model.open()
            }
        }
        model.listen()
        return model
    }

    @ViewBuilder private static func detail(_ model: ViolationsViewModel) -> ViewList {
        if let catalog = model.catalog { DetailView(viewModel: model, catalog: catalog) }
    }

    private static var summaryStates: [Preview] {
        part(
            "Summary", width: 80,
            states: [
                .state("found", model: { summaryModel(.some, .done, $0) }, summary),
                .state("incomplete", model: { summaryModel(.some, .incomplete, $0) }, summary),
                .state("reading", model: { summaryModel(.many, .running, $0) }, summary),
            ])
    }

    private static func summaryModel(
        _ violations: SampleCodebase.Violations, _ reading: SampleCodebase.Reading,
        _ preview: PreviewContext
    ) -> ViolationsViewModel {
        let model = ViolationsViewModel.preview(
            violations: violations, reading: reading, log: preview.log)
        model.listen()
        return model
    }

    @ViewBuilder private static func summary(_ model: ViolationsViewModel) -> ViewList {
        if case .shown(let catalog, let progress) = model.state {
            SummaryBar(viewModel: model, catalog: catalog, progress: progress)
        }
    }

    private static var nothingStates: [Preview] {
        part(
            "Nothing", width: 70, height: 9,
            states: [
                .state("clean") { _ in nothing(.done) },
                .state("incomplete") { _ in nothing(.incomplete) },
            ])
    }

    @ViewBuilder private static func nothing(_ reading: SampleCodebase.Reading) -> ViewList {
        if let catalog = SampleCodebase(violations: .none, names: .plain, reading: reading).catalog
        {
            NoViolationsView(catalog: catalog, progress: nil, scope: Scope())
        }
    }
}

extension SampleCodebase {
    /// The kinds of the few violations.
    static let kinds: Set<ViolationKind> = [
        .upward, .sideways, .impure, .cycle, .unused, .unassigned, .transitive,
    ]

    var catalog: Catalog? { state.analysis.map { Catalog($0, scope: Scope()) } }

    /// The first violation of a kind.
    static func item(
        _ kind: ViolationKind, names: SampleNames
    ) -> (item: ViolationItem, catalog: Catalog)? {
        guard
            let catalog = SampleCodebase(violations: .some, names: names, reading: .done).catalog,
            let item = catalog.items.first(where: { $0.violation.kind == kind })
        else { return nil }
        return (item, catalog)
    }
}

extension ViolationRow {
    /// The row of a violation between two features.
    static func sample(
        _ kind: ViolationKind, names: SampleNames, grouping: Grouping = .kind, filter: String = ""
    ) -> ViolationRow {
        let sample = SampleCodebase(violations: .none, names: names, reading: .done)
        let graph = sample.state.analysis?.graph.nodes ?? []
        let violation = Violation(
            kind: kind, from: sample.id("FeedFeature"), to: sample.id("ProfileFeature"),
            severity: kind.standardSeverity, message: "",
            sites: (1...3).map { line in
                .import(
                    ImportSite(
                        file: "Sources/FeedFeature/FeedView.swift",
                        statement: ImportStatement(module: "ProfileFeature", line: line)))
            })
        let known = Dictionary(
            graph.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        return ViolationRow(
            row: .violation(0, group: ""),
            catalog: Catalog(items: [ViolationItem(violation, names: known)]),
            grouping: grouping, matcher: FilterMatcher(filter))
    }

    /// The heading above the violations of a kind.
    static func heading(isOpen: Bool) -> ViolationRow {
        let group = Arrangement.Group(
            key: "sideways", worst: .error, kind: .sideways, count: 1_204, isOpen: isOpen)
        return ViolationRow(
            row: .group(group), catalog: Catalog(items: []), grouping: .kind,
            matcher: FilterMatcher(""))
    }
}

extension Catalog {
    /// Only violations, of no codebase.
    fileprivate init(items: [ViolationItem]) {
        self.init(.nothing, items: items)
    }
}

extension Analysis {
    /// The analysis of an empty folder.
    fileprivate static var nothing: Analysis {
        Analysis(
            codebase: Codebase(root: "/", modules: []), graph: ModuleGraph(nodes: [], edges: []),
            configuration: LayerConfiguration(source: .inferred, layers: []),
            assignment: LayerAssignment(layers: [:]), violations: [], facts: [:], isComplete: true,
            incomplete: [], milliseconds: 0)
    }
}
