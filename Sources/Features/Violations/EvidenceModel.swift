import Architecture
import Observation
import TerminalUI

/// The evidence of the selected violation: which of its places is selected, and the text it needs.
@Observable final class EvidenceModel: ListModel {
    private(set) var document = EvidenceDocument.empty
    var list = ListState() { didSet { loadVisible() } }
    var filter = ListFilter()
    let excerpts: Excerpts

    @ObservationIgnored private var loading: Task<Void, Never>?

    init(excerpts: Excerpts) {
        self.excerpts = excerpts
    }

    var place: EvidenceDocument.Place? { document.place(at: list.selection) }

    /// Shows another document from its first place on, or from the place that was selected.
    func show(_ document: EvidenceDocument, keepingPlace: Bool) {
        let old = keepingPlace ? place : nil
        let row = old.flatMap { old in
            document.rows.firstIndex { $0 == .place(old) }
        }
        self.document = document
        list = ListState(
            count: document.rows.count, headers: document.others, selection: row ?? 0)
    }

    /// Waits until the text that is visible is there.
    func settle() async {
        while let task = loading {
            await task.value
            if task == loading { return }
        }
    }

    /// The rows to have text for: what is visible and a page more.
    private var window: Range<Int> {
        let page = list.pageSize > 0 ? list.pageSize : 60
        let first = list.offset(page: page)
        return first..<first + page * 2
    }

    func loadVisible() {
        let missing = document.files(in: window).filter { !excerpts.has($0.lines, of: $0.file) }
        guard !missing.isEmpty else { return }
        loading?.cancel()
        loading = Task { [excerpts] in
            for (file, lines) in missing where !Task.isCancelled {
                await excerpts.load(lines, of: file)
            }
        }
    }
}
