import DomainStubs
import Synchronization
import Testing

@testable import Architecture
@testable import Codebase

/// A wait in vain ends with the time limit.
@Suite(.timeLimit(.minutes(20))) struct LiveAnalysisTests {
    private struct NoConfiguration: ConfigurationReader {
        func configuration(
            in contents: any SourceContents
        ) async throws(ConfigurationError) -> LayerConfiguration? { nil }

        func baseline(
            in contents: any SourceContents
        ) async throws(ConfigurationError) -> Baseline? { nil }
    }

    private struct EmptyFacts: SourceFactsReader {
        func facts(
            of files: [RelativePath], in contents: any SourceContents
        ) -> AsyncStream<[FileFacts]> {
            AsyncStream { continuation in
                continuation.yield(files.map { FileFacts(file: $0, facts: .stub()) })
                continuation.finish()
            }
        }
    }

    /// Hands out facts only while it is open.
    private final class HeldFacts: SourceFactsReader {
        private let isOpen: AsyncStream<Void>
        private let opening: AsyncStream<Void>.Continuation
        private let first = Mutex(true)

        init() { (isOpen, opening) = AsyncStream.makeStream() }

        func open() { opening.finish() }

        /// The first time at once; later not before it is opened.
        func facts(
            of files: [RelativePath], in contents: any SourceContents
        ) -> AsyncStream<[FileFacts]> {
            let isFirst = first.withLock { first in
                defer { first = false }
                return first
            }
            let facts = files.map { FileFacts(file: $0, facts: .stub()) }
            return AsyncStream { continuation in
                Task { [isOpen] in
                    if !isFirst { for await _ in isOpen {} }
                    continuation.yield(facts)
                    continuation.finish()
                }
            }
        }
    }

    /// Remembers which files it was asked for; what they say differs each time.
    private final class AskedFacts: SourceFactsReader {
        let asked = Mutex<[[RelativePath]]>([])

        func facts(
            of files: [RelativePath], in contents: any SourceContents
        ) -> AsyncStream<[FileFacts]> {
            let lines = asked.withLock { asked in
                asked.append(files)
                return asked.count * 100
            }
            return AsyncStream { continuation in
                continuation.yield(
                    files.map { FileFacts(file: $0, facts: .stub(lines: lines)) })
                continuation.finish()
            }
        }
    }

    /// Can read all of the project once the codebase is trusted.
    private struct TrustedReader: ProjectReader {
        let origin = Origin.swiftpm

        func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
            let asks = IncompleteItem(path: "A/a.swift", reason: "It has to run.", remedy: .trust)
            return ProjectReading(incomplete: trust == .trusted ? [] : [asks])
        }
    }

    private func live(
        _ folder: ChangingFolder, readers: [any ProjectReader] = [],
        facts: any SourceFactsReader = EmptyFacts()
    ) -> LiveAnalysis {
        LiveAnalysis(
            root: "/codebase", trust: .untrusted,
            analyze: AnalyzeCodebase(
                trees: folder, readers: readers, facts: facts, configuration: NoConfiguration()),
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
        async let first = complete(live)
        async let second = complete(live)
        live.start()
        #expect(await first != nil)
        #expect(await second != nil)
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

    @Test func `of a changed source alone the facts are read again`() async {
        let folder = ChangingFolder(files: ["A/a.swift", "A/b.swift"])
        let facts = AskedFacts()
        let live = live(folder, facts: facts)
        live.start()
        _ = await complete(live)
        folder.change(saying: .files(["A/b.swift": true, "A/b.swift~": false]))
        let analysis = await complete(live) { $0.totals.lines == 300 }
        #expect(analysis?.totals.lines == 100 + 200)
        #expect(facts.asked.withLock(\.self) == [["A/a.swift", "A/b.swift"], ["A/b.swift"]])
        #expect(folder.readings == 1)
    }

    @Test(
        arguments: [
            ["A/new.swift": true], ["A/a.swift": false], ["Package.swift": true],
            [".strata.yml": true], ["A/a.swift": true, "Loose.swift": true],
            [".strata.yml": false], ["P.xcodeproj/project.pbxproj": false], ["A/link": false],
        ] as [[RelativePath: Bool]])
    func `whatever may change modules lists the files again`(
        change: [RelativePath: Bool]
    ) async {
        let folder = ChangingFolder(files: ["A/a.swift", "Package.swift"])
        let live = live(folder)
        live.start()
        _ = await complete(live)
        folder.change(saying: .files(change))
        while folder.readings < 2, !Task.isCancelled { await Task.yield() }
        #expect(folder.readings == 2)
    }

    @Test func `what changes during a run is read after it`() async {
        let folder = ChangingFolder(files: ["A/a.swift", "A/b.swift"])
        let facts = HeldFacts()
        let live = live(folder, facts: facts)
        live.start()
        _ = await complete(live)
        folder.change(saying: .files(["A/a.swift": true]))
        folder.change(to: ["A/a.swift", "A/b.swift", "B/c.swift"])
        facts.open()
        #expect(await complete(live) { $0.codebase.modules.count == 2 } != nil)
    }

    @Test func `the last complete analysis stays visible while it runs again`() async {
        let folder = ChangingFolder(files: ["A/a.swift"])
        let facts = HeldFacts()
        let live = live(folder, facts: facts)
        live.start()
        _ = await complete(live)
        folder.change(to: ["A/a.swift", "B/b.swift"])
        for await state in live.states() {
            #expect(state.analysis?.isComplete == true)
            #expect(state.analysis?.codebase.modules.map(\.name) == ["A"])
            if case .complete = state { continue }
            break
        }
        facts.open()
        #expect(await complete(live) { $0.codebase.modules.count == 2 } != nil)
    }

    @Test func `reloading lists the files again`() async {
        let folder = ChangingFolder(files: ["A/a.swift"])
        let live = live(folder)
        live.start()
        _ = await complete(live)
        live.reload()
        while folder.readings < 2, !Task.isCancelled { await Task.yield() }
        #expect(folder.readings == 2)
    }

    @Test func `trusting runs again with trust`() async {
        let live = live(ChangingFolder(files: ["A/a.swift"]), readers: [TrustedReader()])
        live.start()
        #expect(await complete(live)?.incomplete.map(\.remedy) == [.trust])
        live.trust()
        #expect(live.trustLevel == .trusted)
        #expect(await complete(live) { $0.incomplete.isEmpty } != nil)
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
