import Testing

/// The real program in a real terminal on a real package.
@Suite(.serialized) struct TerminalStoryTests {
    private let yams: String

    init() throws {
        yams = try BuiltProgram.checkout("Yams")
    }

    @Test("a package opens on its layers, and a digit leads to the table of its modules")
    func opensAPackage() throws {
        let terminal = try TmuxTerminal(in: yams)
        try terminal.startStrata()
        try terminal.wait(for: "CYaml")
        try terminal.press("2")
        let table = try terminal.wait(for: "YamsTests")
        #expect(table.contains("Yams"))
        try terminal.press("q")
        try terminal.wait(for: "ready>")
    }

    @Test("a module opens, and Escape leads back to where one was")
    func opensAModule() throws {
        let terminal = try TmuxTerminal(in: yams)
        try terminal.startStrata()
        try terminal.press("2")
        try terminal.wait(for: "YamsTests")
        try terminal.press("/", "C", "Y", "a", "m", "l")
        try terminal.wait(until: "YamsTests")
        try terminal.press("Enter", "Enter")
        try terminal.wait(for: "Modules › CYaml")
        try terminal.press("Escape")
        try terminal.wait(until: "Modules › CYaml")
    }

    @Test("the screen follows the terminal's size, says when it is too small, and comes back")
    func followsTheSize() throws {
        let terminal = try TmuxTerminal(in: yams)
        try terminal.startStrata()
        try terminal.wait(for: "CYaml")
        try terminal.resize(columns: 40, rows: 8)
        try terminal.wait(for: "60")
        try terminal.resize(columns: 80, rows: 24)
        try terminal.wait(for: "CYaml")
        try terminal.resize(columns: 200, rows: 60)
        try terminal.wait(for: "CYaml")
    }

    @Test("Ctrl-Z gives the terminal back to the shell, and fg shows the screen again")
    func suspendsAndResumes() throws {
        let terminal = try TmuxTerminal(in: yams)
        try terminal.startStrata()
        try terminal.wait(for: "CYaml")
        try terminal.press("C-z")
        try terminal.wait(for: "ready>")
        try expectGivenBack(terminal)
        try terminal.enter("fg")
        try terminal.wait(for: "CYaml")
        try terminal.press("q")
        try terminal.wait(for: "ready>")
        try expectGivenBack(terminal)
    }

    @Test("the terminal is given back after a signal", arguments: ["TERM", "HUP", "INT", "QUIT"])
    func survivesSignals(name: String) throws {
        let terminal = try TmuxTerminal(in: yams)
        try terminal.startStrata()
        try terminal.wait(for: "CYaml")
        try terminal.signal(name)
        try terminal.wait(for: "ready>")
        try expectGivenBack(terminal)
    }

    @Test("the terminal is given back when the program traps", arguments: ["ILL", "TRAP", "SEGV"])
    func survivesTraps(name: String) throws {
        let terminal = try TmuxTerminal(in: yams)
        try terminal.enter("export SWIFT_BACKTRACE=enable=no")
        try terminal.startStrata()
        try terminal.wait(for: "CYaml")
        try terminal.signal(name)
        try terminal.wait(for: "ready>")
        try expectGivenBack(terminal)
    }

    @Test("the editor opens at the line and the screen comes back after it")
    func opensTheEditor() throws {
        let terminal = try TmuxTerminal(in: yams)
        let scratch = try ScratchFolder()
        try scratch.write("#!/bin/sh\necho \"editing $*\"\nread answer\n", to: "editor")
        try terminal.enter("chmod +x \(scratch.path)/editor; export VISUAL=\(scratch.path)/editor")
        try terminal.startStrata()
        try terminal.wait(for: "CYaml")
        try terminal.press("2")
        try terminal.wait(for: "YamsTests")
        try terminal.press("e")
        try terminal.wait(for: "editing +")
        try terminal.press("Enter")
        try terminal.wait(for: "YamsTests")
    }

    @Test("a file that changes on disk changes the screen")
    func followsTheDisk() throws {
        let package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
        let terminal = try TmuxTerminal(in: package.path)
        try terminal.startStrata()
        try terminal.wait(for: "HomeFeature")
        try terminal.press("3")
        try terminal.wait(for: "import ProfileFeature")
        try package.write("public struct Home {}\n", to: "Sources/HomeFeature/Home.swift")
        try terminal.wait(until: "import ProfileFeature")
    }

    /// The shell's screen is shown, nothing catches the mouse, and what is typed is echoed.
    private func expectGivenBack(_ terminal: TmuxTerminal) throws {
        #expect(try terminal.value("alternate_on") == "0")
        #expect(try terminal.value("mouse_any_flag") == "0")
        #expect(try terminal.value("cursor_flag") == "1")
        try terminal.enter(
            "stty -a | tr ';' '\\n' | grep -E -o ' (-?icanon|-?echo) ' | xargs echo modes:")
        try terminal.wait(for: "modes: icanon echo")
    }
}
