import Codebase

/// A part of a module as a picture of it shows it: a candidate, or what stays.
package struct MonolithPart: Equatable, Sendable {
    /// What a person calls it.
    package let name: String
    /// The position of its candidate in the plan, from 0; nil for what stays.
    package let candidate: Int?
    /// The number of its Swift files.
    package let files: Int
    /// The lines of these files.
    package let lines: Int

    /// A part as it was counted.
    package init(name: String, candidate: Int?, files: Int, lines: Int) {
        self.name = name
        self.candidate = candidate
        self.files = files
        self.lines = lines
    }
}

extension PlanExtraction {
    /// The candidates of a plan, and what stays by folders, names and cycles: every file of the
    /// module in one of them, longest first.
    package func parts(of plan: ExtractionPlan) -> [MonolithPart] {
        let moving = Set(plan.candidates.flatMap(\.files))
        let groups = StayingGroups(
            of: graph,
            besides: Set(graph.files.indices.filter { moving.contains(graph.files[$0]) }))
        var counts: [String: (files: Int, lines: Int)] = [:]
        for (number, name) in groups.names.enumerated() {
            guard let name else { continue }
            let count = counts[name, default: (0, 0)]
            counts[name] = (count.files + 1, count.lines + graph.lines(of: number))
        }
        let parts = plan.candidates.enumerated().map { number, candidate in
            MonolithPart(
                name: candidate.name, candidate: number, files: candidate.files.count,
                lines: candidate.lines)
        }
        let staying = counts.map { name, count in
            MonolithPart(name: name, candidate: nil, files: count.files, lines: count.lines)
        }
        return (parts + staying).sorted {
            ($1.lines, $0.name, $0.candidate ?? -1) < ($0.lines, $1.name, $1.candidate ?? -1)
        }
    }
}
