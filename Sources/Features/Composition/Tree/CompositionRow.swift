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
    }

    let id: String
    let content: Content
    let depth: Int
    let marker: TreeRow.Marker

    /// The registration that it shows; nil for what is none.
    var number: Int? {
        switch content {
        case .made(let number), .cycle(let number), .kept(let number): number
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
        case .lifetime, .section, .unreached: []
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
        case .lifetime, .section: nil
        }
    }

    /// The module whose code it is.
    func module(of row: CompositionRow) -> ModuleID? {
        switch row.content {
        case .group(let number): groups[number].module
        case .made(let number), .cycle(let number), .kept(let number):
            composition.registrations[number].module
        case .finding(let number): composition.findings[number].module
        case .lifetime, .section, .unreached: nil
        }
    }
}
