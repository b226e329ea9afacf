import Codebase
import Extracting

/// A line below what is said of a candidate: something that crosses its line, or moves.
nonisolated enum BoundaryRow: Equatable, Sendable {
    /// What the lines below have in common.
    case heading(String)
    /// What to do about the lines below.
    case advice(String)
    /// A file that moves names a type that stays.
    case outgoing(ExtractionBoundary.Crossing)
    /// A file that stays names a type that moves.
    case incoming(ExtractionBoundary.Crossing)
    /// A file that moves.
    case file(RelativePath)

    /// Whether it is about the lines below, and cannot be selected.
    var isHeading: Bool {
        switch self {
        case .heading, .advice: true
        case .outgoing, .incoming, .file: false
        }
    }

    /// What is named where; nil for files.
    var crossing: ExtractionBoundary.Crossing? {
        switch self {
        case .outgoing(let crossing), .incoming(let crossing): crossing
        case .heading, .advice, .file: nil
        }
    }

    /// What to do about this line alone; nil where nothing is to be done.
    var recipe: String? {
        switch self {
        case .outgoing(let crossing): crossing.recipe
        case .incoming(let crossing):
            "\(crossing.from.name) imports the new module; \(crossing.name) becomes visible to it."
        case .heading, .advice, .file: nil
        }
    }

    /// The file and line that the editor opens.
    var place: (file: RelativePath, line: Int?)? {
        switch self {
        case .outgoing(let crossing), .incoming(let crossing):
            (crossing.from, crossing.lines.first)
        case .file(let file): (file, nil)
        case .heading, .advice: nil
        }
    }

    /// The rows of a candidate: what has to be turned around by class, dearest class first; what
    /// moves; who imports it.
    static func all(of row: CandidateRow) -> [BoundaryRow] {
        let classes = EdgeClass.allCases.sorted { $1.cost < $0.cost }
        let outgoing = classes.flatMap { coupling in
            let found = row.boundary.outgoing.filter { $0.coupling == coupling }
            return section(
                "\(coupling.rawValue) to turn around", coupling.advice,
                found.map(BoundaryRow.outgoing))
        }
        let moving = section("moves", "", row.candidate.files.map(BoundaryRow.file))
        let incoming = section(
            "uses that stay", "These files import the new module.",
            row.boundary.incoming.map(BoundaryRow.incoming))
        return outgoing + moving + incoming
    }

    private static func section(
        _ title: String, _ advice: String, _ rows: [BoundaryRow]
    ) -> [BoundaryRow] {
        guard !rows.isEmpty else { return [] }
        let heading = BoundaryRow.heading("\(title) (\(rows.count.grouped))")
        return [heading] + (advice.isEmpty ? [] : [.advice(advice)]) + rows
    }
}
