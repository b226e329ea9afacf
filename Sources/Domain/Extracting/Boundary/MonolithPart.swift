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
    /// The candidates of a plan, and what stays by folders: every file of the module in one of
    /// them, longest first.
    package func parts(of plan: ExtractionPlan) -> [MonolithPart] {
        var homes: [RelativePath: Int] = [:]
        for (number, candidate) in plan.candidates.enumerated() {
            for file in candidate.files { homes[file] = number }
        }
        let folders = FileGroups(of: graph)
        var counts: [String: (files: Int, lines: Int)] = [:]
        for (number, file) in graph.files.enumerated() where homes[file] == nil {
            let count = counts[folders.name(of: file), default: (0, 0)]
            counts[folders.name(of: file)] = (
                count.files + 1, count.lines + graph.lines(of: number)
            )
        }
        let moving = plan.candidates.enumerated().map { number, candidate in
            MonolithPart(
                name: candidate.name, candidate: number, files: candidate.files.count,
                lines: candidate.lines)
        }
        let staying = counts.map { name, count in
            MonolithPart(name: name, candidate: nil, files: count.files, lines: count.lines)
        }
        return (moving + staying).sorted {
            ($1.lines, $0.name, $0.candidate ?? -1) < ($0.lines, $1.name, $1.candidate ?? -1)
        }
    }
}
