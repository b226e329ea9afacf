import Architecture
import FeatureKit
import TerminalUI

/// Which modules stand in the table, in which order.
nonisolated struct ModuleListing: SortedListing {
    var order = ModuleOrder(by: .layer)
    /// Whether modules from elsewhere are shown too.
    var showsOthers = false
    /// Which modules and folders show what is inside them.
    var unfolding = Unfolding()
    /// Who owns which module; nil where that is not known.
    var owners: CodebaseOwners?

    static var nothing: ModuleTable { .empty }

    func table(of analysis: Analysis) -> ModuleTable { ModuleTable(analysis) }

    func name(of row: ModuleRow) -> String? { row.name }

    func rows(of table: ModuleTable, matching matcher: FilterMatcher) -> [ModuleRow] {
        let all = table.own + (showsOthers ? table.others : [])
        guard !table.folders.isEmpty else {
            return order.sorted(
                matcher.isEmpty ? all : all.filter { isMatch($0, matcher) })
        }
        return order.sorted(all).flatMap { row in
            let node = FolderNode(row: row, children: table.folders[row.id] ?? [])
            return rows(of: node, table, matcher)
        }
    }

    private func isMatch(_ row: ModuleRow, _ matcher: FilterMatcher) -> Bool {
        matcher.match(row.searchText) != nil
            || owners?.owners(of: row.id).contains { matcher.match($0) != nil } ?? false
    }

    /// A row and what is shown inside it; a filter opens what holds a match.
    private func rows(
        of node: FolderNode, _ table: ModuleTable, _ matcher: FilterMatcher
    ) -> [ModuleRow] {
        let isMatch = matcher.isEmpty || isMatch(node.row, matcher)
        var row = node.row
        let isOpen = unfolding.isOpen(row.id, isModule: !row.isFolder)
        var below: [ModuleRow] = []
        if isOpen || !matcher.isEmpty {
            below = order.sorted(node.children, by: \.row).flatMap { rows(of: $0, table, matcher) }
        }
        if !isMatch, below.isEmpty { return [] }
        if !node.children.isEmpty {
            row.isOpen = !below.isEmpty
            if !row.isFolder, !below.isEmpty { row.prefix = table.folderPrefix(of: row) }
        }
        return [row] + below
    }
}
