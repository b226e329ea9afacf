#if os(Linux)
    import Glibc

    /// Sends a program very much at once, then Ctrl-C, and measures how long it takes to leave its screens.
    struct InterruptBenchmark {
        /// What a person sees when the screens are left: the terminal shows its other page again.
        private static let left = Array("\u{1B}[?1049l".utf8)
        private static let interrupt: UInt8 = 3

        let program: String
        let folder: String
        let rounds: Int

        /// What was measured, a line for each kind of input.
        func run() throws(Failure) -> String {
            // Keys may ask for an editor.
            setenv("EDITOR", "true", 1)
            setenv("VISUAL", "true", 1)
            var lines: [String] = []
            for input in Self.inputs {
                var times: [Duration] = []
                for _ in 0..<max(1, rounds) { times.append(try time(of: input.bytes)) }
                let sorted = times.sorted()
                lines.append(
                    "\(input.name): median \(Self.milliseconds(sorted[sorted.count / 2])), "
                        + "worst \(Self.milliseconds(sorted[sorted.count - 1]))")
                print(lines[lines.count - 1])
            }
            return "\(lines.count) inputs, \(max(1, rounds)) times each"
        }

        /// From Ctrl-C, handed to the kernel, to the last byte that leaves the screens.
        private func time(of input: [UInt8]) throws(Failure) -> Duration {
            let terminal = try WatchedTerminal([program, folder])
            try terminal.wait(for: "Health")
            terminal.rest(milliseconds: 3_000)
            try terminal.send(input)
            try terminal.send([Self.interrupt])
            let start = ContinuousClock.now
            try terminal.wait(for: Self.left)
            return .now - start
        }

        private static func milliseconds(_ time: Duration) -> String {
            "\(Int((time / .milliseconds(1)).rounded())) ms"
        }
    }

    extension InterruptBenchmark {
        fileprivate static var inputs: [(name: String, bytes: [UInt8])] {
            let long = 1_000_000
            var inputs: [(String, [UInt8])] = [
                ("nothing", []),
                ("100,000 keys j", repeated("j", 100_000)),
                ("100,000 keys j and k", repeated("jk", 50_000)),
                ("100,000 keys that change the screen", repeated("1234567890", 10_000)),
                ("100,000 keys into a filter", Array("/".utf8) + repeated("abcde", 20_000)),
                ("50,000 arrows", repeated("\u{1B}[A\u{1B}[B", 25_000)),
                ("30,000 random bytes", randomBytes(30_000)),
                ("5,000 mouse reports", repeated("\u{1B}[<35;10;10M", 5_000)),
                ("5,000 clicks", repeated("\u{1B}[<0;10;10M\u{1B}[<0;10;10m", 2_500)),
                ("5,000 answers", repeated("\u{1B}[?62;4c", 5_000)),
                (
                    "a paste of 1 MB",
                    Array("\u{1B}[200~".utf8) + repeated("paste ", long / 6)
                        + Array("\u{1B}[201~".utf8)
                ), ("a paste without an end", Array("\u{1B}[200~".utf8) + repeated("x", long)),
                ("a control sequence of 1 MB", Array("\u{1B}[".utf8) + repeated("1;", long / 2)),
            ]
            for (name, start) in [
                ("OSC", "]"), ("DCS", "P"), ("APC", "_"), ("PM", "^"), ("SOS", "X"),
            ] {
                for size in [100, 100_000, long] {
                    inputs.append(
                        (
                            "\(name) of \(size) without an end",
                            [0x1B] + Array(start.utf8) + repeated("x", size)
                        ))
                }
            }
            return inputs
        }

        private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
            Array(String(repeating: text, count: count).utf8)
        }

        /// The same in each run, without what leaves the program.
        private static func randomBytes(_ count: Int) -> [UInt8] {
            var state: UInt64 = 29
            let leaving = [interrupt] + Array("qQ".utf8)
            return (0..<count).map { _ in
                repeat {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                } while leaving.contains(UInt8(truncatingIfNeeded: state >> 33))
                return UInt8(truncatingIfNeeded: state >> 33)
            }
        }
    }
#endif
