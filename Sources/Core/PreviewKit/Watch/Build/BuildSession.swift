#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What is known of one executable's build, and the only place that builds it.
actor BuildSession {
    nonisolated let place: BuildPlace
    private var plan: BuildPlan?
    private var planned: FileStamp?
    private var record: BuildRecord?
    /// Whether SwiftPM builds just now.
    private(set) var isPlanning = false

    init(_ place: BuildPlace) {
        self.place = place
    }

    /// Reads what the last build left behind.
    func load() {
        record = TextFile.read(place.record).flatMap { BuildRecord($0) }
        loadPlan()
    }

    /// The files that go into the build, as they are now.
    func stamps() -> [String: FileStamp] { BuildFiles.stamps(of: plan, at: place) }

    /// The package's folder, and the folders that sources lie in.
    var folders: (root: String, targets: [String]) {
        guard let plan else { return (place.root, [place.root]) }
        return (plan.root, plan.folders)
    }

    /// Builds what has changed.
    ///
    /// - Parameters:
    ///   - now: The files as ``stamps()`` found them.
    ///   - report: Told how far it is.
    /// - Throws: ``GalleryError`` if a tool cannot be started; `CancellationError`.
    func build(
        _ now: [String: FileStamp], report: @escaping @Sendable (BuildProgress) async -> Void
    ) async throws -> BuildOutcome {
        loadPlan()
        switch BuildDecision(now: now, record: record, plan: plan) {
        case .nothing: return .built
        case .modules: return try await buildModules(now, report)
        case .package(let reason):
            await report(BuildProgress("Planning: \(reason)"))
            return try await buildPackage(now, report)
        }
    }

    private func buildModules(
        _ now: [String: FileStamp], _ report: @escaping @Sendable (BuildProgress) async -> Void
    ) async throws -> BuildOutcome {
        guard let plan, var changed = record else { return .overtaken }
        let lock = try await ScratchLock(scratch: place.scratch) {
            await report(BuildProgress("Waiting for another build of this package"))
        }
        defer { lock.release() }
        let outcome = try await ModuleBuild(plan: plan, now: now, report: report).run(&changed)
        save(changed)
        return outcome
    }

    private func buildPackage(
        _ now: [String: FileStamp], _ report: @escaping @Sendable (BuildProgress) async -> Void
    ) async throws -> BuildOutcome {
        isPlanning = true
        defer { isPlanning = false }
        let start = time(nil)
        let root = plan?.root ?? place.root
        let outcome = try await PackageBuild(place: place, root: root, report: report).run()
        loadPlan()
        guard outcome == .built, let plan else {
            try Task.checkCancellation()
            if var record {
                record.noteStart(time(nil))
                save(record)
            }
            return outcome
        }
        save(BuildRecord(of: plan, before: now, start: start, after: stamps(), end: time(nil)))
        return outcome
    }

    private func save(_ changed: BuildRecord) {
        record = changed
        TextFile.write(changed.text, to: place.record)
    }

    private func loadPlan() {
        let stamp = FileStamp(place.manifest)
        guard stamp != planned else { return }
        planned = stamp
        plan = TextFile.read(place.manifest).flatMap {
            BuildPlan(BuildManifest($0), place: place)
        }
    }
}
