import Architecture
import Codebase

/// What is different from an earlier state, for people.
struct DifferenceText {
    private let difference: AnalysisDifference
    private let base: String
    private let analysis: Analysis
    private let paint: Paint

    init(_ difference: AnalysisDifference, base: String, analysis: Analysis, paint: Paint) {
        self.difference = difference
        self.base = base
        self.analysis = analysis
        self.paint = paint
    }

    /// A line for each violation that is gone, and for each module and edge that came or went.
    var lines: [String] {
        let gone = difference.disappeared.map {
            paint.green("gone: ") + $0.message.visible + paint.dim(" [\($0.kind.rawValue)]")
        }
        let moved = difference.movedModules.map { module in
            paint.bold("~ ") + "\(name(module.module)): \(module.from?.visible ?? "no layer") → "
                + (module.to?.visible ?? "no layer")
        }
        return gone
            + difference.addedModules.map { paint.bold("+ ") + name($0) + layer(of: $0) }
            + difference.removedModules.map { paint.bold("- ") + name($0) } + moved
            + difference.newEdges.map { paint.bold("+ ") + "\(name($0.from)) → \(name($0.to))" }
            + difference.goneEdges.map { paint.bold("- ") + "\(name($0.from)) → \(name($0.to))" }
    }

    /// How much changed.
    var summary: String {
        let counts = difference.counts.map { "\($0.kind.rawValue) \($0.before) → \($0.after)" }
        let parts =
            [
                difference.appeared.count.counted("new violation"),
                "\(difference.disappeared.count.grouped) gone",
            ] + counts
        return "Compared with \(base.visible): " + parts.joined(separator: ", ")
    }

    private func name(_ id: ModuleID) -> String {
        (analysis.graph.node(id)?.name ?? id.targetName).visible
    }

    private func layer(of id: ModuleID) -> String {
        analysis.layerName(of: id).map { paint.dim(" (\($0.visible))") } ?? ""
    }
}
