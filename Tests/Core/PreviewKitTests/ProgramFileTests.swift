import Testing

@testable import PreviewKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct ProgramFileTests {
    /// An empty file that may be run, as far as its mode is concerned.
    private func write(_ text: String, to path: String) throws {
        try Console.save(text, to: path)
        #expect(chmod(path, 0o755) == 0)
    }

    @Test func `a file that was replaced is noticed`() async throws {
        let path = "/tmp/strata-program-\(getpid())"
        try write("old", to: path)
        defer { unlink(path) }
        let file = ProgramFile(path)
        try write("newer", to: path)
        #expect(await file.waitForChange(every: .milliseconds(1)))
    }

    @Test func `a file that stays is not noticed`() async throws {
        let file = ProgramFile("/bin/sh")
        let waiting = Task { await file.waitForChange(every: .milliseconds(1)) }
        for _ in 0..<20 { await Task.yield() }
        waiting.cancel()
        #expect(await waiting.value == false)
    }

    @Test(arguments: ["", "name-in-the-path", "/not/there"])
    func `a file that is not known is not waited for`(argument: String) async {
        #expect(await ProgramFile(argument).waitForChange() == false)
    }
}
