/// When an assignment holds: `[sdk=iphoneos*]`.
struct SettingCondition: Hashable, Sendable {
    /// What is looked at: `sdk`, `arch`, `config` or `variant`.
    let parameter: String
    /// What its value has to match, with `*`, `?` and `[…]` as in a shell.
    let pattern: String

    /// A condition as it is written.
    init(_ parameter: String, _ pattern: String) {
        self.parameter = parameter
        self.pattern = pattern
    }

    /// Whether it holds for the values that parameters have; one without a value matches `*` alone.
    func holds(for values: [String: String]) -> Bool {
        guard let value = values[parameter] else { return pattern == "*" }
        return ShellPattern(pattern).matches(value)
    }
}
