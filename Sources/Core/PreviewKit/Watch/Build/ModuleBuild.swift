#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs the planned commands of the modules that have changed, and links: what SwiftPM would do,
/// without its planning.
struct ModuleBuild: Sendable {
    let plan: BuildPlan
    /// The files of the closure as they were when the build was decided on.
    let now: [String: FileStamp]
    let report: @Sendable (BuildProgress) async -> Void

    /// Builds what has changed since `record`, and notes there what was built.
    func run(_ record: inout BuildRecord) async throws(GalleryError) -> BuildOutcome {
        for (index, module) in plan.modules.enumerated() {
            guard let stale = StaleModule(module, now: now, record: record) else { continue }
            await report(
                BuildProgress(
                    "Compiling \(module.name)", done: index, total: plan.modules.count + 1))
            let outcome = try await compile(stale, &record)
            guard outcome == .built else { return outcome }
        }
        guard record.needsLink else { return .built }
        await report(
            BuildProgress(
                "Linking \(plan.product.lastName)", done: plan.modules.count,
                total: plan.modules.count + 1))
        let outcome = try await execute(Linker.fastest(plan.link))
        if outcome == .built { record.needsLink = false }
        return outcome
    }

    private func compile(
        _ stale: StaleModule, _ record: inout BuildRecord
    ) async throws(GalleryError) -> BuildOutcome {
        let module = stale.module
        for object in stale.objects { unlink(object) }
        let before = FileStamp(module.product)
        let started = time(nil)
        let outcome = try await execute(module.compile)
        guard outcome == .built else { return outcome }
        record.needsLink = true
        if FileStamp(module.product) != before, !module.wrap.isEmpty {
            let wrapped = try await execute(module.wrap)
            guard wrapped == .built else { return wrapped }
        }
        for source in module.sources { record.files[source] = now[source] }
        record.modules[module.name] = BuildRecord.Module(
            started: started, imports: module.currentImports)
        return .built
    }

    private func execute(_ arguments: [String]) async throws(GalleryError) -> BuildOutcome {
        let parsing = Parsing()
        let process = ChildProcess(arguments: arguments, folder: plan.root)
        if try await process.run({ await parsing.take($0) }) { return .built }
        return await parsing.outcome
    }
}

extension BuildPlan.Module {
    /// The module files it reads, as they are.
    var currentImports: [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for path in imports { stamps[path] = FileStamp(path) }
        return stamps
    }
}
