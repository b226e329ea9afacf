import Codebase
import Previewing
import ScreenPreviews
import TerminalUI

extension PreviewsPreviews {
    package static var components: [Preview] {
        [rowStates, weightStates, summaryStates].flatMap(\.self)
    }

    private static var rowStates: [Preview] {
        part(
            "Row", width: 64,
            states: [
                .state("any") { preview in
                    row(
                        .component(
                            .sample(
                                preview.names.name(for: preview.knobs.text("name", "ProductCell")),
                                kind: preview.knobs.choice("kind", Component.Kind.view),
                                isPrivate: preview.knobs.toggle("private"))))
                },
                .state("previewed") { _ in
                    row(.component(.sample("CartView", coverage: .previewed)))
                },
                .state("inside") { _ in
                    row(
                        .component(
                            .sample(
                                "CartRow",
                                coverage: .inside(Component.ID(module: "::Cart", type: "CartView")))
                        ))
                },
                .state("narrow", width: 30) { _ in
                    row(.component(.sample("AVeryLongNameOfSomethingSmall", kind: .wrapper)))
                },
                .state("preview") { _ in row(.preview(.sample)) },
                .state("state") { _ in
                    row(.state(.init(name: "sold out", line: 12), file: "Sources/Cart/Cart.swift"))
                },
                .state("cut") { _ in row(.cut(.sample(importedBy: 2), isBest: true)) },
                .state("unusedCut") { _ in row(.cut(.sample(importedBy: 0), isBest: false)) },
            ])
    }

    private static func row(_ row: DetailRow) -> DetailRowView {
        DetailRowView(row: row, lines: 20_000, name: \.targetName)
    }

    private static var weightStates: [Preview] {
        part(
            "Weight", width: 64, height: 4,
            states: [
                .state("inverted") { _ in weight(of: "::Checkout") },
                .state("light") { _ in weight(of: "::Cart") },
                .state("narrow", width: 40, height: 6) { _ in weight(of: "::Browse") },
            ])
    }

    @ViewBuilder private static func weight(of id: ModuleID) -> ViewList {
        let table = CoverageTable(SampleShop.shop.analysis())
        if let row = table.rows.first(where: { $0.id == id }) {
            WeightView(row: row, name: table.survey.name)
        }
    }

    private static var summaryStates: [Preview] {
        part(
            "Summary", width: 90,
            states: [
                .state("complete") { preview in
                    SummaryLine(
                        table: CoverageTable(SampleShop.shop.analysis()),
                        order: CoverageOrder(
                            by: preview.knobs.choice("sorted by", CoverageColumn.uncovered)),
                        progress: nil)
                },
                .state("narrow", width: 40) { _ in
                    SummaryLine(
                        table: CoverageTable(SampleShop.shop.withGaps.analysis()),
                        order: CoverageOrder(by: .name), progress: nil)
                },
            ])
    }
}

extension Component {
    fileprivate static func sample(
        _ name: String, kind: Kind = .view, isPrivate: Bool = false,
        coverage: Coverage = .uncovered
    ) -> Component {
        Component(
            id: ID(module: "::Cart", type: name), kind: kind, file: "Sources/Cart/Cart.swift",
            line: 52, isPrivate: isPrivate, coverage: coverage)
    }
}

extension ComponentPreview {
    fileprivate static let sample = ComponentPreview(
        kind: .macro, title: "Two rows", traits: [".sizeThatFitsLayout"],
        shows: [Component.ID(module: "::Cart", type: "CartRow")],
        file: "Sources/Cart/CartPreviews.swift", line: 5)
}

extension PreviewCut {
    fileprivate static func sample(importedBy count: Int) -> PreviewCut {
        PreviewCut(
            from: "::Checkout", to: "::Payments",
            saves: BuildClosure(modules: ["::Payments"], files: 3, lines: 12_400, externals: []),
            importedBy: (0..<count).map { RelativePath("Sources/Checkout/File\($0).swift") })
    }
}
