#if os(Linux)
    /// Opens a codebase in a terminal of 200 by 60, and measures what a person waits for.
    struct SessionBenchmark {
        private static let quiet: Int32 = 1_500
        private let terminal: WatchedTerminal
        private let start: ContinuousClock.Instant
        private let file: EditedFile
        private let rounds: Int

        /// Starts the program.
        ///
        /// - Parameter file: A source of the codebase, to which blank lines are added and
        ///   which is put back at the end.
        init(program: String, folder: String, file: EditedFile, rounds: Int) throws(Failure) {
            start = .now
            terminal = try WatchedTerminal([program, folder], width: 200, height: 60)
            self.file = file
            self.rounds = max(1, rounds)
        }

        /// What was measured, a line each.
        func run() throws(Failure) -> String {
            try terminal.wait(for: "Health")
            let firstFrame = ContinuousClock.now - start
            let complete = (try answer(quiet: Self.quiet).last) - start
            let before = terminal.work
            terminal.rest(milliseconds: 5_000)
            let idle = terminal.work - before
            // The modules, and there the cursor up and down.
            terminal.press("2")
            _ = try answer(quiet: Self.quiet)
            var moves: [(time: Duration, bytes: Int)] = []
            for number in 0..<rounds * 10 { moves.append(try move(number % 20 < 10 ? "j" : "k")) }
            var saves: [Duration] = []
            for number in 1...rounds { saves.append(try save(number)) }
            terminal.press("q")
            return [
                "first frame            \(milliseconds(firstFrame))",
                "complete               \(milliseconds(complete))",
                "computed in 5 s idle   \(milliseconds(idle))",
                "a move, median         \(milliseconds(median(moves.map(\.time)))), "
                    + "\(median(moves.map(\.bytes))) bytes",
                "a move, worst          \(milliseconds(moves.map(\.time).max() ?? .zero)), "
                    + "\(moves.map(\.bytes).max() ?? 0) bytes",
                "saved to shown, median \(milliseconds(median(saves)))",
                "saved to shown, worst  \(milliseconds(saves.max() ?? .zero))",
            ].joined(separator: "\n")
        }

        private func move(_ key: String) throws(Failure) -> (time: Duration, bytes: Int) {
            let start = ContinuousClock.now
            terminal.press(key)
            let answer = try answer(quiet: 60)
            return (answer.last - start, answer.bytes)
        }

        /// From saving a file with more lines to the last byte that shows it.
        private func save(_ number: Int) throws(Failure) -> Duration {
            let start = ContinuousClock.now
            try file.write(String(repeating: "\n", count: number) + "import ")
            let last = try answer(quiet: Self.quiet).last
            return last - start
        }

        /// Reads all that the program writes next.
        private func answer(
            quiet: Int32
        ) throws(Failure) -> (bytes: Int, last: ContinuousClock.Instant) {
            guard let burst = terminal.burst(quiet: quiet) else {
                throw Failure(description: "The program showed nothing new.")
            }
            return burst
        }

        private func median<Value: Comparable>(_ values: [Value]) -> Value {
            values.sorted()[values.count / 2]
        }

        private func milliseconds(_ time: Duration) -> String {
            let tenths = Int((time / .microseconds(100)).rounded())
            return "\(tenths / 10).\(tenths % 10) ms"
        }
    }
#endif
