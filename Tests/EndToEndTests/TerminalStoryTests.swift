import Foundation
import Testing
import Tiers

/// The real program in a real terminal on a real package.
@Suite(.real, .serialized) struct TerminalStoryTests {
    private let yams: String

    init() throws {
        yams = try BuiltProgram.checkout("Yams")
    }

    @Test func `a package opens on its health, digits lead to layers and modules`() async throws {
        let terminal = try await TmuxTerminal(in: yams)
        try await terminal.startStrata()
        try await terminal.wait(for: "What to do first")
        try await terminal.press("1")
        try await terminal.wait(for: "CYaml")
        try await terminal.press("2")
        let table = try await terminal.wait(for: "YamsTests")
        #expect(table.contains("Yams"))
        try await terminal.press("q")
        try await terminal.wait(for: "ready>")
    }

    @Test func `a module opens, and Escape leads back to where one was`() async throws {
        let terminal = try await TmuxTerminal(in: yams)
        try await terminal.startStrata()
        try await terminal.press("2")
        try await terminal.wait(for: "Closure")
        try await terminal.wait(for: "YamsTests")
        try await terminal.press("/", "C", "Y", "a", "m", "l")
        try await terminal.wait(until: "YamsTests")
        try await terminal.press("Enter", "Enter")
        try await terminal.wait(for: "› CYaml")
        try await terminal.press("Escape")
        try await terminal.wait(until: "› CYaml")
    }

    @Test func `the screen follows the terminal's size, also when it is too small`() async throws {
        let terminal = try await TmuxTerminal(in: yams)
        try await terminal.startStrata(section: "1")
        try await terminal.wait(for: "CYaml")
        try await terminal.resize(columns: 40, rows: 8)
        try await terminal.wait(for: "60")
        try await terminal.resize(columns: 80, rows: 24)
        try await terminal.wait(for: "CYaml")
        try await terminal.resize(columns: 200, rows: 60)
        try await terminal.wait(for: "CYaml")
    }

    @Test func `Ctrl-Z gives the terminal back to the shell, fg shows the screen`() async throws {
        let terminal = try await TmuxTerminal(in: yams)
        try await terminal.startStrata(section: "1")
        try await terminal.wait(for: "CYaml")
        try await terminal.press("C-z")
        try await terminal.wait(for: "ready>")
        try await expectGivenBack(terminal)
        try await terminal.enter("fg")
        try await terminal.wait(for: "CYaml")
        try await terminal.press("q")
        try await terminal.wait(for: "ready>")
        try await expectGivenBack(terminal)
    }

    @Test(arguments: ["TERM", "HUP", "INT", "QUIT"])
    func `the terminal is given back after a signal`(name: String) async throws {
        let terminal = try await TmuxTerminal(in: yams)
        try await terminal.startStrata(section: "1")
        try await terminal.wait(for: "CYaml")
        try await terminal.signal(name)
        try await terminal.wait(for: "ready>")
        try await expectGivenBack(terminal)
    }

    @Test(arguments: ["ILL", "TRAP", "SEGV"])
    func `the terminal is given back when the program traps`(name: String) async throws {
        let terminal = try await TmuxTerminal(in: yams)
        try await terminal.enter("export SWIFT_BACKTRACE=enable=no")
        try await terminal.startStrata(section: "1")
        try await terminal.wait(for: "CYaml")
        try await terminal.signal(name)
        try await terminal.wait(for: "ready>")
        try await expectGivenBack(terminal)
    }

    @Test func `a crash ends the program and leaves its report where two lines say`() async throws {
        let terminal = try await TmuxTerminal(in: yams)
        let state = try ScratchFolder()
        try await terminal.enter("unset SWIFT_BACKTRACE; export XDG_STATE_HOME=\(state.path)")
        try await terminal.startStrata(section: "1")
        try await terminal.wait(for: "CYaml")
        try await terminal.signal("SEGV")
        try await terminal.wait(for: "The report is in")
        try await terminal.wait(for: "ready>")
        try await expectGivenBack(terminal)
        let reports = try FileManager.default.contentsOfDirectory(
            atPath: state.path + "/strata/crashes")
        #expect(reports.count == 1)
    }

    @Test func `the editor opens at the line and the screen comes back after it`() async throws {
        let terminal = try await TmuxTerminal(in: yams)
        let scratch = try ScratchFolder()
        try scratch.write("#!/bin/sh\necho \"editing $*\"\nread answer\n", to: "editor")
        try await terminal.enter(
            "chmod +x \(scratch.path)/editor; export VISUAL=\(scratch.path)/editor")
        try await terminal.startStrata(section: "1")
        try await terminal.wait(for: "CYaml")
        try await terminal.press("2")
        try await terminal.wait(for: "Closure")
        try await terminal.wait(for: "YamsTests")
        try await terminal.press("e")
        try await terminal.wait(for: "editing +")
        try await terminal.press("Enter")
        try await terminal.wait(for: "YamsTests")
    }

    @Test func `a file that changes on disk changes the screen`() async throws {
        let package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
        let terminal = try await TmuxTerminal(in: package.path)
        try await terminal.startStrata()
        try await terminal.wait(for: "HomeFeature")
        try await terminal.press("3")
        try await terminal.wait(for: "import ProfileFeature")
        try package.write("public struct Home {}\n", to: "Sources/HomeFeature/Home.swift")
        try await terminal.wait(until: "import ProfileFeature")
    }

    /// The shell's screen is shown, nothing catches the mouse, and what is typed is echoed.
    private func expectGivenBack(_ terminal: TmuxTerminal) async throws {
        #expect(try await terminal.value("alternate_on") == "0")
        #expect(try await terminal.value("mouse_any_flag") == "0")
        #expect(try await terminal.value("cursor_flag") == "1")
        try await terminal.enter(
            "stty -a | tr ';' '\\n' | grep -E -o ' (-?icanon|-?echo) ' | xargs echo modes:")
        try await terminal.wait(for: "modes: icanon echo")
    }
}
