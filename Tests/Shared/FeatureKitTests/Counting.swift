import Architecture
import Codebase
import Dispatch
import FeatureKit
import Synchronization
import TerminalUI

/// Lists the names of modules, and notes where and how often it works.
nonisolated struct Counting: SortedListing {
    struct Row: Identifiable, Equatable, Sendable {
        let id: String
    }

    struct Order: ListOrder {
        enum Column: CaseIterable, Sendable {
            case name, length
        }

        var column: Column
        var isAscending: Bool

        init(by column: Column) {
            self.column = column
            isAscending = column == .name
        }
    }

    /// What was worked out, and whether any of it was worked out on the main actor.
    final class Notes: Sendable {
        struct Content {
            var tables = 0
            var filters: [String] = []
            var usedMainActor = false
        }

        private let content = Mutex(Content())

        var tables: Int { content.withLock(\.tables) }
        var answers: Int { content.withLock { $0.filters.count } }
        var usedMainActor: Bool { content.withLock(\.usedMainActor) }

        func note(_ change: (inout Content) -> Void) {
            content.withLock {
                change(&$0)
                $0.usedMainActor = $0.usedMainActor || MainQueue.isCurrent
            }
        }
    }

    var order = Order(by: .name)
    let notes = Notes()
    /// Held while a test wants the work to take long.
    let gate = Gate()

    static let nothing: [String] = []

    func table(of analysis: Analysis) -> [String] {
        notes.note { $0.tables += 1 }
        return analysis.codebase.modules.map(\.name)
    }

    func rows(of table: [String], matching matcher: FilterMatcher) -> [Row] {
        gate.pass()
        notes.note { $0.filters.append("") }
        let found = table.filter { matcher.isEmpty || matcher.match($0) != nil }
        let sorted = found.sorted {
            order.column == .name ? $0 < $1 : ($0.count, $0) < ($1.count, $1)
        }
        return (order.isAscending ? sorted : sorted.reversed()).map(Row.init)
    }
}

/// Lets work pass, or holds it up.
final class Gate: Sendable {
    private let lock = DispatchSemaphore(value: 1)

    func close() { lock.wait() }

    func open() { lock.signal() }

    func pass() {
        lock.wait()
        lock.signal()
    }
}

/// Works on a thread of its own, so that work which is held up holds up nothing else.
final class OwnThread: TaskExecutor {
    private let queue = DispatchQueue(label: "work of one story")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// The queue of the main actor; which thread it uses is up to the system.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    /// Whether the code that asks runs on the main actor; ``mark()`` makes it known.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

    static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }
}
