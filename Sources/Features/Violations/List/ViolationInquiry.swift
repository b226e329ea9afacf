import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// Which violations a person wants to see, and how they are grouped.
nonisolated struct ViolationInquiry: Inquiry {
    /// What is worked out once for each analysis.
    struct Table: Sendable {
        fileprivate(set) var catalog: Catalog?
        /// How often it was worked out anew; an analysis that says the same changes nothing.
        fileprivate(set) var version = 0
    }

    let scope: Scope
    var grouping = Grouping.kind
    /// The groups whose violations are hidden.
    var closed: [Grouping: Set<String>] = [:]
    var severities = ViolationFilter()
    var filter = ""
    /// Who owns which files; nil where that is not known.
    var owners: CodebaseOwners?

    static var nothing: Table { Table() }

    func table(of analysis: Analysis, after before: Table) -> Table {
        if let catalog = before.catalog, catalog.analysis.says(theSameAs: analysis) {
            return before
        }
        return Table(catalog: Catalog(analysis, scope: scope), version: before.version + 1)
    }

    /// Who owns the files behind a violation, who own most of them first.
    func owners(of item: ViolationItem) -> [String] {
        owners?.owners(of: item.violation) ?? []
    }

    func answer(from table: inout Table) -> Arrangement {
        let matcher = FilterMatcher(filter, mode: .substring)
        return Arrangement(
            table.catalog?.items ?? [], by: grouping, closed: closed[grouping] ?? []
        ) { item in
            severities.contains(item)
                && (matcher.isEmpty || matcher.match(item.text) != nil
                    || owners(of: item).contains { matcher.match($0) != nil })
        }
    }
}
