import Architecture
import Codebase
import Previewing
import Samples
import ScreenPreviews
import Synchronization

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
                    state, onReload: { Task { @MainActor in log.note("reload()") } }),
                builder: builder, finder: FindDevApps(isMac: false), maker: maker,
                isTrusted: isTrusted, now: { 1_000_000 }),
            router: router ?? PreviewRouter(log: log), executor: ImmediateExecutor())
        model.builds = SampleBuilder.builds
        return model
    }
}
