import Architecture
import Composing
import FeatureKit
import TerminalUI

/// What the rows are grouped by.
nonisolated enum CompositionPage: Sendable {
    case tree, lifetimes

    var next: Self { self == .tree ? .lifetimes : .tree }
}

/// What a person wants to know of a composition.
nonisolated struct CompositionInquiry: Inquiry {
    /// What is worked out once for each reading.
    struct Table: Sendable {
        fileprivate var index: (reading: Int, CompositionIndex)?
    }

    /// What objects are made of; nil while that is being read for the first time.
    private(set) var composition: Composition?
    /// How often it was read.
    private(set) var reading = 0
    var page = CompositionPage.tree
    /// The rows that are open where others are closed, or closed where others are open.
    var toggled: Set<String> = []
    var filter = ""

    /// Takes a composition over.
    mutating func take(_ composition: Composition) {
        self.composition = composition
        reading += 1
    }

    /// Opens or closes a row.
    mutating func toggle(_ id: String) {
        if toggled.remove(id) == nil { toggled.insert(id) }
    }

    static var nothing: Table { Table() }

    func table(of analysis: Analysis, after before: Table) -> Table { before }

    func answer(from table: inout Table) -> CompositionBoard? {
        guard let composition else { return nil }
        let index: CompositionIndex
        if let known = table.index, known.reading == reading {
            index = known.1
        } else {
            index = CompositionIndex(composition)
        }
        table.index = (reading, index)
        var builder = RowBuilder(
            index: index, toggled: toggled, matcher: FilterMatcher(filter, mode: .substring))
        return CompositionBoard(index: index, page: page, rows: builder.rows(of: page))
    }
}

/// All that the screen shows, worked out for one question.
nonisolated struct CompositionBoard: Sendable {
    let index: CompositionIndex
    let page: CompositionPage
    let rows: [CompositionRow]

    var composition: Composition { index.composition }

    /// Whether there is nothing that puts objects together.
    var isEmpty: Bool {
        composition.roots.isEmpty && composition.registrations.isEmpty
            && composition.resolutions.isEmpty && composition.findings.isEmpty
            && composition.unreached.isEmpty
    }

    /// Whether objects are put together in plain Swift alone.
    var isPlain: Bool {
        !composition.roots.isEmpty && composition.styles.allSatisfy { $0 == .manual }
    }
}
