import Architecture
import Codebase
import Inverting
import Synchronization
import Testing

/// What is worked out before somebody asks.
@Suite struct AnticipateInversionTests {
    private let violation = Violation.sample("Cart", "Orders")
    private let other = Violation.sample("Cart", "Wishes")
    private let analysis = Analysis.sample()

    @Test func `what was anticipated is not worked out again, and comes with its draft`() async {
        let planner = CountingPlanner()
        let anticipate = AnticipateInversion(planner)
        anticipate.anticipate(violation, in: analysis)
        anticipate.anticipate(violation, in: analysis)
        let drafts = Mutex(0)
        for _ in 0..<2 {
            let inversion = await anticipate.inversion(of: violation, in: analysis) { _ in
                drafts.withLock { $0 += 1 }
            }
            #expect(inversion?.violation.id == violation.id)
        }
        #expect(planner.asked == [violation.id])
        #expect(drafts.withLock { $0 } == 2)
    }

    @Test func `another violation and another state of the codebase are worked out`() async {
        let planner = CountingPlanner()
        let anticipate = AnticipateInversion(planner)
        anticipate.anticipate(violation, in: analysis)
        _ = await anticipate.inversion(of: violation, in: analysis)
        let answer = await anticipate.inversion(of: other, in: analysis)
        #expect(answer?.violation.id == other.id)
        _ = await anticipate.inversion(of: violation, in: .sample())
        #expect(planner.asked == [violation.id, other.id, violation.id])
    }

    @Test func `what nobody waits for is given up when a person looks at another`() async {
        let planner = CountingPlanner(isEndless: true)
        let anticipate = AnticipateInversion(planner)
        anticipate.anticipate(violation, in: analysis)
        while planner.asked.isEmpty { await Task.yield() }
        anticipate.anticipate(other, in: analysis)
        while planner.cancelled.isEmpty { await Task.yield() }
        #expect(planner.cancelled == [violation.id])
        // The other one would keep a processor busy as long as tests run.
        planner.release()
    }

    @Test func `what somebody waits for is not given up`() async {
        let planner = CountingPlanner(isEndless: true)
        let anticipate = AnticipateInversion(planner)
        anticipate.anticipate(violation, in: analysis)
        let asking = Task {
            await anticipate.inversion(of: violation, in: analysis) { _ in planner.release() }
        }
        let answer = await asking.value
        #expect(answer?.violation.id == violation.id)
        #expect(planner.cancelled.isEmpty)
    }

    @Test func `a violation that no change of code removes is not anticipated`() async {
        let planner = CountingPlanner()
        let anticipate = AnticipateInversion(planner)
        let declared = Violation.sample("Cart", "Orders", kind: .unused)
        anticipate.anticipate(declared, in: analysis)
        _ = await anticipate.inversion(of: declared, in: analysis)
        #expect(planner.asked == [declared.id])
    }
}

extension Violation {
    fileprivate static func sample(
        _ from: String, _ to: String, kind: ViolationKind = .sideways
    ) -> Violation {
        Violation(
            kind: kind, from: ModuleID(rawValue: from), to: ModuleID(rawValue: to),
            severity: .error, message: "")
    }
}

extension Analysis {
    /// A codebase in which nothing stands.
    fileprivate static func sample() -> Analysis {
        let codebase = Codebase(root: "/", modules: [])
        let configuration = LayerConfiguration(source: .inferred, layers: [])
        return Analysis(
            codebase: codebase, graph: ModuleGraph(nodes: [], edges: []),
            configuration: configuration,
            assignment: LayerAssignment(layers: [:]), violations: [],
            facts: [:], isComplete: true, incomplete: [], milliseconds: 0)
    }
}

/// Counts what it is asked; an endless one answers when it is released or given up.
private final class CountingPlanner: InversionPlanner {
    private struct State {
        var asked: [String] = []
        var cancelled: [String] = []
        var isReleased = false
    }

    private let state = Mutex(State())
    private let isEndless: Bool

    init(isEndless: Bool = false) {
        self.isEndless = isEndless
    }

    var asked: [String] { state.withLock { $0.asked } }
    var cancelled: [String] { state.withLock { $0.cancelled } }

    func release() { state.withLock { $0.isReleased = true } }

    func inversion(
        of violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion? {
        state.withLock { $0.asked.append(violation.id) }
        let edge = EdgeID(from: violation.from, to: violation.to ?? violation.from)
        let inversion = Inversion(violation: violation, edge: edge, couplings: [], recipes: [])
        await draft(inversion)
        while isEndless, !Task.isCancelled, !state.withLock({ $0.isReleased }) {
            await Task.yield()
        }
        if Task.isCancelled { state.withLock { $0.cancelled.append(violation.id) } }
        return inversion
    }
}
