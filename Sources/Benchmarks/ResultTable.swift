import Foundation

/// What was measured, as a table.
struct ResultTable {
    /// The step that all others are compared with.
    static let reference = "SwiftParser alone"

    private let head: String
    /// The steps in the order in which they were first measured.
    private(set) var steps: [String] = []
    private var times: [String: [Double]] = [:]
    private var peaks: [String: Int] = [:]

    init(root: String, files: Int, bytes: Int) {
        let size = String(format: "%.1f MB", Double(bytes) / 1e6)
        let threads = ProcessInfo.processInfo.activeProcessorCount
        head = "\(root): \(files) Swift files, \(size), \(threads) threads"
    }

    /// Does something once more and notes how long it took, and the most memory during it.
    mutating func measure(_ step: String, _ work: () async -> Void) async {
        if times[step] == nil { steps.append(step) }
        PeakMemory.reset()
        let clock = ContinuousClock()
        let start = clock.now
        await work()
        let took = clock.now - start
        times[step, default: []].append(took / .milliseconds(1))
        peaks[step] = max(peaks[step] ?? 0, PeakMemory.megabytes)
    }

    /// The table.
    var text: String {
        let reference = best(Self.reference)
        let rows = steps.map { step in
            let own = times[step, default: []].sorted()
            return Self.pad(step, 24)
                + String(format: "%9.1f %9.1f", best(step), own[own.count / 2])
                + String(format: "%8.2f %9d", best(step) / reference, peaks[step] ?? 0)
        }
        let title = Self.pad("", 24) + "  best ms median ms   ratio   peak MB"
        return ([head, title] + rows).joined(separator: "\n")
    }

    /// The shortest time of a step, in milliseconds.
    func best(_ step: String) -> Double { times[step]?.min() ?? 0 }

    /// A row of a table with a column of any number of figures.
    static func row(_ name: String, _ figures: [String]) -> String {
        pad(name, 24)
            + figures.map { String(repeating: " ", count: max(1, 9 - $0.count)) + $0 }.joined()
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
