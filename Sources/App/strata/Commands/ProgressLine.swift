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
        let count = progress.total > 0 ? " \(progress.done)/\(progress.total)" : ""
        StandardError.emit("\r\u{1B}[K\(progress.step.title)\(count)")
    }

    /// Takes the line away.
    func clear() {
        guard isShown else { return }
        isShown = false
        StandardError.emit("\r\u{1B}[K")
    }
}

extension AnalysisProgress.Step {
    /// What is being done, for people.
    var title: String {
        switch self {
        case .listing: "Listing files"
        case .manifests: "Reading manifests"
        case .sources: "Reading sources"
        case .linking: "Linking"
        }
    }
}
