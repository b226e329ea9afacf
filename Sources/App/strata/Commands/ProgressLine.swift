import Architecture

/// One line on standard error that says how far the analysis is; nothing where nobody looks.
final class ProgressLine {
    private var isShown = false
    private var last: AnalysisProgress?

    /// Shows how far the analysis is.
    func show(_ progress: AnalysisProgress) {
        guard StandardError.isTerminal, progress != last else { return }
        last = progress
        isShown = true
        StandardError.emit("\r\u{1B}[K\(progress.sentence)")
    }

    /// Takes the line away.
    func clear() {
        guard isShown else { return }
        isShown = false
        StandardError.emit("\r\u{1B}[K")
    }
}
