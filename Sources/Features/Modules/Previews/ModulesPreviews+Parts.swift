import Architecture
import Codebase
import ScreenPreviews
import TerminalUI

extension ModulesPreviews {
    package static var components: [Preview] {
        [tableStates, summaryStates, filterStates].flatMap(\.self)
    }

    private static var tableStates: [Preview] {
        part(
            "Table", width: 100, height: 12,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let column = knobs.choice("sorted by", ModuleColumn.name)
                    let isAscending = knobs.toggle("ascending", true)
                    let match = knobs.text("filter", "")
                    let isFocused = knobs.toggle("focused", true)
                    table(
                        ModuleTable(SampleCodebase.depot.named(preview.names).analysis()),
                        order: .sample(column, isAscending: isAscending),
                        filter: match, isFocused: isFocused)
                },
                .state("row", width: 76, height: 2) { preview in
                    table(ModuleTable(SampleCodebase.depot.named(preview.names).analysis()))
                },
                .state("narrow", width: 40) { preview in
                    table(ModuleTable(SampleCodebase.depot.named(preview.names).analysis()))
                },
                .state("wide", width: 160) { preview in
                    table(ModuleTable(SampleCodebase.depot.named(preview.names).analysis()))
                },
                .state("whileReading") { preview in
                    table(
                        ModuleTable(
                            SampleCodebase.depot.named(preview.names).analysis(isComplete: false)))
                },
            ])
    }

    @ViewBuilder private static func table(
        _ table: ModuleTable, order: ModuleOrder = ModuleOrder(by: .layer), filter: String = "",
        isFocused: Bool = true
    ) -> ViewList {
        let matcher = FilterMatcher(filter, mode: .substring)
        let rows = order.sorted(table.own.filter { matcher.match($0.searchText) != nil })
        ModuleTableView(
            rows: rows, layerWidth: table.layerWidth, roleWidth: table.roleWidth,
            nameWidth: table.nameWidth, list: ListState(count: rows.count), order: order,
            matcher: matcher, isFocused: isFocused, actions: .none,
            placeholder: Text("No match.", .muted), onSort: { _ in })
    }

    private static var summaryStates: [Preview] {
        part(
            "Summary", width: 76,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let column = knobs.choice("sorted by", ModuleColumn.layer)
                    let incomplete = knobs.number("incomplete", 0, in: 0...1_000)
                    let unclaimed = knobs.number("unclaimed", 0, in: 0...10_000)
                    let isReading = knobs.toggle("reading")
                    SummaryLine(
                        totals: CodebaseTotals(
                            modules: 185,
                            files: FileTotals(
                                inModules: 1_204, manifests: 3, unclaimed: unclaimed),
                            lines: 98_412, incomplete: incomplete),
                        units: knobs.toggle("folders") ? .folders : .modules, others: 12,
                        showsOthers: knobs.toggle("external"), order: ModuleOrder(by: column),
                        progress: isReading
                            ? AnalysisProgress(step: .sources, done: 41, total: 185) : nil,
                        onGaps: { preview.log.note("showGaps()") })
                },
                .state("narrow", width: 36) { _ in
                    SummaryLine(
                        totals: CodebaseTotals(
                            modules: 1_185, fixtures: 12,
                            files: FileTotals(
                                inModules: 12_040, inSeveralModules: 31, unclaimed: 7),
                            lines: 1_098_412, incomplete: 3), units: .modules, others: 12,
                        showsOthers: true,
                        order: ModuleOrder(by: .closure),
                        progress: nil, onGaps: {})
                },
            ])
    }

    private static var filterStates: [Preview] {
        part(
            "Filter", width: 60,
            states: [
                .state("typing") { _ in
                    FilterField(ListFilter("feat", isEditing: true), found: 3, of: 185)
                },
                .state("kept") { _ in FilterField(ListFilter("feat"), found: 3, of: 185) },
                .state("empty") { _ in
                    FilterField(ListFilter(isEditing: true), found: 185, of: 185)
                },
            ])
    }
}

extension ModuleOrder {
    fileprivate static func sample(_ column: ModuleColumn, isAscending: Bool) -> ModuleOrder {
        var order = ModuleOrder(by: column)
        order.isAscending = isAscending
        return order
    }
}
