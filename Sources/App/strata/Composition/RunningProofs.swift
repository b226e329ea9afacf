import Architecture
import Inverting
import Synchronization

/// Tries recipes, and ends what is tried with the program: builds are sessions of their own, which
/// would outlive it.
final class RunningProofs: InversionProver {
    private let prover: any InversionProver
    private let running = Mutex<[Int: Task<InversionProof, Never>]>([:])
    private let count = Mutex(0)

    init(_ prover: any InversionProver) { self.prover = prover }

    var farthest: InversionProof.Level { prover.farthest }

    func prove(
        _ recipe: Recipe, of inversion: Inversion, in analysis: Analysis,
        upTo level: InversionProof.Level
    ) async -> InversionProof {
        let task = Task { [prover] in
            await prover.prove(recipe, of: inversion, in: analysis, upTo: level)
        }
        let number = count.withLock { count in
            count += 1
            return count
        }
        running.withLock { $0[number] = task }
        defer { running.withLock { $0[number] = nil } }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Ends all proofs, and waits until nothing of them is left.
    func stopAll() async {
        let tasks = running.withLock { Array($0.values) }
        for task in tasks { task.cancel() }
        for task in tasks { _ = await task.value }
    }
}
