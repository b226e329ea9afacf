import Foundation
import Previewing
import Processes
import Testing
import Tiers

@Suite(.real, .timeLimit(.minutes(20))) struct ForegroundProgramTests {
    private let place: ScriptFolder

    init() throws { place = try ScriptFolder() }

    private func end(of script: String) async throws -> ProgramEnd {
        await ForegroundProgram().outcome(of: try place.script(script), in: place.path).end
    }

    @Test func `the status of a program is told, whatever it is`() async throws {
        #expect(try await end(of: "exit 0") == .exited(0))
        #expect(try await end(of: "exit 3") == .exited(3))
    }

    @Test func `a signal that ended it is told by its name`() async throws {
        let end = try await end(of: "kill -TERM $$")
        #expect(end == .signaled(15))
        #expect(end.words == "was terminated by signal 15 (SIGTERM)")
    }

    #if os(Linux)
        @Test func `a program with windows of its own gets no terminal`() async throws {
            let script = try place.script(
                "for stream in 0 1 2; do all=$all$(readlink /proc/$$/fd/$stream):; done\n"
                    + "echo $all > streams")
            try await ForegroundProgram().runApart([script], in: place.path)
            let streams = try String(contentsOfFile: place.path + "/streams", encoding: .utf8)
            #expect(streams == "/dev/null:/dev/null:/dev/null:\n")
        }
    #endif

    @Test func `how a program with windows of its own fails is told`() async throws {
        let script = try place.script("exit 3")
        await #expect(throws: ProgramError.failed(program: script, status: "exited(3)")) {
            try await ForegroundProgram().runApart([script], in: place.path)
        }
        await #expect(throws: ProgramError.notStarted(program: "/nowhere/code")) {
            try await ForegroundProgram().runApart(["/nowhere/code"], in: place.path)
        }
    }

    @Test func `a program that is gone says what to do`() async {
        let run = await ForegroundProgram().outcome(of: "/nowhere/HomeDev", in: place.path)
        guard case .notStarted(let reason) = run.end else {
            Issue.record("It cannot have been started: \(run)")
            return
        }
        #expect(reason == "/nowhere/HomeDev cannot be run. Build the program again.")
    }
}
