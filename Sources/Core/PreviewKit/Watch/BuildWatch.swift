import OperatingSystem
import Observation

/// Builds the running program again whenever a file of its closure changes.
@MainActor @Observable final class BuildWatch {
    enum State: Hashable {
        case watching
        case building(BuildProgress)
        case failed([Diagnostic])
    }

    private(set) var state = State.watching
    /// How long the last build took; `nil` if there was none.
    private(set) var lastBuild: Duration?
    /// The package's folder.
    private(set) var root: String
    /// Files whose changes are waited for.
    private(set) var files = 0
    /// Time since the running build started.
    private(set) var elapsed = Duration.zero

    /// How long a build may have taken that is given up for a younger one.
    private static let longest = Duration.seconds(2)
    @ObservationIgnored private let session: BuildSession
    @ObservationIgnored private let program: ProgramFile
    /// What the last build was tried with.
    @ObservationIgnored private var attempted: [String: FileStamp]?
    @ObservationIgnored private var running: Task<BuildOutcome?, Never>?
    @ObservationIgnored private var finished: BuildOutcome?
    /// When the running build was started; `started` is when the first one for what is not shown yet was.
    @ObservationIgnored private var begun = ContinuousClock.now
    @ObservationIgnored private var started = ContinuousClock.now

    /// - Parameters:
    ///   - place: Where the program and its build lie.
    ///   - program: The program's file, as it was when it was started.
    ///   - lastBuild: How long the build took that made it, if known.
    init(_ place: BuildPlace, program: ProgramFile, lastBuild: Duration? = nil) {
        session = BuildSession(place)
        root = place.root
        self.program = program
        self.lastBuild = lastBuild
    }

    /// A state to look at: nothing is built.
    init(showing state: State, files: Int, lastBuild: Duration?, elapsed: Duration = .zero) {
        let place = BuildPlace(product: "/none/.build/none/debug/None")
        session = BuildSession(place)
        root = place.root
        program = ProgramFile("")
        self.state = state
        self.files = files
        self.lastBuild = lastBuild
        self.elapsed = elapsed
    }

    /// Watches and builds until there is a new program, or the task is cancelled.
    ///
    /// - Returns: Whether there is a new program.
    func run() async -> Bool {
        await session.load()
        root = await session.folders.root
        let (wakeUps, wakeUp) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let changes = Task { [session] in await Self.watch(session, wakeUp) }
        let looks = Task { await Self.lookAgain(wakeUp) }
        defer {
            changes.cancel()
            looks.cancel()
        }
        for await _ in wakeUps {
            if Task.isCancelled { break }
            if await isReplaced(wakeUp) { return true }
        }
        running?.cancel()
        _ = await running?.value
        return false
    }

    /// Looks at what has changed or ended.
    private func isReplaced(_ wakeUp: AsyncStream<Void>.Continuation) async -> Bool {
        let now = await session.stamps()
        files = now.count
        if now != attempted, await canStart {
            running?.cancel()
            _ = await running?.value
            attempted = now
            start(now, wakeUp)
        } else if let outcome = finished {
            finished = nil
            return take(outcome)
        }
        return false
    }

    /// Whether a change starts a build at once. One that has taken long is not thrown away: it is
    /// finished first, as otherwise nothing would ever be shown to who saves often.
    private var canStart: Bool {
        get async {
            guard running != nil, finished == nil, isBuilding else { return true }
            let isYoung = ContinuousClock.now - begun < Self.longest
            return await !session.isPlanning && isYoung
        }
    }

    private func start(_ now: [String: FileStamp], _ wakeUp: AsyncStream<Void>.Continuation) {
        finished = nil
        begun = .now
        if !isBuilding { started = begun }
        running = Task { [session] in
            let ticking = Task { await tick() }
            defer { ticking.cancel() }
            let outcome: BuildOutcome
            do {
                outcome = try await session.build(now) { [weak self] in await self?.note($0) }
            } catch {
                guard !Task.isCancelled else { return nil }
                outcome = .failed([Diagnostic(severity: .error, place: nil, message: "\(error)")])
            }
            guard !Task.isCancelled else { return nil }
            finished = outcome
            wakeUp.yield()
            return outcome
        }
    }

    private var isBuilding: Bool {
        if case .building = state { true } else { false }
    }

    private func take(_ outcome: BuildOutcome) -> Bool {
        switch outcome {
        case .built:
            if isBuilding { lastBuild = ContinuousClock.now - started }
            state = .watching
            return program.hasChanged
        case .failed(let diagnostics): state = .failed(diagnostics)
        case .overtaken: attempted = nil
        }
        return false
    }

    private func note(_ progress: BuildProgress) {
        state = .building(progress)
    }

    private func tick() async {
        while !Task.isCancelled {
            elapsed = isBuilding ? ContinuousClock.now - started : .zero
            do { try await Task.sleep(for: .milliseconds(100)) } catch { return }
        }
    }

    /// What changes before the folders are watched is seen by looking.
    private static func lookAgain(_ wakeUp: AsyncStream<Void>.Continuation) async {
        for pause in [0, 100, 400, 1500] {
            do { try await Task.sleep(for: .milliseconds(pause)) } catch { return }
            wakeUp.yield()
        }
    }

    private static func watch(
        _ session: BuildSession, _ wakeUp: AsyncStream<Void>.Continuation
    ) async {
        let (root, targets) = await session.folders
        let watched = WatchedFolders(root: root, targets: targets)
        for await _ in FolderWatcher().bursts(below: watched.top, entering: watched.enters) {
            wakeUp.yield()
        }
    }
}
