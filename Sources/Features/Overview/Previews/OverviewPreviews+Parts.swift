import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

extension OverviewPreviews {
    package static var components: [Preview] {
        [bandStates, chipStates, matrixStates, detailStates, summaryStates].flatMap(\.self)
    }

    private static var bandStates: [Preview] {
        part(
            "Band", width: 76, height: 3,
            states: [
                .state("layer") { bands(content($0), only: "Features") },
                .state("selected") { bands(content($0), only: "Features", focus: "Library") },
                .state("clean") { bands(content($0, .clean), only: "Features") },
                .state("narrow", width: 40, height: 6) { bands(content($0), only: "Features") },
                .state("all", height: 20) { bands(content($0), focus: "Library") },
                .state("filtered", height: 12) { bands(content($0), filter: "play") },
            ])
    }

    private static var chipStates: [Preview] {
        part(
            "Chip", width: 40,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let errors = knobs.number("errors", 2, in: 0...99)
                    let lines = knobs.number("lines", 2_840, in: 0...20_000)
                    let isQuiet = knobs.toggle("outside layers")
                    let isSelected = knobs.toggle("selected")
                    let isImported = knobs.toggle("imported")
                    let isImporter = knobs.toggle("importer")
                    let isViolation = knobs.toggle("error")
                    ChipView(
                        chip: Chip(
                            id: "::Library", name: preview.names.name(for: "Library"),
                            role: .feature,
                            files: 12, lines: lines, errors: errors, warnings: 0),
                        isQuiet: isQuiet, isSelected: isSelected,
                        relation: isImported || isImporter
                            ? Relation(
                                isImported: isImported, isImporter: isImporter,
                                hasError: isViolation)
                            : nil,
                        match: nil)
                }
            ])
    }

    private static var matrixStates: [Preview] {
        part(
            "Matrix", width: 76, height: 20,
            states: [
                .state("violations", model: { arranged($0, .violations) }, grid),
                .state("clean", model: { arranged($0, .clean) }, grid),
                .state("large", model: { arranged($0, .large) }, grid),
                .state("low", height: 7, model: { arranged($0, .violations) }, grid),
            ])
    }

    private static func arranged(
        _ preview: PreviewContext, _ state: OverviewPreviews
    ) -> OverviewViewModel {
        let model = OverviewViewModel(
            source: FixedAnalysis(state.analysisState(preview.names)),
            router: PreviewRouter(log: preview.log), executor: ImmediateExecutor())
        model.survey.inTurn { model.toggleArrangement() }
        model.listen()
        return model
    }

    @ViewBuilder private static func grid(_ model: OverviewViewModel) -> ViewList {
        GridView(
            grid: model.grid, cell: model.cell,
            names: { [content = model.content] in content.chips[$0]?.name ?? $0.rawValue },
            isFocused: true, onSelect: { model.selectCell($0) },
            onScroll: { model.moveCell(rows: $0, columns: 0) })
    }

    private static var detailStates: [Preview] {
        part(
            "Detail", width: 44, height: 24,
            states: [
                .state("tall") { detail(of: "Library", $0, isTall: true) },
                .state("low", width: 76, height: 6) { detail(of: "Library", $0, isTall: false) },
                .state("clean") { detail(of: "Search", $0, isTall: true) },
                .state("unassigned") { detail(of: "LegacyBridge", $0, isTall: true) },
            ])
    }

    private static var summaryStates: [Preview] {
        part(
            "Summary", width: 76,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let errors = knobs.number("errors", 6, in: 0...10_000)
                    let warnings = knobs.number("warnings", 2, in: 0...10_000)
                    let incomplete = knobs.number("incomplete", 0, in: 0...1_000)
                    let unclaimed = knobs.number("unclaimed", 0, in: 0...10_000)
                    let isReading = knobs.toggle("reading")
                    var content = OverviewContent()
                    content.totals = CodebaseTotals(
                        modules: 26,
                        files: FileTotals(inModules: 284, manifests: 1, unclaimed: unclaimed),
                        lines: 38_643, errors: errors, warnings: warnings,
                        incomplete: incomplete)
                    content.isInferred = knobs.toggle("inferred layers", true)
                    return summary(content, isReading: isReading, preview)
                },
                .state("folders") { preview in
                    summary(content(preview, .folders), isReading: false, preview)
                },
            ])
    }

    @ViewBuilder private static func summary(
        _ content: OverviewContent, isReading: Bool, _ preview: PreviewContext
    ) -> ViewList {
        SummaryLine(
            content: content,
            progress: isReading ? AnalysisProgress(step: .sources, done: 120, total: 284) : nil,
            onViolations: { preview.log.note("showViolations()") },
            onGaps: { preview.log.note("showGaps()") })
    }

    private static func content(
        _ preview: PreviewContext, _ state: OverviewPreviews = .violations
    ) -> OverviewContent {
        state.analysisState(preview.names).analysis.map { OverviewContent($0) } ?? OverviewContent()
    }

    @ViewBuilder private static func detail(
        of name: String, _ preview: PreviewContext, isTall: Bool
    ) -> ViewList {
        let id = ModuleID(rawValue: "::" + preview.names.name(for: name))
        if let facts = ModuleFacts(id, in: content(preview)) {
            DetailView(
                facts: facts, praise: StyledText("✓ no violations", .success), isTall: isTall)
        }
    }

    @ViewBuilder private static func bands(
        _ content: OverviewContent, only title: String? = nil, focus: String? = nil,
        filter: String = ""
    ) -> ViewList {
        let matcher = FilterMatcher(filter)
        let shown = content.bands.filter { title == nil || $0.title == title }
            .map { band in
                band.filtered { matcher.match($0.name) != nil }.ordered(by: .violations)
            }
        let selected = content.chips.values.first { $0.name == focus }?.id
        BandsView(
            bands: shown, explained: nil, folded: [], focus: selected.map { .module($0) },
            relations: selected.map { content.links.relations(of: $0) } ?? [:], matcher: matcher,
            offset: 0, drawn: DrawnSize(), actions: .none)
    }
}

extension BandActions {
    /// A band that only looks like one.
    fileprivate static var none: BandActions {
        BandActions(
            select: { _ in }, open: { _ in }, fold: { _ in }, showViolations: { _ in },
            scroll: { _ in })
    }
}
