import Architecture
import Codebase
import Composing

/// What stands in the list of a row's details.
nonisolated enum CompositionRelation: Equatable, Sendable {
    case heading(String)
    /// What is made elsewhere, by its number.
    case made(Int, words: String, lifetime: Lifetime, place: CompositionPlace)
    /// A place that asks for it.
    case asked(words: String, place: CompositionPlace)

    /// The number of what is made; nil for anything else.
    var number: Int? {
        if case .made(let number, _, _, _) = self { return number }
        return nil
    }

    var place: CompositionPlace? {
        switch self {
        case .heading: nil
        case .made(_, _, _, let place), .asked(_, let place): place
        }
    }
}

/// All that is known of a row.
nonisolated struct CompositionDetail: Equatable, Sendable {
    /// The lines that are shown before the one that it is about.
    static let before = 2

    let row: CompositionRow
    let title: String
    /// What it is, as names and values.
    let facts: [CompositionFact]
    let findings: [CompositionFinding]
    let relations: [CompositionRelation]
    let place: CompositionPlace?

    /// The numbers of relations that cannot be selected.
    var headings: [Int] {
        relations.indices.filter { if case .heading = relations[$0] { true } else { false } }
    }

    init(of row: CompositionRow, in index: CompositionIndex) {
        let facts = FactsOfRow(row: row, index: index)
        self.row = row
        title = facts.title
        self.facts = facts.all
        findings = index.findings(at: row).map { index.composition.findings[$0] }
        relations = RelationsOfRow(row: row, index: index).all
        place = index.place(of: row)
    }
}

/// A name with its value.
nonisolated struct CompositionFact: Equatable, Sendable {
    let name: String
    let value: String
    /// The lifetime that the value is about.
    var lifetime: Lifetime?
    /// Whether its end says more than its beginning.
    var isPath = false
}

/// What a row is given, and who is given it.
private nonisolated struct RelationsOfRow {
    let row: CompositionRow
    let index: CompositionIndex

    var all: [CompositionRelation] {
        if case .hosted(let host, let file) = row.content {
            return ofFile(index.composition.hosts[host].files[file])
        }
        guard let number = row.number else { return ofGroup }
        let given = index.needs[number].map(made)
        let holders = index.holders[number].map(made)
        let askers = index.askers(of: number).map { one in
            CompositionRelation.asked(words: one.module.targetName, place: one.place)
        }
        return list("Made with", given) + list("Given to", holders)
            + list("Asked for in", askers)
    }

    private func ofFile(_ file: HostedFile) -> [CompositionRelation] {
        func places(_ files: [RelativePath]) -> [CompositionRelation] {
            files.map { .asked(words: "", place: CompositionPlace(file: $0, line: 1)) }
        }
        return list("Named by", places(file.users)) + list("Names", places(file.needs))
    }

    /// Who shares what a root makes says more than its list of members, which the tree shows.
    private var ofGroup: [CompositionRelation] {
        guard case .group(let number) = row.content else { return [] }
        let members = Set(index.groups[number].members)
        let others = Set(members.flatMap { index.needs[$0] }).subtracting(members).sorted()
        let holders = Set(members.flatMap { index.holders[$0] }).subtracting(members).sorted()
        return list("Made with, from elsewhere", others.map(made))
            + list("Given to, elsewhere", holders.map(made))
    }

    private func made(_ number: Int) -> CompositionRelation {
        let one = index.composition.registrations[number]
        return .made(number, words: one.fullName, lifetime: one.lifetime, place: one.place)
    }

    private func list(
        _ title: String, _ relations: [CompositionRelation]
    ) -> [CompositionRelation] {
        relations.isEmpty ? [] : [.heading("\(title) (\(relations.count.grouped))")] + relations
    }
}
