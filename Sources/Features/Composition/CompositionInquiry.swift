import Architecture
import Composing
import FeatureKit
import TerminalUI

/// What the rows are grouped by.
nonisolated enum CompositionPage: CaseIterable, Sendable {
    /// What is made with what, root by root.
    case tree
    /// The same by how long it lives.
    case lifetimes
    /// One object between those that get it and those that it gets.
    case graph
    /// What the compiler checks, and what it does not.
    case compiler
    /// What stands in the targets of apps.
    case host

    /// What stands above the rows.
    var title: String {
        switch self {
        case .tree: "What is made"
        case .lifetimes: "How long it lives"
        case .graph: "Who gets it, and what it gets"
        case .compiler: "What the compiler checks"
        case .host: "In app targets"
        }
    }

    /// What a command calls it that shows it, and its hint.
    var command: (title: String, hint: String) {
        switch self {
        case .tree: ("Show what is made with what", "tree")
        case .lifetimes: ("Show how long objects live", "lifetimes")
        case .graph: ("Show who gets it and what it gets", "graph")
        case .compiler: ("Show what the compiler checks", "compiler")
        case .host: ("Show what stands in app targets", "app targets")
        }
    }
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
    /// What stands in the middle of the graph; nil for what most is made with.
    var centre: GraphNode?
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
            index: index, toggled: toggled, matcher: FilterMatcher(filter, mode: .substring),
            centre: centre)
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

    /// The pages that show something, in order; the first is always there.
    var pages: [CompositionPage] {
        CompositionPage.allCases.filter { page in
            switch page {
            case .tree: true
            case .lifetimes, .graph: !composition.registrations.isEmpty
            case .compiler:
                !composition.guarantees.isEmpty
                    || composition.findings.contains { $0.isUnchecked }
            case .host: !composition.hosts.isEmpty
            }
        }
    }

    /// The page behind the one that is shown.
    var nextPage: CompositionPage {
        let place = pages.firstIndex(of: page) ?? -1
        return pages[(place + 1) % pages.count]
    }

    /// How many rows the filter is about, and how many it found.
    var findable: Int {
        switch page {
        case .tree, .lifetimes: composition.registrations.count
        case .graph:
            centre.map { index.users(of: $0).count + index.parts(of: $0).count } ?? 0
        case .compiler:
            composition.guarantees.count + composition.findings.count { $0.isUnchecked }
        case .host: composition.hosts.reduce(0) { $0 + $1.files.count }
        }
    }

    /// What stands in the middle of the graph.
    var centre: GraphNode? {
        rows.lazy.compactMap { row in
            if case .node(let node, .centre) = row.content { node } else { nil }
        }.first
    }

    var found: Int {
        switch page {
        case .tree, .lifetimes, .compiler: rows.count { $0.depth == 1 }
        case .graph: max(0, rows.count - 1)
        case .host: rows.count { $0.depth == 2 }
        }
    }

    /// Whether objects are put together in plain Swift alone.
    var isPlain: Bool {
        !composition.roots.isEmpty && composition.styles.allSatisfy { $0 == .manual }
    }
}
