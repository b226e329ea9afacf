/// What was measured.
struct ReloadTimes {
    private let sorted: [Duration]
    private let inOrder: [Duration]

    init(_ times: [Duration]) {
        inOrder = times
        sorted = times.sorted()
    }

    /// Median, worst and best in a line, and all of them in the next.
    var text: String {
        guard let best = sorted.first, let worst = sorted.last else { return "no edits" }
        let median = sorted[sorted.count / 2]
        return "\(sorted.count) edits, saved to seen: median \(Self.seconds(median)), "
            + "worst \(Self.seconds(worst)), best \(Self.seconds(best))\n"
            + inOrder.map(Self.seconds).joined(separator: ", ")
    }

    private static func seconds(_ time: Duration) -> String {
        let hundredths = Int((time / .milliseconds(10)).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }
}
