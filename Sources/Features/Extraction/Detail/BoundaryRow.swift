import Codebase
import Extracting

/// A line below what is said of a candidate: something that crosses its line, or moves.
nonisolated enum BoundaryRow: Equatable, Sendable {
    /// What the lines below have in common, and what to do about them.
    case heading(String, advice: String)
    /// A file that moves names a type that stays.
    case outgoing(ExtractionBoundary.Crossing)
    /// A file that stays names a type that moves.
    case incoming(ExtractionBoundary.Crossing)
    /// A file that moves.
    case file(RelativePath)

    var isHeading: Bool {
        if case .heading = self { true } else { false }
    }

    /// What is named where; nil for files.
    var crossing: ExtractionBoundary.Crossing? {
        switch self {
        case .outgoing(let crossing), .incoming(let crossing): crossing
        case .heading, .file: nil
        }
    }

    /// The file and line that the editor opens.
    var place: (file: RelativePath, line: Int?)? {
        switch self {
        case .outgoing(let crossing), .incoming(let crossing):
            (crossing.from, crossing.lines.first)
        case .file(let file): (file, nil)
        case .heading: nil
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
        return [.heading("\(title) (\(rows.count.grouped))", advice: advice)] + rows
    }
}
