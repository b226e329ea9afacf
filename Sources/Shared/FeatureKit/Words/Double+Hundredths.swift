nonisolated extension Double {
    /// The number with two places after the point: `0.83`.
    package var hundredths: String {
        let scaled = Int((self * 100).rounded())
        let rest = scaled % 100
        return "\(scaled / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
