import Architecture
import Codebase
import Editing
import Extraction
import Observation
import TerminalUI

/// What lives as long as one codebase is open.
@MainActor @Observable final class CodebaseSession {
    let root: String
    /// How far the analysis is.
    private(set) var state: AnalysisState
    /// The branch that is checked out.
    private(set) var branch: String?

    @ObservationIgnored let analysis: LiveAnalysis
    /// The moves in thought, saved or not.
    @ObservationIgnored let whatIf = KeptWhatIf()
    /// The layers that are being put in order.
    @ObservationIgnored var layers: LayerDraftHistory?
    /// What was written and run.
    @ObservationIgnored var log = CommandLog()
    /// The modules that were opened, the latest first.
    @ObservationIgnored private(set) var recentModules: [ModuleID] = []
    /// What screens show that can show something else than the session does.
    @ObservationIgnored private var shown: [ShownSource] = []
    @ObservationIgnored private let repository: any RepositoryReader
    @ObservationIgnored private var listener: Task<Void, Never>?

    init(root: String, trust: Trust, origin: Origin? = nil, services: Services) {
        self.root = root
        analysis = LiveAnalysis(
            root: root, trust: trust, analyze: services.analyze(through: origin),
            watcher: services.watcher)
        repository = services.repository
        state = analysis.current
    }

    /// The name of its folder.
    var name: String { root.split(separator: "/").last.map(String.init) ?? root }

    /// Begins to analyze and to follow changes.
    func start() {
        analysis.start()
        listener = Task { [weak self, analysis] in
            for await state in analysis.states() {
                await self?.take(state)
            }
        }
    }

    /// Ends all work for it.
    func stop() {
        listener?.cancel()
        analysis.stop()
    }

    /// Notes that a module is opened.
    func noteOpening(_ module: ModuleID) {
        recentModules.removeAll { $0 == module }
        recentModules.insert(module, at: 0)
        if recentModules.count > Self.mostRecent { recentModules.removeLast() }
    }

    private static let mostRecent = 12

    private func take(_ state: AnalysisState) async {
        self.state = state
        branch = await repository.branch(at: root)
    }
}

/// What one screen shows of a codebase.
private struct ShownSource {
    weak var screen: (any Screen)?
    weak var source: ScreenAnalysis?
}

extension CodebaseSession {
    /// The screen, whose modules or folders the top bar counts while it is the one on top.
    func counting(_ source: ScreenAnalysis, on screen: any Screen) -> any Screen {
        shown.removeAll { $0.screen == nil }
        shown.append(ShownSource(screen: screen, source: source))
        return screen
    }

    /// What the top bar says above a screen, the most important first.
    func status(above screen: (any Screen)?) -> [StyledText] {
        let source = shown.first { $0.screen === screen && screen != nil }?.source
        var parts = [StyledText(name, .accent)]
        parts += texts(of: source?.units == nil ? state : source?.current ?? state)
        if let branch { parts.append(StyledText("on \(branch)", .muted)) }
        return parts
    }

    private func texts(of state: AnalysisState) -> [StyledText] {
        switch state {
        case .starting(let progress), .partial(_, let progress):
            [StyledText(progress.sentence, .info)]
        case .failed: [StyledText("✗ cannot be read", .error)]
        case .complete(let analysis): summary(of: analysis)
        }
    }

    /// What was found, and how much of the codebase that does not cover.
    private func summary(of analysis: Analysis) -> [StyledText] {
        // What holds between folders says nothing about the modules.
        var parts = analysis.units.areModules ? [] : [StyledText("between folders", .info)]
        let totals = analysis.totals
        let (errors, incomplete) = (totals.errors, totals.incomplete)
        if errors > 0 {
            parts.append(StyledText("✗ \(errors.grouped)", .error))
        } else if incomplete == 0 {
            parts.append(StyledText("✓ no errors", .success))
        }
        if incomplete > 0 {
            parts.append(StyledText("! \(incomplete.grouped) incomplete", .warning))
        }
        let unclaimed = totals.files.unclaimed
        if unclaimed > 0 { parts.append(StyledText("\(unclaimed.grouped) unclaimed", .muted)) }
        return parts
    }
}
