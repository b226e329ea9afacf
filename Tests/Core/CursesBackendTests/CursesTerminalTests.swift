#if os(Linux)
    import Glibc
    import Testing
    import Tiers

    /// The real terminal, in a program of its own, because ncurses is one per process.
    @Suite("CursesTerminal", .real, .serialized) struct CursesTerminalTests {
        private func isGivenBack(_ terminal: PseudoTerminal) -> Bool {
            PrivateModes(after: terminal.output).areTheShells && terminal.isCooked
        }

        @Test func `it takes the terminal, and gives it back when the program quits`() throws {
            let terminal = try Probe.shown()
            let modes = PrivateModes(after: terminal.output)
            #expect(modes[1049] == true && modes[1006] == true && modes[2004] == true)
            #expect(!terminal.isCooked)
            terminal.type("q")
            #expect(Ending(terminal.end()) == .exited(0))
            #expect(isGivenBack(terminal))
            #expect(terminal.output.hasSuffix("ended\r\n"))
        }

        @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT])
        func `it gives the terminal back before a signal ends the program`(signal: Int32) throws {
            let terminal = try Probe.shown()
            terminal.send(signal)
            #expect(Ending(terminal.end()) == .signalled(signal))
            #expect(isGivenBack(terminal))
        }

        @Test(arguments: [SIGINT, SIGQUIT])
        func `a key that was pressed before it took the terminal does not end it`(
            signal: Int32
        ) throws {
            let terminal = try Probe.shown()
            terminal.signal(signal)
            usleep(200_000)
            terminal.type("q")
            #expect(Ending(terminal.end()) == .exited(0))
            #expect(isGivenBack(terminal))
        }

        @Test(arguments: [SIGTERM, SIGHUP])
        func `it gives back a terminal that stopped reading, and ends`(signal: Int32) throws {
            let terminal = try Probe.shown()
            for step in 0..<800 {
                terminal.resize(columns: 300 + Int32(step % 2), rows: 100)
                usleep(2_000)
            }
            terminal.send(signal)
            let status = try #require(terminal.endUnread(milliseconds: 2_000))
            #expect(Ending(status) == .signalled(signal))
            #expect(isGivenBack(terminal))
        }

        @Test(arguments: [SIGSEGV, SIGABRT, SIGILL])
        func `a crash ends the program and leaves a report, which two lines name`(signal: Int32)
            throws
        {
            let folder = "/tmp/strata-crashes-\(getpid())-\(signal)/deep"
            let terminal = try Probe.shown([
                "PROBE_CRASHES": folder, "SWIFT_BACKTRACE": nil,
            ])
            terminal.send(signal)
            #expect(Ending(terminal.end()) == .signalled(signal))
            #expect(isGivenBack(terminal))
            let lines = terminal.output.split(whereSeparator: \.isNewline).suffix(2)
            #expect(lines.first?.hasPrefix("Probe 1 crashed: SIG") == true)
            let path = lines.last?.split(separator: " ").last.map(String.init) ?? ""
            #expect(lines.last == "The report is in \(path)")
            let report = try #require(fopen(path, "r"))
            defer { fclose(report) }
            var bytes = [CChar](repeating: 0, count: 4096)
            fread(&bytes, 1, bytes.count - 1, report)
            let text = String(
                decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            #expect(text.hasPrefix("Probe 1 crashed.\n"))
            #expect(text.contains("sent by a process"))
            #expect(text.contains("TerminalProbe"))
            unlink(path)
        }

        @Test func `after a real trap the report names the fault`() throws {
            let folder = "/tmp/strata-traps-\(getpid())"
            let terminal = try Probe.shown(["PROBE_CRASHES": folder, "SWIFT_BACKTRACE": nil])
            terminal.type("T")
            guard case .signalled = Ending(terminal.end()) else {
                Issue.record("it did not trap")
                return
            }
            #expect(isGivenBack(terminal))
            #expect(terminal.output.contains("The report is in \(folder)/crash-"))
        }

        @Test func `after a trap its words are on the shell's screen`() throws {
            let terminal = try Probe.shown()
            terminal.type("T")
            guard case .signalled = Ending(terminal.end()) else {
                Issue.record("it did not trap")
                return
            }
            #expect(isGivenBack(terminal))
            let left = terminal.output.ranges(of: "\u{1B}[?1049l").last
            let afterwards = left.map { terminal.output[$0.upperBound...] }
            #expect(afterwards?.contains("Index out of range") == true)
        }

        @Test func `it gives the terminal back when something calls exit()`() throws {
            let terminal = try Probe.shown()
            terminal.type("x")
            #expect(Ending(terminal.end()) == .exited(3))
            #expect(isGivenBack(terminal))
        }

        @Test func `what is written to standard error stays off the screen until the end`() throws {
            let terminal = try Probe.shown()
            let end = "\u{1B}[?2026l"
            let before = terminal.occurrences(of: end)
            terminal.type("wc")
            try terminal.wait(for: end, times: before + 1)
            #expect(!terminal.output.contains("a complaint"))
            terminal.type("q")
            _ = terminal.end()
            #expect(terminal.output.contains("a complaint"))
        }

        @Test func `a frame in which nothing changed writes nothing`() throws {
            let terminal = try Probe.shown()
            let begin = "\u{1B}[?2026h"
            let before = terminal.occurrences(of: begin)
            for _ in 0..<20 { terminal.type("n") }
            terminal.type("\u{1B}[I")
            try terminal.wait(for: "focus")
            #expect(terminal.occurrences(of: begin) == before + 1)
        }

        @Test func `Ctrl-Z gives the terminal to the shell, fg draws at the new size`() throws {
            let terminal = try PseudoTerminal()
            let environment = Probe.environment(["PS1": "prompt> "])
            try terminal.start(["/bin/sh", "-i"], environment: environment)
            try terminal.wait(for: "prompt>")
            terminal.type("\(Probe.path)\n")
            try terminal.wait(for: "nearly black")
            terminal.type("\u{1A}")
            try terminal.wait(for: "prompt>", times: 2)
            #expect(isGivenBack(terminal))
            terminal.resize(columns: 100, rows: 30)
            terminal.type("fg\n")
            try terminal.wait(for: "size 100x30.")
            #expect(PrivateModes(after: terminal.output)[1049] == true)
            #expect(terminal.occurrences(of: "nearly black") >= 2)
            terminal.type("q")
            try terminal.wait(for: "prompt>", times: 3)
            #expect(isGivenBack(terminal))
            terminal.type("exit\n")
            _ = terminal.end()
        }

        @Test func `stopped from outside and continued, it draws everything again`() throws {
            let terminal = try Probe.shown()
            let before = terminal.occurrences(of: "nearly black")
            terminal.send(SIGSTOP)
            terminal.send(SIGCONT)
            try terminal.wait(for: "nearly black", times: before + 1)
            terminal.type("q")
            _ = terminal.end()
            #expect(isGivenBack(terminal))
        }

        @Test func `a new size is drawn`() throws {
            let terminal = try Probe.shown()
            terminal.resize(columns: 101, rows: 31)
            try terminal.wait(for: "101x31")
            terminal.type("q")
            _ = terminal.end()
        }

        @Test func `after a storm of sizes the last one is drawn, and nothing goes on`() throws {
            let terminal = try Probe.shown()
            for step in 0..<300 {
                // From a single cell to more than any screen has, and none at all.
                terminal.resize(
                    columns: Int32(step * 7919 % 501), rows: Int32(step * 104_729 % 201))
                if step % 10 == 0 { terminal.resize(columns: 1, rows: 1) }
                usleep(1_000)
            }
            terminal.resize(columns: 103, rows: 33)
            try terminal.wait(for: "103x33")
            terminal.type("q")
            #expect(Ending(terminal.end()) == .exited(0))
            #expect(isGivenBack(terminal))
        }

        @Test func `a program run in the terminal finds it as the shell left it`() throws {
            let terminal = try Probe.shown()
            terminal.type("e")
            try terminal.wait(for: "the child ends")
            #expect(terminal.output.contains("icanon"))
            #expect(!terminal.output.contains("-icanon"))
            try terminal.wait(for: "child 0.")
            #expect(PrivateModes(after: terminal.output)[1049] == true)
            terminal.type("q")
            _ = terminal.end()
            #expect(isGivenBack(terminal))
        }

        @Test func `a program that leaves the foreground to nobody does not end it`() throws {
            let terminal = try Probe.shown()
            terminal.type("g")
            try terminal.wait(for: "child 9.")
            terminal.type("\u{1B}[I")
            try terminal.wait(for: "focus true")
            terminal.type("q")
            _ = terminal.end()
            #expect(isGivenBack(terminal))
        }

        @Test func `programs beside the screen get the terminal as no further descriptor`() throws {
            let terminal = try Probe.shown()
            terminal.type("b")
            try terminal.wait(for: "beside ")
            terminal.type("q")
            _ = terminal.end()
            #expect(terminal.output.contains("beside 0."))
        }

        @Test func `a terminal that hangs up ends the program`() throws {
            let terminal = try Probe.shown()
            terminal.hangUp()
            #expect(Ending(terminal.end()) == .signalled(SIGHUP))
        }
    }
#endif
