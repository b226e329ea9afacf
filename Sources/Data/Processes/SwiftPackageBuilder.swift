import OperatingSystem
import Previewing
import Subprocess
import Synchronization
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lets the `swift` of the search path build products, where SwiftPM itself would put them.
package final class SwiftPackageBuilder: ProductBuilder {
    private let executable: String
    private let durations = Mutex<[String: Int]>([:])
    private let running = Mutex(Running())

    private struct Running {
        /// The leaders of the groups that are building.
        var leaders: Set<pid_t> = []
        /// Whether what starts from now on has to end at once.
        var areOver = false
    }

    /// - Parameter executable: A name to look up, or an absolute path.
    package init(executable: String = "swift") {
        self.executable = executable
    }

    package func build(_ product: String, in folder: String) -> AsyncStream<BuildEvent> {
        AsyncStream { continuation in
            let task = Task {
                let result = await run(product, in: folder) { continuation.yield($0) }
                continuation.yield(.ended(result))
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    package func lastBuild(of product: String, in folder: String) async -> LastBuild? {
        let path = Self.program(product, in: folder)
        guard let endedAt = Self.modificationTime(of: path) else { return nil }
        return LastBuild(endedAt: endedAt, milliseconds: durations.withLock { $0[path] })
    }

    package func stopAll() {
        running.withLock { running in
            running.areOver = true
            running.leaders.forEach { kill(-$0, SIGINT) }
        }
    }

    private func run(
        _ product: String, in folder: String, tell: @Sendable (BuildEvent) -> Void
    ) async -> BuildResult {
        let clock = ContinuousClock()
        let start = clock.now
        do {
            let isBuilt = try await printing(product, in: folder, tell: tell)
            let milliseconds = start.duration(to: clock.now).milliseconds
            guard isBuilt else { return .failed(milliseconds: milliseconds) }
            let path = Self.program(product, in: folder)
            guard access(path, X_OK) == 0 else { return .notStarted(reason: Self.missing(path)) }
            durations.withLock { $0[path] = milliseconds }
            return .built(executable: path, milliseconds: milliseconds)
        } catch let error as SubprocessError {
            return .notStarted(reason: reason(error, in: folder))
        } catch {
            return .notStarted(reason: "The build was stopped. Start it again at any time.")
        }
    }

    /// - Returns: Whether SwiftPM ended with 0.
    private func printing(
        _ product: String, in folder: String, tell: @Sendable (BuildEvent) -> Void
    ) async throws -> Bool {
        let isPath = executable.hasPrefix("/")
        let leader = Mutex<pid_t?>(nil)
        defer { leader.withLock(\.self).map(end) }
        let result = try await Subprocess.run(
            isPath ? .path(FilePath(executable)) : .name(executable),
            arguments: ["build", "--product", product], workingDirectory: FilePath(folder),
            platformOptions: Self.ownSession, input: .none, output: .sequence,
            error: .combinedWithOutput
        ) { execution in
            let id = execution.processIdentifier.value
            leader.withLock { $0 = id }
            begin(id)
            var output = BuildOutput()
            for try await line in execution.standardOutput.strings(bufferingPolicy: .unbounded) {
                output.events(of: line).forEach(tell)
            }
            return output.unexplained
        }
        if result.terminationStatus.isSuccess { return true }
        if let problem = result.closureResult { tell(.problem(problem)) }
        return false
    }

    /// What started just before ``stopAll()`` is known to nobody until here.
    private func begin(_ leader: pid_t) {
        running.withLock { running in
            running.leaders.insert(leader)
            RunningGroups.add(leader)
            if running.areOver { kill(-leader, SIGINT) }
        }
    }

    /// Whoever leads a group may be gone before the rest of it has obeyed.
    private func end(_ leader: pid_t) {
        running.withLock {
            $0.leaders.remove(leader)
            RunningGroups.remove(leader)
        }
        if Task.isCancelled { kill(-leader, SIGKILL) }
    }

    /// In a session of its own, so that nothing it starts can reach the terminal; an interrupt lets
    /// SwiftPM end its compilers, what does not obey is ended with all of its group.
    private static var ownSession: PlatformOptions {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [
            .send(
                signal: .interrupt, toProcessGroup: true,
                allowedDurationToNextStep: .milliseconds(1_500)),
            .send(
                signal: .terminate, toProcessGroup: true,
                allowedDurationToNextStep: .milliseconds(500)),
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
        ]
        return options
    }
}

extension SwiftPackageBuilder {
    private static func program(_ product: String, in folder: String) -> String {
        folder + "/.build/debug/" + product
    }

    private static func modificationTime(of path: String) -> Int? {
        FileStatus(following: path)?.modified.seconds
    }

    private static func missing(_ path: String) -> String {
        "The build created no program at \(path). Build in a shell to see where SwiftPM puts it."
    }

    private func reason(_ error: SubprocessError, in folder: String) -> String {
        switch error.code {
        case .executableNotFound:
            "\(executable) was not found. Install a Swift toolchain."
        case .failedToChangeWorkingDirectory:
            "There is no folder at \(folder). Reload the codebase."
        default: "SwiftPM could not be run: \(error). Try again."
        }
    }
}

extension Duration {
    fileprivate var milliseconds: Int {
        Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
