/// How long ago something happened, in words.
package struct Age: Hashable, Sendable {
    private static let steps: [(seconds: Int, name: String)] = [
        (365 * 86_400, "year"), (30 * 86_400, "month"), (7 * 86_400, "week"), (86_400, "day"),
        (3_600, "hour"), (60, "minute"),
    ]

    /// `3 minutes ago`.
    package let words: String

    /// The words for a time.
    ///
    /// - Parameter seconds: How long ago; what lies in the future counts as now.
    package init(seconds: Int) {
        guard let step = Self.steps.first(where: { seconds >= $0.seconds }) else {
            words = "just now"
            return
        }
        let count = seconds / step.seconds
        if step.name == "day", count == 1 {
            words = "yesterday"
        } else {
            words = "\(count) \(step.name)\(count == 1 ? "" : "s") ago"
        }
    }
}
