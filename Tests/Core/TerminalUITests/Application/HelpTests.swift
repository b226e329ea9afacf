import Testing
import TerminalUI

@MainActor @Suite("Help") struct HelpTests {
    @Test func `it lists every command of the screen with its keys, by group`() {
        let bench = Bench(size: Size(width: 100, height: 40))
        bench.press("?")
        let text = bench.terminal.text
        for part in ["Keys of Sample", "This screen", "Count up", "Other", "Lists", "Everywhere"] {
            #expect(text.contains(part))
        }
        #expect(text.contains("↓ j Ctrl-N"))
    }

    @Test func `it says why something cannot be done`() {
        let bench = Bench(size: Size(width: 100, height: 40))
        bench.press("?")
        #expect(bench.lines.contains { $0.contains("Do it never  It cannot be done.") })
    }

    @Test func `a key stands beside the one command that it starts`() {
        let bench = Bench(size: Size(width: 100, height: 40))
        bench.screen.extra = [Command("first", "Come first", keys: ["q", "c"]) {}]
        bench.press("?")
        let line = { (title: String) in bench.lines.first { $0.contains(title) } ?? "" }
        #expect(line("Come first").contains("q c"))
        #expect(!line("Count up").contains(" c "))
        #expect(line("Quit at once").contains("  Ctrl-C  "))
        #expect(!line("Quit").contains(" q "))
    }

    @Test func `what a line has no room for stands below the list`() {
        let bench = Bench(size: Size(width: 60, height: 20))
        bench.screen.reason = "It cannot be done as long as there is nothing to do it with."
        bench.press("?", "/")
        bench.type("never")
        #expect(bench.terminal.text.contains("Do it never. It cannot be done as long as there"))
        #expect(bench.terminal.text.contains("nothing to do it with."))
    }

    @Test func `Enter closes it and does the selected command`() {
        let bench = Bench()
        bench.press("?", .enter)
        #expect(bench.screen.viewModel.count == 1)
        #expect(bench.navigator.modals.isEmpty)
    }

    @Test func `its filter finds commands by their title and by their key`() {
        let bench = Bench()
        bench.press("?", "/")
        bench.type("next page")
        #expect(bench.terminal.text.contains("PgDn"))
        #expect(!bench.terminal.text.contains("Count up"))
        bench.press(.enter, .enter)
        #expect(bench.navigator.modals.isEmpty)
    }

    @Test func `a filter that nothing matches says how to get everything back`() {
        let bench = Bench()
        bench.press("?", "/")
        bench.type("xyzxyz")
        #expect(bench.terminal.text.contains("No match. Esc clears the filter."))
    }

    @Test func `Escape closes it, and it is not opened over itself`() {
        let bench = Bench()
        bench.press("?", "?", ":")
        #expect(bench.navigator.modals.count == 1)
        bench.press(.escape)
        #expect(bench.navigator.modals.isEmpty)
    }
}

@MainActor @Suite("KeyReference") struct KeyReferenceTests {
    @Test func `it is made of the commands, each once`() {
        var reference = KeyReference()
        reference.add(
            "Sample",
            [
                Command("a", "Do | that", keys: ["a", .up]) {},
                Command("a", "Again", keys: ["a"]) {},
            ])
        #expect(
            reference.markdown == """
                ## Sample

                | Key | What it does | Name |
                |---|---|---|
                | `a` `↑` | Do \\| that | `a` |

                """)
    }

    @Test func `what every screen has can be listed without a screen`() {
        let titles = Bench().application.referenceCommands.map(\.title)
        #expect(titles.contains("Go back"))
        #expect(titles.contains("Show all keys and commands"))
    }
}
