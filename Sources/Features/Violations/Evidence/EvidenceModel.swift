import Codebase
import FeatureKit
import Observation
import TerminalUI

/// The evidence of the selected violation: which of its places is selected, and the text it needs.
@Observable final class EvidenceModel: ListModel {
    private(set) var document = EvidenceDocument.empty
    var list = ListState() { didSet { selectionMoved(from: oldValue) } }
    var filter = ListFilter()
    let excerpts: Excerpts

    @ObservationIgnored private var loading: Task<Void, Never>?

    init(excerpts: Excerpts) {
        self.excerpts = excerpts
    }

    /// Which of the places is selected, from 1, and how many there are.
    var position: (number: Int, total: Int)? {
        guard let row = list.selection else { return nil }
        let before = row - document.others(before: row)
        return (before + 1, document.rows.count - document.others.count)
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

    /// Reads the text that a document shows first, so that it can be shown whole; what takes too
    /// long is not waited for.
    func prepare(_ document: EvidenceDocument) async {
        let first = document.files(in: 0..<Self.firstPage).prefix(2)
        let missing = first.filter { !excerpts.has($0.lines, of: $0.file) }
        guard !missing.isEmpty else { return }
        let (enough, signal) = AsyncStream<Void>.makeStream()
        Task { [excerpts] in
            for (file, lines) in missing { await excerpts.load(lines, of: file) }
            signal.finish()
        }
        Task {
            try? await Task.sleep(for: Self.patience)
            signal.finish()
        }
        for await _ in enough {}
    }

    private static let firstPage = 60
    private static let patience = Duration.milliseconds(80)

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

    /// Above the first place stands the name of its file, which is worth seeing again.
    private func selectionMoved(from old: ListState) {
        if list.selection != old.selection, list.offset > 0, position?.number == 1 {
            list.moveToStart()
        }
        loadVisible()
    }

    private func loadVisible() {
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
