import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// Name, part, place and figures of the module.
struct HeaderView: View {
    let report: ModuleReport
    let progress: AnalysisProgress?
    /// Whether there is no room for where it lies.
    let isLow: Bool

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: isLow ? 2 : 3), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width - 2
        let end = draw(remark, endingAt: width + 1, on: canvas)
        canvas.write(cells: name.cells(width: end - 2), x: 1, y: 0)
        if !isLow { canvas.write(cells: place.cells(width: width), x: 1, y: 1) }
        canvas.write(cells: figures(in: width), x: 1, y: isLow ? 1 : 2)
    }

    private var name: StyledText {
        var text = StyledText(report.name, .accent, .bold)
        if let metrics = report.metrics {
            text += StyledText("  \(metrics.role.words)", .text)
            text +=
                metrics.layer.map { StyledText(" in ", .muted) + StyledText($0) }
                ?? StyledText(" in no layer", .muted)
        } else {
            text += StyledText("  \(report.kind.words)", .text)
        }
        return text
    }

    private var remark: StyledText {
        if let progress { return StyledText(progress.sentence, .info) }
        let parts = [(Severity.error, "error"), (.warning, "warning")].compactMap {
            severity, noun -> StyledText? in
            let count = report.violations.count { $0.severity == severity }
            return count > 0 ? severity.tone.mark + StyledText(" \(count.counted(noun))  ") : nil
        }
        return parts.isEmpty ? clean : parts.reduce("", +) + StyledText("v", .key)
    }

    /// Nothing is called clean that could not be read whole.
    private var clean: StyledText {
        guard report.kind == .own else { return "" }
        guard report.analysis.totals.incomplete == 0 else {
            return StyledText("! no violations found; incomplete", .warning)
        }
        return Tone.success.mark + StyledText(" no violations", .muted)
    }

    private var place: StyledText {
        guard let module = report.module else { return StyledText(report.id.rawValue, .muted) }
        let path = module.path.isRoot ? "." : module.path.string
        let manifest = module.manifest.map { "  declared in \($0)" } ?? ""
        return StyledText("\(report.id)  ", .muted) + StyledText(path)
            + StyledText(manifest, .muted)
    }

    private func figures(in width: Int) -> [Cell] {
        guard let metrics = report.metrics else {
            return StyledText(report.dependents.count.counted("dependent"), .muted)
                .cells(width: width)
        }
        let figures: [(String, String)] = [
            (metrics.files.grouped, metrics.files == 1 ? "file" : "files"),
            (progress == nil ? metrics.lines.grouped : "…", "lines"),
            (metrics.fanIn.grouped, metrics.fanIn == 1 ? "dependent" : "dependents"),
            (metrics.fanOut.grouped, dependencies(metrics)),
            (metrics.instability.hundredths, "instability"), (metrics.depth.grouped, "deep"),
        ]
        var cells: [Cell] = []
        for (number, word) in figures {
            let part = StyledText("\(number) ") + StyledText(word, .muted)
            let gap = cells.isEmpty ? "" : "   "
            let next = (StyledText(gap) + part).cells(width: width)
            guard cells.count + next.count <= width else { return cells }
            cells += next
        }
        return cells
    }

    /// The modules of the codebase that it depends on, and all that it reaches over them.
    private func dependencies(_ metrics: ModuleMetrics) -> String {
        let word = metrics.fanOut == 1 ? "dependency" : "dependencies"
        guard metrics.closure > metrics.fanOut else { return word }
        return "\(word), \(metrics.closure.grouped) transitively"
    }

    /// - Returns: The column where it starts.
    private func draw(_ text: StyledText, endingAt end: Int, on canvas: Canvas) -> Int {
        let start = max(0, end - TextWidth.of(text))
        canvas.write(cells: text.cells(width: end), x: start, y: 0)
        return start
    }
}

extension ModuleGraph.Node.Kind {
    fileprivate var words: String {
        switch self {
        case .own: "module"
        case .external: "from another package"
        case .system: "from the SDK"
        case .unknown: "from an unknown source"
        }
    }
}
