import Codebase
import Foundation
import Processes
import Testing
import Tiers

/// A script stands for `swift`, so that nothing depends on a toolchain.
@Suite(.real, .timeLimit(.minutes(20))) struct SwiftManifestDumperTests {
    private let place: ScriptFolder

    init() throws { place = try ScriptFolder() }

    @Test
    func `the answer is what the program prints, asked in the package's folder`() async throws {
        let dumper = SwiftManifestDumper(executable: try place.script("echo \"$* $(pwd)\""))
        let folder = try place.makeFolder("pack age")
        #expect(try await dumper.dump(packageAt: folder) == "package dump-package \(folder)\n")
    }

    @Test func `a failure names the first error and what to do`() async throws {
        let script = "echo 'warning: w' >&2; echo 'x: error: no manifest' >&2; echo e2 >&2; exit 1"
        let error = try await self.error(of: SwiftManifestDumper(executable: place.script(script)))
        #expect(error?.description.contains("no manifest") == true)
        #expect(error?.description.contains("e2") == false)
        #expect(error?.description.split(separator: ". ").count == 2)
    }

    @Test func `a missing program and a missing folder are named as such`() async throws {
        let noProgram = try await error(of: SwiftManifestDumper(executable: "no-such-swift"))
        #expect(noProgram?.description.contains("no-such-swift") == true)
        let dumper = SwiftManifestDumper(executable: try place.script("true"))
        let noFolder = await #expect(throws: ManifestDumpError.self) {
            try await dumper.dump(packageAt: place.path + "/nothing")
        }
        #expect(noFolder?.description.contains("no folder") == true)
    }

    @Test func `silence ends with an error, and nothing that was started goes on`() async throws {
        let script = try place.script("sleep 300 & echo $! > \"$(dirname $0)/child\"; wait")
        let dumper = SwiftManifestDumper(executable: script, patience: .milliseconds(500))
        let error = try await error(of: dumper)
        #expect(error?.description.contains("did not answer") == true)
        #expect(try await place.childIsGone())
    }

    @Test func `who no longer waits ends the program too`() async throws {
        let script = try place.script("sleep 300 & echo $! > \"$(dirname $0)/child\"; wait")
        let folder = place.path
        let task = Task {
            try await SwiftManifestDumper(executable: script).dump(packageAt: folder)
        }
        while !place.hasChild { try await Task.sleep(for: .milliseconds(20)) }
        task.cancel()
        await #expect(throws: ManifestDumpError.self) { try await task.value }
        #expect(try await place.childIsGone())
    }

    private func error(of dumper: SwiftManifestDumper) async throws -> ManifestDumpError? {
        await #expect(throws: ManifestDumpError.self) {
            try await dumper.dump(packageAt: place.path)
        }
    }
}
