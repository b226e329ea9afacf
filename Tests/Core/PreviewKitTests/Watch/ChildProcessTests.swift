import Synchronization
import Testing
import Tiers

@testable import PreviewKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite(.real) struct ChildProcessTests {
    /// What a shell prints, and whether it ended well.
    private func run(_ script: String, in folder: String = "/") async throws -> ([String], Bool) {
        let lines = Mutex<[String]>([])
        let process = ChildProcess(arguments: ["sh", "-c", script], folder: folder)
        let hasWorked = try await process.run { line in lines.withLock { $0.append(line) } }
        return (lines.withLock { $0 }, hasWorked)
    }

    @Test func `both streams come as lines`() async throws {
        let (lines, hasWorked) = try await run("echo one; echo two >&2; printf three")
        #expect(lines == ["one", "two", "three"])
        #expect(hasWorked)
    }

    @Test func `a child runs in its folder and reads nothing`() async throws {
        #expect(try await run("pwd; cat", in: "/usr").0 == ["/usr"])
    }

    @Test func `a failure is known from a success`() async throws {
        #expect(try await run("exit 3").1 == false)
        #expect(try await run("kill -9 $$").1 == false)
    }

    @Test func `cancelling ends the whole group`() async throws {
        let children = Mutex<[pid_t]>([])
        let task = Task {
            let process = ChildProcess(
                arguments: ["sh", "-c", "sleep 600 & echo $!; echo $$; wait"], folder: "/")
            return try await process.run { line in
                children.withLock { $0.append(pid_t(line) ?? 0) }
            }
        }
        while children.withLock({ $0.count }) < 2 { await Task.yield() }
        task.cancel()
        #expect(try await task.value == false)
        // What has closed its output ends right after that.
        while children.withLock({ $0 }).contains(where: isRunning) { await Task.yield() }
    }

    /// Whether a process is more than a name that nobody has asked for yet.
    private func isRunning(_ process: pid_t) -> Bool {
        guard kill(process, 0) == 0 else { return false }
        let status = TextFile.read("/proc/\(process)/stat") ?? ""
        return !status.isEmpty && !status.contains(") Z ")
    }
}
