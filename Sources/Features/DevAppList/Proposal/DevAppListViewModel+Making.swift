import Architecture
import Editing
import FeatureKit
import TerminalUI

extension DevAppListViewModel {
    /// Why no dev app can be made for what is selected.
    var whyNotMade: String? {
        guard let row = selected else { return "No feature is selected." }
        guard row.app == nil else { return "\(row.title) already is a dev app." }
        if phase == .complete, let obstacle = table.obstacles[row.id] { return obstacle }
        return phase == .complete ? nil : "The sources are still being read."
    }

    /// Works out the change that gives the selected feature a dev app, and shows it.
    func propose() {
        guard whyNotMade == nil, let row = selected, let analysis else { return }
        let maker = services.maker
        making?.cancel()
        // Keys that are typed meanwhile must not answer what comes up.
        sheet = .planning(row.title)
        making = Task { [weak self, executor] in
            let sheet: Sheet
            do throws(NewFeatureError) {
                let proposal = try await withTaskExecutorPreference(executor) {
                    () async throws(NewFeatureError) in
                    try await maker.proposal(for: row.id, in: analysis)
                }
                sheet = .proposal(proposal)
            } catch {
                sheet = .refused(error.description)
            }
            guard !Task.isCancelled, let self else { return }
            self.sheetOffset = 0
            self.sheet = sheet
        }
    }

    /// Gives up working out a change.
    func stopPlanning() {
        making?.cancel()
        sheet = nil
    }

    /// Makes the change that is shown.
    func accept(_ proposal: DevAppProposal) {
        sheet = nil
        Task { [services, router, executor] in
            do throws(ChangeError) {
                try await withTaskExecutorPreference(executor) { () async throws(ChangeError) in
                    try await services.maker.apply(proposal.changes)
                }
                router.noteChange(proposal.title)
                services.source.reload()
            } catch {
                sheet = .refused(error.description)
            }
        }
    }

    /// Moves through the change that is shown; its last line stays in sight.
    func scrollSheet(by rows: Int) {
        guard case .proposal(let proposal) = sheet else { return }
        sheetOffset = min(max(0, sheetOffset + rows), max(0, proposal.lines.count - 1))
    }
}
