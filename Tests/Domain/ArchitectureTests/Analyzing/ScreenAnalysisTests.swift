import DomainStubs
import Synchronization
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ScreenAnalysisTests {
    private let analysis = Analysis.monolith(
        declares: ["App/UI/List.swift": ["List"], "App/Core/Item.swift": ["Item"]],
        uses: ["App/UI/List.swift": ["Item"]])

    /// The first complete analysis that passes a test.
    private func complete(
        _ source: any AnalysisSource, where isWanted: (Analysis) -> Bool = { _ in true }
    ) async -> Analysis? {
        for await state in source.states() {
            if case .complete(let analysis) = state, isWanted(analysis) { return analysis }
        }
        return nil
    }

    @Test func `folders on one screen leave the other screens as they are`() async {
        let session = FixedAnalysis(.complete(analysis))
        let (one, other) = (ScreenAnalysis(session), ScreenAnalysis(session))
        one.show(.folders)
        #expect(await complete(one) { !$0.units.areModules } != nil)
        #expect(one.current.analysis?.units == .folders)
        #expect(other.current.analysis?.units == .modules)
        #expect(await complete(other)?.units == .modules)
        #expect(session.current.analysis?.units == .modules)
    }

    @Test func `a screen that begins with folders shows nothing else before`() async {
        let screen = ScreenAnalysis(FixedAnalysis(.complete(analysis)), by: .folders)
        if let shown = screen.current.analysis { #expect(shown.units == .folders) }
        var iterator = screen.states().makeAsyncIterator()
        while let state = await iterator.next() {
            if let shown = state.analysis {
                #expect(shown.units == .folders)
                break
            }
        }
        #expect(screen.units == .folders)
    }

    @Test func `modules come back as they were, and folders stand beside them`() async {
        let screen = ScreenAnalysis(FixedAnalysis(.complete(analysis)))
        screen.show(.folders)
        let folders = await complete(screen) { !$0.units.areModules }
        #expect(folders?.ofModules.graph == analysis.graph)
        #expect(folders?.graph != analysis.graph)
        screen.show(.modules)
        #expect(await complete(screen) { $0.units.areModules }?.graph == analysis.graph)
    }

    @Test func `what changes below is shown in the units of the screen`() async {
        let source = StepwiseAnalysis(.complete(analysis))
        let screen = ScreenAnalysis(source)
        screen.show(.folders)
        _ = await complete(screen) { !$0.units.areModules }
        let later = Analysis.monolith(
            declares: ["App/UI/List.swift": ["List"], "App/Data/Store.swift": ["Store"]])
        source.step(to: .partial(analysis, AnalysisProgress(step: .sources, done: 1, total: 2)))
        source.step(to: .complete(later))
        for await state in screen.states() {
            #expect(state.analysis?.units == .folders)
            let names = state.analysis?.codebase.modules.map(\.name) ?? []
            if names.contains("Data") { break }
        }
    }

    @Test func `a failure is shown whatever the units are`() async {
        let source = StepwiseAnalysis(.complete(analysis))
        let screen = ScreenAnalysis(source, by: .folders)
        source.step(to: .failed(.unreadable(path: "/codebase", reason: "gone")))
        for await state in screen.states() {
            if case .failed = state { break }
        }
    }

    @Test func `the stream ends with what it follows, and with the screen`() async throws {
        let source = StepwiseAnalysis(.complete(analysis))
        let screen = ScreenAnalysis(source)
        let states = screen.states()
        source.end()
        for await _ in states {}

        var gone: ScreenAnalysis? = ScreenAnalysis(FixedAnalysis(.complete(analysis)))
        let rest = gone?.states()
        gone = nil
        for await _ in try #require(rest) {}
    }

    @Test func `asking for another reading reaches the codebase`() {
        let source = StepwiseAnalysis(.complete(analysis))
        let screen = ScreenAnalysis(source)
        screen.reload()
        screen.trust()
        #expect(source.calls == ["reload", "trust"])
        #expect(screen.root == source.root)
    }
}

/// A source whose states a test hands out one after the other.
private final class StepwiseAnalysis: AnalysisSource {
    private struct State {
        var current: AnalysisState
        var calls: [String] = []
        var listeners: [AsyncStream<AnalysisState>.Continuation] = []
    }

    let root = "/codebase"
    private let state: Mutex<State>

    init(_ first: AnalysisState) { state = Mutex(State(current: first)) }

    var current: AnalysisState { state.withLock(\.current) }

    /// What was asked of it.
    var calls: [String] { state.withLock(\.calls) }

    func states() -> AsyncStream<AnalysisState> {
        AsyncStream { continuation in
            state.withLock { state in
                continuation.yield(state.current)
                state.listeners.append(continuation)
            }
        }
    }

    func step(to next: AnalysisState) {
        state.withLock { state in
            state.current = next
            for listener in state.listeners { listener.yield(next) }
        }
    }

    func end() {
        state.withLock { state in
            for listener in state.listeners { listener.finish() }
        }
    }

    func reload() { state.withLock { $0.calls.append("reload") } }

    func trust() { state.withLock { $0.calls.append("trust") } }
}
