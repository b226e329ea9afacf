#if os(Linux)
    import Testing
    import Tiers

    @Suite("CursesTerminal and its input", .real, .serialized) struct CursesInputTests {
        @Test(arguments: [
            ("\u{1B}", "first screen"), ("\u{1B}[1;5C", "key Ctrl-→"), ("\u{1B}OB", "key ↓"),
            ("日", "key 日"), ("\u{1B}m", "key Alt-M"),
            ("\u{1B}[200~a\u{1B}b\u{1B}[201~", "paste a␛b."),
            ("\u{1B}[O", "focus false."),
        ])
        func `keys arrive as what they are`(bytes: String, heard: String) throws {
            let terminal = try Probe.shown()
            terminal.type(bytes)
            try terminal.wait(for: heard)
        }

        @Test func `a light background is noticed, and the answer is not typed`() throws {
            let terminal = try Probe.shown()
            #expect(terminal.output.contains("\u{1B}]11;?\u{1B}\\\u{1B}[c"))
            #expect(terminal.output.contains("seen dark."))
            terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c")
            try terminal.wait(for: "light")
            #expect(!terminal.output.contains("heard key"))
        }

        @Test func `Apple's Terminal is asked nothing, and frames are not marked for it`() throws {
            let probe = try Probe(["TERM_PROGRAM": "Apple_Terminal"])
            try probe.terminal.wait(for: "nearly black")
            probe.terminal.type("q")
            _ = probe.terminal.end()
            #expect(!probe.terminal.output.contains("]11;?"))
            #expect(!probe.terminal.output.contains("?2026"))
        }

        @Test func `text is copied through the terminal`() throws {
            let terminal = try Probe.shown()
            terminal.type("y")
            try terminal.wait(for: "\u{1B}]52;c;dGV4dA==\u{1B}\\")
        }
    }

    @Suite("CursesTerminal and its colours", .real, .serialized) struct CursesColorTests {
        @Test func `exact colours are written as they are, even those near to black`() throws {
            let terminal = try Probe.shown(["COLORTERM": "truecolor"])
            #expect(terminal.output.contains("38;2;0;0;5"))
        }

        @Test func `without true colour the nearest of 256 is written`() throws {
            let terminal = try Probe.shown()
            #expect(!terminal.output.contains("38;2;"))
            #expect(terminal.output.contains("38;5;"))
        }

        @Test func `NO_COLOR is obeyed`() throws {
            let terminal = try Probe.shown(["NO_COLOR": "1", "COLORTERM": "truecolor"])
            #expect(!terminal.output.contains("38;"))
            #expect(!terminal.output.contains("48;"))
        }

        @Test(arguments: ["tmux-256color", "screen-256color", "linux", "vt100", "xterm", "rxvt"])
        func `terminals of every kind are drawn on and given back`(name: String) throws {
            let terminal = try Probe(["TERM": name]).terminal
            try terminal.wait(for: "nearly black")
            terminal.type("q")
            #expect(Ending(terminal.end()) == .exited(0))
            #expect(PrivateModes(after: terminal.output).areTheShells)
            #expect(terminal.isCooked)
        }

        @Test func `characters are drawn whatever the locale is`() throws {
            let terminal = try Probe.shown(["LC_ALL": "C"])
            #expect(terminal.output.contains("日本"))
        }
    }

    @Suite("CursesTerminal where there is none", .real, .serialized) struct CursesRefusalTests {
        private func complaint(_ environment: [String: String?], input: String? = nil) throws
            -> String
        {
            let terminal = try Probe(environment, input: input).terminal
            #expect(Ending(terminal.end()) == .exited(1))
            #expect(terminal.isCooked)
            return terminal.output
        }

        @Test func `it says what is wrong with TERM and what to do`() throws {
            #expect(try complaint(["TERM": "dumb"]).hasPrefix("TERM=dumb cannot show the UI"))
            #expect(try complaint(["TERM": "nosuch"]).hasPrefix("TERM=nosuch is unknown"))
            #expect(try complaint(["TERM": nil]).hasPrefix("TERM is not set."))
        }

        @Test func `it says that it needs a terminal`() throws {
            #expect(try complaint([:], input: "/dev/null").contains("is not a terminal."))
        }
    }
#endif
