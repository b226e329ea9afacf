import Testing
import TerminalUI

@MainActor @Suite struct KeyMapTests {
    private func bench(_ keys: [String: [Key]]) -> Bench {
        var options = ApplicationOptions()
        options.keys = KeyMap(keys)
        return Bench(options: options)
    }

    @Test func `a chosen key takes the place of those of the command`() {
        let bench = bench(["count": ["z", Key(.function(5))]])
        bench.press("z", Key(.function(5)), "c")
        #expect(bench.screen.viewModel.count == 2)
        #expect(bench.hints.contains("z count"))
    }

    @Test func `what has the key otherwise loses it`() {
        let bench = bench(["count": ["q"]])
        bench.press("q")
        #expect(bench.screen.viewModel.count == 1)
        #expect(!bench.hints.contains("q quit"))
    }

    @Test func `a meaning has the key on every screen`() {
        let bench = bench(["filter": [.control("f")]])
        bench.press(.control("f"))
        #expect(bench.screen.viewModel.filter.isEditing)
    }

    @Test func `what is typed into a field starts no command`() {
        let bench = bench(["count": ["z"]])
        bench.press("/")
        bench.type("z")
        #expect(bench.screen.viewModel.count == 0)
        #expect(bench.screen.viewModel.filter.text == "z")
    }

    @Test func `dialogs keep their keys`() {
        let bench = bench(["back": ["x"], "count": [.escape]])
        bench.press("?", .escape)
        #expect(bench.navigator.modals.isEmpty)
    }

    @Test(
        arguments: [
            ("j", "j"), ("G", "G"), ("Ctrl-P", Key.control("p")), ("Alt-x", Key.alt("x")),
            ("Shift-Tab", .backTab), ("F5", Key(.function(5))), ("Space", .space),
            ("PgUp", .pageUp),
            ("-", "-"), ("Ctrl--", Key.control("-")), ("↑", .up), ("Up", .up), ("Esc", .escape),
        ] as [(String, Key)])
    func `keys are called as the help calls them`(name: String, key: Key) {
        #expect(Key(named: name) == key)
        #expect(Key(named: key.description) == key)
    }

    @Test(arguments: ["", "Ctrl-", "Hyper-x", "F0", "F99", "jj", "Shift-a", "tab"])
    func `what no key is called is none`(name: String) {
        #expect(Key(named: name) == nil)
    }
}
