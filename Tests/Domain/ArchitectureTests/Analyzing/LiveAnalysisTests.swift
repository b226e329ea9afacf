import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct LiveAnalysisTests {
    private struct NoConfiguration: ConfigurationReader {
        func configuration(
            at root: String
        ) async throws(ConfigurationError) -> LayerConfiguration? { nil }
    }

    private struct EmptyFacts: SourceFactsReader {
        func facts(of files: [RelativePath], in root: String) -> AsyncStream<[FileFacts]> {
            AsyncStream { continuation in
                continuation.yield(files.map { FileFacts(file: $0, facts: .stub()) })
                continuation.finish()
            }
        }
    }

    private func live(_ folder: ChangingFolder) -> LiveAnalysis {
        LiveAnalysis(
            root: "/codebase", trust: .untrusted,
            analyze: AnalyzeCodebase(
                trees: folder, readers: [], facts: EmptyFacts(), configuration: NoConfiguration()),
            watcher: folder)
    }

    /// The first complete analysis that passes a test.
    private func complete(
        _ live: LiveAnalysis, where isWanted: (Analysis) -> Bool = { _ in true }
    ) async -> Analysis? {
        for await state in live.states() {
            if case .complete(let analysis) = state, isWanted(analysis) { return analysis }
        }
        return nil
    }

    @Test func `every listener gets the complete analysis`() async {
        let live = live(ChangingFolder(files: ["A/a.swift"]))
        live.start()
        #expect(await complete(live) != nil)
        #expect(await complete(live) != nil)
    }

    @Test func `a late listener gets the latest state at once`() async {
        let live = live(ChangingFolder(files: ["A/a.swift"]))
        live.start()
        _ = await complete(live)
        var iterator = live.states().makeAsyncIterator()
        #expect(await iterator.next()?.analysis?.isComplete == true)
        #expect(live.current.analysis?.isComplete == true)
    }

    @Test func `nothing begins before it is started`() {
        let folder = ChangingFolder(files: ["A/a.swift"])
        let live = live(folder)
        #expect(live.current.analysis == nil)
        #expect(folder.readings == 0)
    }

    @Test func `a changed folder is analysed again`() async {
        let folder = ChangingFolder(files: ["A/a.swift"])
        let live = live(folder)
        live.start()
        _ = await complete(live)
        folder.change(to: ["A/a.swift", "B/b.swift"])
        let analysis = await complete(live) { $0.codebase.modules.count == 2 }
        #expect(analysis?.codebase.modules.map(\.name) == ["A", "B"])
    }

    @Test func `the last complete analysis stays visible while it runs again`() async {
        let live = live(ChangingFolder(files: ["A/a.swift"]))
        live.start()
        _ = await complete(live)
        live.reload()
        for await state in live.states() {
            #expect(state.analysis?.isComplete == true)
            if case .complete = state { break }
        }
    }

    @Test func `trusting runs again with trust`() async {
        let folder = ChangingFolder(files: ["A/a.swift"])
        let live = live(folder)
        live.start()
        _ = await complete(live)
        live.trust()
        #expect(live.trustLevel == .trusted)
        while folder.readings < 2 { await Task.yield() }
        #expect(await complete(live) != nil)
    }

    @Test func `stopping ends every stream`() async {
        let live = live(ChangingFolder(files: ["A/a.swift"]))
        live.start()
        let states = live.states()
        live.stop()
        for await _ in states {}
        var after = 0
        for await _ in live.states() { after += 1 }
        #expect(after == 1)
        live.reload()
        #expect(await live.states().reduce(0) { count, _ in count + 1 } == 1)
    }

    @Test func `a folder that loses its Swift fails and recovers`() async {
        let folder = ChangingFolder(files: ["A/a.swift"])
        let live = live(folder)
        live.start()
        _ = await complete(live)
        folder.change(to: ["README.md"])
        for await state in live.states() {
            if case .failed(let error) = state {
                #expect(error == .noSwift(path: "/codebase"))
                break
            }
        }
        folder.change(to: ["C/c.swift"])
        let analysis = await complete(live) { $0.codebase.modules.first?.name == "C" }
        #expect(analysis != nil)
    }

    @Test func `a fixed analysis hands out its one state`() async {
        let state = AnalysisState.complete(.stub([.stub("A")]))
        let fixed = FixedAnalysis(state)
        var iterator = fixed.states().makeAsyncIterator()
        #expect(await iterator.next()?.analysis?.codebase.modules.count == 1)
        #expect(fixed.root == "/codebase")
    }
}
