import Codebase

extension AnalysisProgress {
    /// What is being done, and how far it is: `reading sources 12 of 1,040…`.
    package var sentence: String {
        let count = total > 0 ? " \(done.grouped) of \(total.grouped)" : ""
        switch step {
        case .listing: return "listing files…"
        case .manifests: return "reading manifests\(count)…"
        case .sources: return "reading sources\(count)…"
        case .linking: return "linking…"
        }
    }

    /// From 0 to 1; 0 as long as nobody knows how much there is.
    package var fraction: Double { total > 0 ? Double(done) / Double(total) : 0 }
}
