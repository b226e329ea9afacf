import Architecture
import Codebase
import FeatureKit
import Observation
import Previewing
import TerminalUI

/// What can be run alone in a codebase, and what came of running it.
@Observable final class DevAppListViewModel: SurveyModel {
    enum Sheet: Equatable {
        /// Whether a dev app may be built, and perhaps started.
        case start(Start)
        /// The change that gives a feature of this name a dev app is being worked out.
        case planning(String)
        /// The change that gives a feature a dev app.
        case proposal(DevAppProposal)
        /// Why something was not done, in two sentences.
        case refused(String)
    }

    /// A build that is asked about.
    struct Start: Hashable {
        let id: ModuleID
        let name: String
        /// Whether the program is started too.
        let starts: Bool
        /// Whether code of the codebase may be run already.
        let isTrusted: Bool
        /// What is run, as a person would type it.
        let command: String
    }

    let content: SurveyedList<DevAppListing>
    /// What is being built or was started last.
    var work: Work?
    var sheet: Sheet?
    /// The first line of the change in the sheet that is shown.
    var sheetOffset = 0
    /// The first line of the details that is shown.
    var offset = 0

    /// What the person agreed to before; it is not asked about again.
    @ObservationIgnored var agreed: Set<Start> = []
    @ObservationIgnored let services: DevAppServices
    @ObservationIgnored let router: any DevAppListRouter
    @ObservationIgnored let executor: (any TaskExecutor)?
    @ObservationIgnored var working: Task<Void, Never>?
    @ObservationIgnored var making: Task<Void, Never>?
    /// Whether a person looks at it; the terminal is given away only then.
    @ObservationIgnored private(set) var isVisible = false
    @ObservationIgnored private var looking: Task<Void, Never>?

    init(
        services: DevAppServices, router: any DevAppListRouter,
        executor: (any TaskExecutor)? = nil
    ) {
        self.services = services
        self.router = router
        self.executor = executor
        content = SurveyedList(
            DevAppListing(finder: services.finder, obstacles: services.maker.obstacles),
            of: services.source, executor: executor)
        content.onSelection = { [weak self] in self?.offset = 0 }
        content.survey.onAnalysis = { [weak self] in
            self?.looking = Task { await self?.lookAtBuilds() }
        }
    }

    deinit {
        working?.cancel()
    }

    /// What the table was made of.
    var analysis: Analysis? { content.survey.analysis }

    /// When each dev app was built last, as far as known.
    var builds: [ModuleID: LastBuild] {
        get { listing.builds }
        set { listing.builds = newValue }
    }

    /// Follows the analysis until ``stop()``.
    func listen() {
        isVisible = true
        content.survey.listen()
    }

    func stop() {
        isVisible = false
        looking?.cancel()
        content.survey.stop()
    }
}

extension DevAppListViewModel {
    /// The absolute path of a folder of the codebase.
    func path(of folder: RelativePath) -> String {
        folder.isRoot ? services.source.root : services.source.root + "/" + folder.string
    }

    /// Asks when each dev app was built last.
    func lookAtBuilds() async {
        var found: [ModuleID: LastBuild] = [:]
        for row in table.rows {
            guard case .package(let folder, let product) = row.app?.launch else { continue }
            let place = path(of: folder)
            found[row.id] = await withTaskExecutorPreference(executor) {
                await services.builder.lastBuild(of: product, in: place)
            }
        }
        if found != builds, !Task.isCancelled { builds = found }
    }
}
