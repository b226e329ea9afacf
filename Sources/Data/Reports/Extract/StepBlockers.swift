import Codebase
import Editing
import Extracting
import Inverting

/// What has to be done before a step of a plan.
package struct StepBlockers: Sendable {
    /// The step.
    package let candidate: ExtractionCandidate

    package init(_ candidate: ExtractionCandidate) { self.candidate = candidate }

    /// Whether no other step has to be made before, so that it can be tried.
    package var isNext: Bool { candidate.isNext }

    /// The step as it stands: refused.
    package var extraction: Extraction {
        Extraction(
            candidate: candidate.name,
            recipe: Recipe(
                .move, title: "A module of \(candidate.name)",
                obstacle: reasons.joined(separator: " ")))
    }

    private var reasons: [String] {
        let needs =
            candidate.needs.isEmpty
            ? []
            : [
                "It uses \(candidate.needs.joined(separator: ", ")): extract "
                    + "\(candidate.needs.count == 1 ? "that" : "those") first."
            ]
        let cut =
            candidate.cut.isEmpty
            ? []
            : [
                candidate.cut.count == 1
                    ? "1 edge leads from it to what stays: turn it around or move what it names first."
                    : "\(candidate.cut.count.counted("edge")) lead from it to what stays: turn them "
                        + "around or move what they name first."
            ]
        return needs + cut
    }

    /// The commands that show how to free it, in order.
    var commands: [String] {
        candidate.needs.map { "strata extract \($0.shellWord)" }
    }

    /// The lines that say what to do with each edge.
    var edges: [String] {
        candidate.cut.map { edge in
            "\(edge.from.name) → \(edge.to)  \(edge.coupling.rawValue), "
                + "\(edge.sites.counted("line")): \(edge.names.joined(separator: ", ")). "
                + edge.coupling.advice
        }
    }
}
