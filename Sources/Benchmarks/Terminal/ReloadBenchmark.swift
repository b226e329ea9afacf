#if os(Linux)
    /// Edits a file again and again, and looks when a program that watches it shows that.
    struct ReloadBenchmark {
        let terminal: WatchedTerminal
        let file: EditedFile

        /// The times from saving to seeing. The first edit is not among them: it makes SwiftPM plan.
        func run(edits: Int) throws(Failure) -> ReloadTimes {
            try terminal.wait(for: "Watching")
            var times: [Duration] = []
            var before = Duration.zero
            for number in 0...max(1, edits) {
                terminal.rest(milliseconds: 1_500)
                let word = Self.word(number)
                let start = ContinuousClock.now
                try file.write(word)
                try terminal.wait(for: word)
                if number > 0 { times.append(.now - start) } else { before = terminal.work }
            }
            return ReloadTimes(times, work: (terminal.work - before) / times.count)
        }

        /// A word of which no letter stands at its place in the one before, so that a terminal is sent
        /// all of it.
        private static func word(_ number: Int) -> String {
            let letters = Array("abcdefghijklmnopqrstuvwxyz")
            return String((0..<6).map { letters[(number * 7 + $0 * 3) % letters.count] })
        }
    }
#endif
