extension Int {
    /// With a comma between groups of three digits.
    package var grouped: String {
        var digits = Array(String(magnitude))
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return (self < 0 ? "-" : "") + String(digits)
    }

    /// `1 import`, `3 imports`.
    package func counted(_ one: String, _ many: String? = nil) -> String {
        "\(grouped) \(self == 1 ? one : many ?? one + "s")"
    }
}
