import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct AnalyzeCodebaseTests {
    private let modules = [
        Module.stub("App", .executable, sources: ["App.swift"], uses: ["Core"]),
        .stub("Core", sources: ["Core.swift"]),
    ]

    private var ports: MemoryPorts {
        MemoryPorts(
            files: [
                "App.swift": .importing("Core"), "Core.swift": .stub(), "Package.swift": .stub(),
                "Loose.swift": .stub(), "README.md": .empty,
            ],
            readings: [ProjectReading(modules: modules)])
    }

    private func states(_ ports: MemoryPorts, trust: Trust = .untrusted) async -> [AnalysisState] {
        var states: [AnalysisState] = []
        for await state in ports.analyze.states(root: "/codebase", trust: trust) {
            states.append(state)
        }
        return states
    }

    private func complete(_ ports: MemoryPorts, trust: Trust = .untrusted) async -> Analysis? {
        if case .complete(let analysis)? = await states(ports, trust: trust).last {
            return analysis
        }
        return nil
    }

    private func failure(_ ports: MemoryPorts) async -> AnalysisError? {
        if case .failed(let error)? = await states(ports).last { return error }
        return nil
    }

    @Test func `the last state is the whole analysis`() async throws {
        let analysis = try #require(await complete(ports))
        #expect(analysis.isComplete)
        #expect(analysis.codebase.modules.map(\.role) == [.app, .core])
        #expect(analysis.graph.edges.map(\.imports.count) == [1])
        #expect(analysis.codebase.unclaimed == ["Loose.swift"])
        #expect(analysis.facts.count == 4)
        #expect(analysis.incomplete.isEmpty)
        #expect(analysis.configuration.source == .inferred)
    }

    @Test func `only the last state is complete and only it has violations`() async {
        let states = await states(ports)
        for state in states.dropLast() {
            #expect(state.analysis?.isComplete != true)
            #expect(state.analysis?.violations.isEmpty != false)
        }
        #expect(states.last?.analysis?.isComplete == true)
    }

    @Test func `where nobody looks, nothing is put together before the end`() async {
        var quiet = ports
        quiet.showsParts = false
        let states = await states(quiet)
        #expect(states.dropLast().allSatisfy { $0.analysis == nil })
        #expect(states.count == (await self.states(ports)).count)
        #expect(states.last?.analysis?.graph.edges.map(\.imports.count) == [1])
    }

    @Test func `declared edges are there before the sources are read`() async throws {
        var ports = ports
        ports.batch = 100
        let partial = await states(ports).compactMap(\.analysis).first
        #expect(try #require(partial).graph.edges.map(\.declared) == [.direct])
    }

    @Test func `progress never goes back`() async {
        var ports = ports
        for index in 0..<60 { ports.files[RelativePath("More/F\(index).swift")] = .stub() }
        let done = await states(ports).compactMap { state -> Int? in
            if case .partial(_, let progress) = state, progress.step == .sources {
                return progress.done
            }
            return nil
        }
        #expect(done == done.sorted())
    }

    @Test func `a folder without Swift fails`() async {
        #expect(
            await failure(MemoryPorts(files: ["README.md": .empty])) == .noSwift(path: "/codebase"))
    }

    @Test func `a folder that is not there fails as the reader says`() async {
        var ports = ports
        ports.missing = .noFolder(path: "/codebase")
        #expect(await failure(ports) == .noFolder(path: "/codebase"))
    }

    @Test func `a mistake in the configuration fails`() async {
        let mistake = ConfigurationError(
            file: ".strata.yml", line: 2, column: 3, found: "a.", expected: "b.")
        var ports = ports
        ports.mistake = mistake
        #expect(await failure(ports) == .configuration(mistake))
    }

    @Test func `written layers are in force`() async {
        var ports = ports
        ports.written = LayerConfiguration(
            source: .file(".strata.yml"), layers: [.stub("Low", ["Core"]), .stub("Lower", ["App"])])
        #expect(await complete(ports)?.violations.map(\.kind) == [.upward])
        #expect(await complete(ports)?.assignment.layers == ["::Core": 0, "::App": 1])
    }

    @Test func `written severities hold for inferred layers too`() async throws {
        var ports = ports
        ports.written = LayerConfiguration(
            source: .file(".strata.yml"), layers: [], severities: [.unused: .error])
        let analysis = try #require(await complete(ports))
        #expect(analysis.configuration.source == .inferred)
        #expect(!analysis.configuration.layers.isEmpty)
        #expect(analysis.configuration.severity(of: .unused) == .error)
    }

    @Test func `an exclusion that covers nothing is a problem`() async {
        let exclusion = Exclusion(
            kinds: [.cycle], from: nil, to: nil, reason: "Old.", line: 4)
        var ports = ports
        ports.written = LayerConfiguration(
            source: .file(".strata.yml"), layers: [.stub("All", ["*"])], exclusions: [exclusion])
        #expect(await complete(ports)?.assignment.problems == [.unusedExclusion(exclusion)])
    }

    @Test func `what tree and readers could not read is listed in path order`() async {
        var ports = ports
        ports.treeIncomplete = [IncompleteItem(path: "b", reason: "b")]
        ports.readings.append(
            ProjectReading(incomplete: [IncompleteItem(path: "a", reason: "a", remedy: .trust)]))
        #expect(await complete(ports)?.incomplete.map(\.path) == ["a", "b"])
        #expect(await complete(ports, trust: .trusted)?.incomplete.map(\.path) == ["b"])
    }

    @Test func `readings are taken in the order of the readers`() async {
        var ports = ports
        ports.readings = (0..<8).map { number in
            ProjectReading(products: [Product(name: "P\(number)", package: nil, modules: [])])
        }
        let names = await complete(ports)?.codebase.products.map(\.name)
        #expect(names == (0..<8).map { "P\($0)" })
    }

    @Test func `a file that vanishes is incomplete`() async {
        var ports = ports
        ports.vanished = ["Core.swift"]
        #expect(await complete(ports)?.incomplete.map(\.path) == ["Core.swift"])
    }

    @Test func `who stops listening is not waited for`() async {
        for await _ in ports.analyze.states(root: "/codebase", trust: .untrusted) { break }
        #expect(await complete(ports) != nil)
    }
}
