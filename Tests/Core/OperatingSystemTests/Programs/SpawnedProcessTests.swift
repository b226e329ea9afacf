import OperatingSystem
import Testing
import Tiers

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Real programs are started and asked what they were given.
@Suite(.real) struct SpawnedProcessTests {
    /// What a command prints to both streams, with the status that it ends with.
    private func output(
        of script: String, environment: [String: String]? = nil,
        group: SpawnedProcess.Group = .own, before end: (SpawnedProcess) -> Void = { _ in }
    ) throws -> Ended {
        var name = Array("/tmp/strata-spawn-XXXXXX".utf8CString)
        let file = mkstemp(&name)
        try #require(file >= 0)
        unlink(name)
        defer { close(file) }
        let process = try SpawnedProcess(
            ["/bin/sh", "-c", script], environment: environment,
            streams: SpawnedProcess.Streams(
                input: .nothing, output: .descriptor(file), errors: .descriptor(file)),
            group: group)
        end(process)
        let status = process.wait()
        var bytes = [UInt8](repeating: 0, count: 1_000)
        let count = pread(file, &bytes, bytes.count, 0)
        return Ended(
            status: status, output: String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
    }

    private struct Ended {
        let status: Int32
        let output: String
    }

    @Test func `a program reads nothing and prints where it is told`() throws {
        let ended = try output(of: "cat; echo out; echo err >&2")
        #expect(ended.status == 0)
        #expect(ended.output == "out\nerr\n")
    }

    @Test func `a program finds the variables that it is given and no other`() throws {
        let ended = try output(of: "echo $GIVEN-$HOME", environment: ["GIVEN": "a b"])
        #expect(ended.output == "a b-\n")
    }

    @Test func `a status tells how a program ended`() throws {
        #expect(try output(of: "exit 3").status == 3 << 8)
    }

    @Test func `a group of its own ends with all that it started`() throws {
        let ended = try output(of: "sleep 60 & sleep 60") { $0.sendToGroup(SIGKILL) }
        #expect(ended.status == SIGKILL)
    }

    @Test func `a signal that this program ignores reaches a program`() throws {
        let before = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, before) }
        #expect(try output(of: "kill -PIPE $$; echo survived").output == "")
    }

    @Test func `what is not there is refused with the reason`() {
        let failure = #expect(throws: SystemFailure.self) {
            try SpawnedProcess(["/none/such"], streams: .inherited, group: .shared)
        }
        #expect(failure?.isAbsence == true)
    }
}
