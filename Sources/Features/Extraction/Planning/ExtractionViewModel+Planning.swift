import Architecture
import Codebase
import Extracting
import FeatureKit

extension ExtractionViewModel {
    /// Follows the analysis, and works out what was not worked out when it was left.
    func listen() {
        content.survey.listen()
        takeAnalysis()
        tryStep()
    }

    /// Ignores the analysis from now on, and works nothing out any longer; what is shown stays.
    func stop() {
        content.survey.stop()
        trial?.cancel()
        reading = nil
        guard progress != .idle else { return }
        cancel()
        basis = nil
    }

    /// Waits until all that was asked for is shown.
    func settle() async {
        await content.survey.settle()
        await planning?.value
        await content.survey.settle()
        await trial?.value
        await content.survey.settle()
        await simulating?.value
    }

    /// Plans what to take out of the module unless that is known, or being worked out.
    func takeAnalysis() {
        showModules()
        guard let analysis = table.analysis, let id = monolith?.id,
            let module = analysis.codebase.module(id)
        else { return }
        if let basis, basis.module == id, basis.analysis.isOfSameReading(as: analysis) { return }
        cancel()
        if basis?.module != id { listing.planned = nil }
        basis = (id, analysis)
        progress = .choosing(0)
        let (steps, pace) = AsyncStream.makeStream(
            of: Int.self, bufferingPolicy: .bufferingNewest(1))
        let (work, executor) = (planMonolith, executor)
        planning = Task { [weak self] in
            let watching = Task { [weak self] in
                await withTaskExecutorPreference(executor) {
                    for await chosen in steps { self?.note(chosen) }
                }
            }
            let planned = await withTaskExecutorPreference(executor) {
                await Self.work(work, on: module, in: analysis, telling: pace)
            }
            pace.finish()
            await watching.value
            if !Task.isCancelled { self?.take(planned) }
        }
    }

    @concurrent private nonisolated static func work(
        _ plan: PlanMonolith, on module: Module, in analysis: Analysis,
        telling pace: AsyncStream<Int>.Continuation
    ) async -> PlannedMonolith {
        await plan(module, analysis) { chosen in
            pace.yield(chosen)
            return !Task.isCancelled
        }
    }

    private func note(_ chosen: Int) {
        guard case .choosing(let before) = progress, chosen > before else { return }
        progress = .choosing(chosen)
    }

    private func take(_ planned: PlannedMonolith) {
        progress = .idle
        forgetTrials()
        showObstacle()
        listing.planned = planned
        if !whatIf.current.moves.isEmpty { simulate() }
    }

    private func cancel() {
        planning?.cancel()
        planning = nil
        progress = .idle
    }
}
