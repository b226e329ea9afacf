import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What the selected violation is, and under that its evidence.
struct DetailView: View {
    let viewModel: ViolationsViewModel
    let catalog: Catalog

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let isFocused = viewModel.focus == .evidence
        guard let item = viewModel.shown, viewModel.selectedItem != nil else {
            return GroupView(viewModel: viewModel).draw(on: canvas)
        }
        let document = viewModel.evidence.document
        let explanation = Explanation(
            item: item, catalog: catalog, owners: viewModel.owners(of: item))
        Panel(
            Self.title(of: item), note: Self.note(of: item), footer: footer, isFocused: isFocused
        ) {
            explanation.frame(height: explanation.height(in: canvas.size))
            Divider(title: StyledText(summary(of: document, for: item), .muted))
            EvidenceView(
                model: viewModel.evidence, isFocused: isFocused,
                focus: { [weak viewModel] in viewModel?.focusEvidence() },
                open: { [weak viewModel] in viewModel?.edit() })
        }
        .draw(on: canvas)
    }

    private var footer: StyledText {
        guard let (number, total) = viewModel.evidence.position, total > 1 else { return "" }
        return "line \(number.grouped) of \(total.grouped)"
    }

    private static func title(of item: ViolationItem) -> StyledText {
        let kind = item.violation.kind
        return StyledText("\(kind.symbol) ", item.violation.severity.tone.color)
            + StyledText(kind.rawValue)
    }

    private static func note(of item: ViolationItem) -> StyledText {
        let violation = item.violation
        let word = item.stale == nil ? violation.severity.word : "stale"
        return violation.severity.tone.mark + StyledText(" \(word)")
    }

    private func summary(of document: EvidenceDocument, for item: ViolationItem) -> String {
        guard document.importCount > 0 else {
            if document.useCount > 0 {
                let lines = document.useCount.counted("line")
                return "\(lines) in \(document.fileCount.counted("file")), "
                    + document.accuracy.word
            }
            if item.stale != nil { return "Where it is recorded" }
            return document.rows.isEmpty ? "Evidence" : "Where it is declared"
        }
        let imports = document.importCount.counted("import")
        let files = document.fileCount.counted("file")
        let target = item.violation.to
        if let target, catalog.path(of: target) == nil {
            return "\(imports) in \(files), uses unknown: external module"
        }
        guard document.useCount > 0 else {
            return "\(imports) in \(files), no uses \(document.accuracy.word)"
        }
        return "\(imports) in \(files), \(document.useCount.counted("use")) "
            + document.accuracy.word
    }
}

/// What a heading stands for.
private struct GroupView: CompositeView {
    let viewModel: ViolationsViewModel

    var body: some View {
        Panel("") {
            if let group = viewModel.selectedGroup {
                if let kind = group.kind {
                    Text(StyledText(prose: explainRule(kind).what)).wrapped().padding(
                        horizontal: 1, vertical: 1)
                } else {
                    Text(group.key, .header).wrapped().padding(horizontal: 1, vertical: 1)
                    if viewModel.grouping == .kind {
                        Text(
                            "Recorded, but gone: strata check fails until they leave the record. "
                                + "p takes them out."
                        ).wrapped().padding(horizontal: 1)
                    }
                }
                Text(group.count.counted("violation"), .muted).padding(horizontal: 1)
            }
        }
    }
}
