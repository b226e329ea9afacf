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

    @Test func `a program that is gone says what to do`() async {
        let run = await ForegroundProgram().outcome(of: "/nowhere/HomeDev", in: place.path)
        guard case .notStarted(let reason) = run.end else {
            Issue.record("It cannot have been started: \(run)")
            return
        }
        #expect(reason == "/nowhere/HomeDev cannot be run. Build the program again.")
    }
}
