import Architecture

nonisolated extension Int {
    /// With a comma between groups of three digits.
    var grouped: String {
        var digits = Array(String(magnitude))
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return (self < 0 ? "-" : "") + String(digits)
    }

    /// `1 import`, `3 imports`.
    func counted(_ one: String, _ many: String? = nil) -> String {
        "\(grouped) \(self == 1 ? one : many ?? one + "s")"
    }
}

nonisolated extension AnalysisProgress {
    /// What is being done, and how far it is.
    var sentence: String {
        let count = total > 0 ? " \(done.grouped) of \(total.grouped)" : ""
        switch step {
        case .listing: return "listing files…"
        case .manifests: return "reading manifests\(count)…"
        case .sources: return "reading sources\(count)…"
        case .linking: return "linking…"
        }
    }

    /// From 0 to 1; 0 as long as nobody knows how much there is.
    var fraction: Double { total > 0 ? Double(done) / Double(total) : 0 }
}

nonisolated extension Double {
    /// The number with two places after the point: `0.83`.
    var hundredths: String {
        let scaled = Int((self * 100).rounded())
        let rest = scaled % 100
        return "\(scaled / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
