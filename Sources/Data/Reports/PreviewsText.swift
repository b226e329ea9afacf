import Architecture
import Codebase
import Previewing

/// The text of `strata previews`: a table of the modules that draw something.
package struct PreviewsText: Sendable {
    private let survey: PreviewSurvey
    private let analysis: Analysis
    private let paint: Paint

    /// A survey of a codebase, for people.
    package init(_ survey: PreviewSurvey, of analysis: Analysis, paint: Paint) {
        self.survey = survey
        self.analysis = analysis
        self.paint = paint
    }

    /// The table, a summary, and what could not be read.
    ///
    /// - Parameter listsUncovered: Whether the components that no preview draws follow.
    package func text(listsUncovered: Bool = false) -> String {
        guard !survey.modules.isEmpty else {
            return "No views found: nothing uses SwiftUI, UIKit or AppKit.\n" + gaps
        }
        return table.text(paint: paint) + "\n" + summary + "\n"
            + (listsUncovered ? uncovered : "") + gaps
    }

    private var table: TextTable {
        var table = TextTable(
            [.left, .left, .right, .right, .right, .right, .right, .right, .left],
            header: [
                "MODULE", "ROLE", "PREVIEWED", "INSIDE", "OPEN", "STATES", "COMPILES", "SAVES",
                "IF INVERTED",
            ])
        for module in survey.modules {
            let counts = module.counts
            let best = module.weight.cuts.first
            table.append([
                module.name, module.role.rawValue, figure(counts.previewed), figure(counts.inside),
                figure(counts.uncovered), figure(module.stateCount),
                module.weight.closure.lines.grouped, best.map { saving($0, in: module) } ?? "–",
                best.map(name) ?? "–",
            ])
        }
        return table
    }

    private func figure(_ count: Int) -> String { count == 0 ? "–" : count.grouped }

    private func saving(_ cut: PreviewCut, in module: PreviewedModule) -> String {
        let lines = module.weight.closure.lines
        guard cut.saves.lines > 0, lines > 0 else {
            return cut.saves.externals.count.counted("package")
        }
        return "\(cut.saves.lines.grouped) (\(share(cut.saves.lines, of: lines)) %)"
    }

    /// Rounded, as on the screen; what is not quite all is no more than 99.
    private func share(_ part: Int, of whole: Int) -> Int {
        let rounded = (part * 200 + whole) / (2 * whole)
        return part < whole ? min(rounded, 99) : rounded
    }

    private func name(_ cut: PreviewCut) -> String {
        survey.name(of: cut.from) + " → " + survey.name(of: cut.to)
            + (cut.isUnused ? " (not imported)" : "")
    }

    private var summary: String {
        let counts = survey.counts
        let seen = counts.previewed + counts.inside
        let part = counts.all > 0 ? " (\(share(seen, of: counts.all)) %)" : ""
        return paint.bold(counts.all.counted("component")) + ": \(seen.grouped) seen\(part), "
            + "\(counts.previewed.grouped) with a preview and \(counts.inside.grouped) inside "
            + "another; \(counts.uncovered.grouped) without; "
            + "\(survey.stateCount.counted("state"))."
    }

    private var uncovered: String {
        survey.modules.flatMap(\.components)
            .filter { !$0.isPrivate && $0.coverage == .uncovered }
            .map { "\($0.file.string):\($0.line): \($0.name)".visible + "\n" }.joined()
    }

    private var gaps: String {
        analysis.incomplete.map {
            paint.yellow("incomplete: ") + $0.place.visible + ": " + $0.reason.visible + "\n"
        }.joined()
    }
}
