import Architecture
import Codebase
import Composing
import TerminalUI

/// A row of the tree.
nonisolated struct CompositionRow: Identifiable, Equatable, Sendable {
    enum Content: Equatable, Sendable {
        /// A type that puts objects together, by its number.
        case group(Int)
        /// A heading over objects that live equally long.
        case lifetime(Lifetime, count: Int)
        /// What is made, by its number.
        case made(Int)
        /// The same once more below itself: it needs itself.
        case cycle(Int)
        /// What lives shorter than the object that was given it.
        case kept(Int)
        /// A finding that is about none of the rows, or about what is missing below one.
        case finding(Int)
        /// A heading.
        case section(String, count: Int)
        /// What only running tells, by its number.
        case unreached(Int)
        /// What stands in the graph, and where.
        case node(GraphNode, GraphColumn)
        /// What the compiler checks in a root, by its number.
        case guarantee(Int)
        /// The target of an app, by its number.
        case host(Int)
        /// A heading over files that are for one thing or go to one place.
        case place(String, lines: Int, count: Int)
        /// A file in the target of an app, by the numbers of both.
        case hosted(Int, Int)
    }

    let id: String
    let content: Content
    let depth: Int
    let marker: TreeRow.Marker

    /// The registration that it shows; nil for what is none.
    var number: Int? {
        switch content {
        case .made(let number), .cycle(let number), .kept(let number): number
        case .node(.made(let number), _): number
        default: nil
        }
    }
}

nonisolated extension CompositionIndex {
    /// The numbers of the findings that are marked at a row.
    func findings(at row: CompositionRow) -> [Int] {
        switch row.content {
        case .group(let number):
            groups[number].findings
                + groups[number].members.flatMap { findings[$0] + missing[$0] }
        case .made(let number), .cycle(let number), .kept(let number):
            findings[number] + missing[number]
        case .finding(let number): [number]
        case .node(.made(let number), _): findings[number] + missing[number]
        case .lifetime, .section, .unreached, .node, .guarantee, .host, .place, .hosted: []
        }
    }

    /// Where a row stands in the sources.
    func place(of row: CompositionRow) -> CompositionPlace? {
        switch row.content {
        case .group(let number): groups[number].place
        case .made(let number), .cycle(let number), .kept(let number):
            composition.registrations[number].place
        case .finding(let number): composition.findings[number].place
        case .unreached(let number): composition.unreached[number].place
        case .node(.made(let number), _): composition.registrations[number].place
        case .node(.module(let module), _): firstAsking(by: module)
        case .guarantee(let number): composition.guarantees[number].place
        case .hosted(let host, let file):
            CompositionPlace(file: composition.hosts[host].files[file].file, line: 1)
        case .lifetime, .section, .host, .place: nil
        }
    }

    /// The module whose code it is.
    func module(of row: CompositionRow) -> ModuleID? {
        switch row.content {
        case .group(let number): groups[number].module
        case .made(let number), .cycle(let number), .kept(let number):
            composition.registrations[number].module
        case .finding(let number): composition.findings[number].module
        case .node(.made(let number), _): composition.registrations[number].module
        case .node(.module(let module), _): module
        case .host(let host), .hosted(let host, _): composition.hosts[host].module
        case .lifetime, .section, .unreached, .guarantee, .place: nil
        }
    }
}
