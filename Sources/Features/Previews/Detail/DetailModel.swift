import Observation
import Previewing
import TerminalUI

/// The rows about the selected module.
@Observable final class DetailModel: ListModel {
    private(set) var module: PreviewedModule?
    private(set) var rows: [DetailRow] = []
    var list = ListState()
    var filter = ListFilter() { didSet { if filter.text != oldValue.text { arrange() } } }
    @ObservationIgnored private var all: [DetailRow] = []

    var selected: DetailRow? {
        guard let row = list.selection, rows.indices.contains(row) else { return nil }
        return rows[row]
    }

    /// Shows another module from the top, or the same one where it was.
    func show(_ module: PreviewedModule?) {
        guard module != self.module else { return }
        let isOther = module?.id != self.module?.id
        self.module = module
        all = module.map(DetailRow.rows) ?? []
        if isOther {
            list = ListState()
            filter = ListFilter()
        }
        arrange()
    }

    private func arrange() {
        let chosen = selected?.id
        let matcher = FilterMatcher(filter.text, mode: .substring)
        rows = matcher.isEmpty ? all : DetailRow.filtered(all) { matcher.match($0) != nil }
        list.update(count: rows.count, headers: rows.indices.filter { rows[$0].isHeading })
        if let row = rows.firstIndex(where: { $0.id == chosen }) { list.select(row) }
    }
}
