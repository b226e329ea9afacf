import Architecture
import Codebase
import Editing
import Inverting
import Synchronization
import Testing

@testable import strata

@Suite struct RunningProofsTests {
    /// Goes on until it is cancelled, and says then that it has ended.
    private final class Endless: InversionProver {
        let hasEnded = Atomic(false)
        let farthest = InversionProof.Level.tests
        private let started = AsyncStream<Void>.makeStream()

        func prove(
            _ recipe: Recipe, of inversion: Inversion, in analysis: Analysis,
            upTo level: InversionProof.Level
        ) async -> InversionProof {
            started.continuation.finish()
            for await _ in AsyncStream<Void>.makeStream().stream {}
            hasEnded.store(true, ordering: .relaxed)
            return InversionProof(shown: nil)
        }

        func waitForStart() async { for await _ in started.stream {} }
    }

    @Test func `what is tried has ended once all was stopped`() async {
        let prover = Endless()
        let proofs = RunningProofs(prover)
        let violation = Violation(
            kind: .sideways, from: "::A", to: "::B", severity: .error, message: "")
        let recipe = Recipe(.route, title: "", changes: ChangeSet(""))
        let inversion = Inversion(
            violation: violation, edge: EdgeID(from: "::A", to: "::B"), couplings: [],
            recipes: [recipe])
        let analysis = Analysis(
            codebase: Codebase(root: "/", modules: []), graph: ModuleGraph(nodes: [], edges: []),
            configuration: LayerConfiguration(source: .inferred, layers: []),
            assignment: LayerAssignment(layers: [:]), violations: [], facts: [:],
            isComplete: true, incomplete: [], milliseconds: 0)
        let proof = Task { await proofs.prove(recipe, of: inversion, in: analysis, upTo: .tests) }
        await prover.waitForStart()
        await proofs.stopAll()
        let hasEnded = prover.hasEnded.load(ordering: .relaxed)
        #expect(hasEnded)
        #expect(await proof.value.shown == nil)
    }
}
