/// What was measured.
struct ReloadTimes {
    private let sorted: [Duration]
    private let inOrder: [Duration]
    /// What one edit made the processor do, compiler and linker included.
    private let work: Duration

    init(_ times: [Duration], work: Duration) {
        self.work = work
        inOrder = times
        sorted = times.sorted()
    }

    /// Median, worst and best in a line, and all of them in the next.
    var text: String {
        guard let best = sorted.first, let worst = sorted.last else { return "no edits" }
        let median = sorted[sorted.count / 2]
        return "\(sorted.count) edits, saved to seen: median \(Self.seconds(median)), "
            + "worst \(Self.seconds(worst)), best \(Self.seconds(best))\n"
            + "processor time for each: \(Self.seconds(work))\n"
            + inOrder.map(Self.seconds).joined(separator: ", ")
    }

    private static func seconds(_ time: Duration) -> String {
        let hundredths = Int((time / .milliseconds(10)).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }
}
