import Architecture
import Chronicling
import Codebase
import KeptReadings
import Testing

@Suite struct CommitStateCacheTests {
    private let kept = ReadingsFolder()

    /// What a new process knows and keeps.
    private func states(
        of root: String = "/codebase", keeping new: [String: CommitState] = [:],
        program: String = "1"
    ) async -> [String: CommitState] {
        let cache = ReadingCache(folder: kept.path, program: program)
        let states = CommitStateCache(cache: cache)
        await states.keep(new, of: root, wanted: [])
        await cache.settle()
        return await states.states(of: root)
    }

    private let state = CommitState(
        modules: [
            ModuleState(id: "::A", role: .app, layer: "Top", files: 2, lines: 300),
            ModuleState(
                id: "Fixtures/B::B", role: .tests, layer: nil, files: 0, lines: 0, isFixture: true,
                previewLines: 0, devAppLines: 7),
        ], edges: [EdgeID(from: "::A", to: "Fixtures/B::B")],
        violations: [
            ViolationState(
                id: "upward ::A ::B", kind: .upward, from: "::A", to: "::B", severity: .error),
            ViolationState(
                id: "cycle ::A ::B", kind: .cycle, from: "::A", severity: .warning,
                isRecorded: true, owner: "Änn"),
        ], files: 12, lines: LineTotals(modules: 1, apps: 2, tests: 3, others: 4), incomplete: 5,
        hasWrittenLayers: true)

    @Test func `a state comes back as it was kept, beside those kept later`() async {
        _ = await states(keeping: ["t1": state])
        let empty = CommitState(
            modules: [], edges: [], violations: [], files: 0, lines: LineTotals())
        _ = await states(keeping: ["t2": empty])
        #expect(await states() == ["t1": state, "t2": empty])
    }

    @Test func `another folder or program knows nothing of them`() async {
        _ = await states(keeping: ["t1": state])
        #expect(await states(of: "/other").isEmpty)
        #expect(await states(program: "2").isEmpty)
    }
}
