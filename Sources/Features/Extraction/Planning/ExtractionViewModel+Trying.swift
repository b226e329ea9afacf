import Architecture
import Codebase
import Extracting
import FeatureKit

extension ExtractionViewModel {
    /// Reads the selected step in detail once a person has looked at it for a moment.
    func tryStep() {
        let candidate = selected?.candidate
        if let candidate, candidate.name == reading { return }
        trial?.cancel()
        reading = nil
        guard let candidate, progress == .idle, candidate.isNext, candidate.trial == nil,
            !untold.contains(candidate.name), obstacle == nil, let planned,
            let analysis = basis?.analysis
        else { return }
        let (services, executor, look) = (services, executor, look)
        reading = candidate.name
        trial = Task { [weak self] in
            if look > .zero {
                do { try await Task.sleep(for: look) } catch { return }
            }
            let found = await withTaskExecutorPreference(executor) {
                await services.tryStep(candidate, planned.plan, analysis)
            }
            if !Task.isCancelled { self?.take(found, of: candidate) }
        }
    }

    private func take(_ trial: ExtractionTrial?, of candidate: ExtractionCandidate) {
        reading = nil
        guard let trial else {
            untold.insert(candidate.name)
            return
        }
        listing.planned?.note(trial, of: candidate)
    }

    /// Forgets what is known of the steps of another plan.
    func forgetTrials() {
        trial?.cancel()
        reading = nil
        untold = []
    }

    /// Finds out whether parts of the module of another plan can be extracted.
    func showObstacle() {
        obstacle = basis.flatMap { basis in
            basis.analysis.codebase.module(basis.module)
                .flatMap { services.obstacle($0, basis.analysis) }
        }
    }

    /// Why the selected step cannot be done now; nil if it can, or as far as that is known.
    var whyNotExtracted: String? {
        guard let candidate = selected?.candidate else { return "No candidate is selected." }
        if progress != .idle { return "The plan is being worked out again: try in a moment." }
        if let obstacle { return obstacle }
        let needs = candidate.needs
        if !needs.isEmpty {
            return "\(needs.joined(separator: ", ")) \(needs.count == 1 ? "has" : "have") to be "
                + "extracted first."
        }
        return candidate.trial?.obstacle.map { "It is not free: \($0)" }
    }

    /// Shows the change that makes a module of the selected candidate, and asks whether to make it.
    func extract() {
        guard let candidate = selected?.candidate, let plan = planned?.plan,
            let analysis = basis?.analysis
        else { return }
        router.extract(candidate, of: plan.module, in: analysis)
    }
}
