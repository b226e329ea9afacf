/// How far a build is.
struct BuildProgress: Hashable, Sendable {
    /// What is being done: `Compiling Violations`.
    var step: String
    /// Steps done and steps there are, if known.
    var done = 0
    var total = 0

    init(_ step: String, done: Int = 0, total: Int = 0) {
        self.step = step
        self.done = done
        self.total = total
    }

    /// Reads what SwiftPM prints: `[12/34] Compiling Violations SummaryBar.swift`.
    init?(line: String) {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        let numbers = line[..<end].dropFirst().split(separator: "/").map { Int($0) }
        guard numbers.count == 2, let done = numbers[0], let total = numbers[1] else { return nil }
        let step = line[end...].dropFirst(2)
        guard !step.isEmpty, done <= total else { return nil }
        self.init(String(step), done: done, total: total)
    }
}
