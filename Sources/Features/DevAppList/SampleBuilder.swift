import Architecture
import Codebase
import Previewing
import Synchronization
import TerminalUI

/// Builds nothing, but says what it was told to say.
final class SampleBuilder: ProductBuilder {
    private let events: [BuildEvent]
    /// Whether the build never ends by itself.
    private let waits: Bool
    private let state = Mutex<(asked: [String], stopped: Int)>(([], 0))

    init(_ events: [BuildEvent] = [], waits: Bool = false) {
        self.events = events
        self.waits = waits
    }

    /// What was to be built, in order.
    var asked: [String] { state.withLock(\.asked) }
    /// How often nobody listened any more.
    var stopped: Int { state.withLock(\.stopped) }

    func build(_ product: String, in folder: String) -> AsyncStream<BuildEvent> {
        state.withLock { $0.asked.append("\(product) in \(folder)") }
        return AsyncStream { continuation in
            continuation.onTermination = { end in
                if case .cancelled = end { self.state.withLock { $0.stopped += 1 } }
            }
            for event in events { continuation.yield(event) }
            if !waits { continuation.finish() }
        }
    }

    func lastBuild(of product: String, in folder: String) async -> LastBuild? {
        Self.builds[ModuleID(rawValue: "::" + product)]
    }

    func stopAll() {}

    static let builds: [ModuleID: LastBuild] = [
        "::BrowseDev": LastBuild(endedAt: 1_000_000 - 190, milliseconds: 4_240),
        "::CheckoutDev": LastBuild(endedAt: 1_000_000 - 86_400, milliseconds: nil),
    ]
}

/// Notes where it is asked to lead.
struct LoggedRouter: DevAppListRouter {
    let log: RouteLog
    var run = ProgramRun(end: .exited(0), milliseconds: 1_200)
    var onTrust: () -> Void = {}

    func run(_ executable: String, in folder: String) async -> ProgramRun {
        log.note("run(\(executable) in \(folder))")
        return run
    }

    func showTerminal() { log.note("showTerminal()") }

    func trustCodebase() async {
        log.note("trustCodebase()")
        onTrust()
    }

    func noteChange(_ title: String) { log.note("noteChange(\(title))") }

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }

    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }

    func copy(_ text: String) { log.note("copy(\(text))") }

    func openWorkspaces() { log.note("openWorkspaces()") }
}

extension DevAppListViewModel {
    static func preview(
        _ state: AnalysisState = .complete(SampleShop().analysis()),
        builder: SampleBuilder = SampleBuilder(), maker: DevAppMaker = .sample(),
        isTrusted: @escaping () -> Bool = { true },
        router: (any DevAppListRouter)? = nil, log: RouteLog = RouteLog()
    ) -> DevAppListViewModel {
        let model = DevAppListViewModel(
            services: DevAppServices(
                source: FixedAnalysis(
                    state, onReload: { Task { @MainActor in log.note("reload()") } },
                    onShow: { units in Task { @MainActor in log.note("show(\(units.noun))") } }),
                builder: builder, finder: FindDevApps(isMac: false), maker: maker,
                isTrusted: isTrusted, now: { 1_000_000 }),
            router: router ?? LoggedRouter(log: log))
        if !model.table.rows.isEmpty { model.builds = SampleBuilder.builds }
        return model
    }
}
