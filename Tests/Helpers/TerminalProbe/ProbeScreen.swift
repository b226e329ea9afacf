import Observation
import TerminalUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Shows what the terminal told it, and does what the tests want to see survived.
@MainActor @Observable final class ProbeScreen: Screen {
    let title = "Probe"
    private let terminal: any Terminal
    private var count = 0
    private var heard = "nothing"
    private var numbers: [Int] = []

    init(terminal: any Terminal) {
        self.terminal = terminal
    }

    var body: any View {
        let size = "\(terminal.size.width)x\(terminal.size.height)"
        return VStack {
            Text("count \(count).")
            Text("size \(size).")
            Text("heard \(heard).")
            Text("seen \(terminal.appearance).")
            Text("日本 nearly black", .rgb(0x00_0005))
        }
    }

    var commands: [Command] {
        [
            Command("count", "Count", keys: ["c"]) { self.count += 1 },
            Command("nothing", "Draw the same again", keys: ["n"]) {},
            Command("trap", "Trap", keys: ["T"]) { self.count = self.numbers[self.count] },
            Command("exit", "Exit", keys: ["x"]) { exit(3) },
            Command("complain", "Complain", keys: ["w"]) { Self.complain() },
            Command("copy", "Copy", keys: ["y"]) { self.terminal.copy("text") },
            Command("child", "Run a program", keys: ["e"]) { self.runChild() },
            Command("gap", "Run one that leaves the foreground empty", keys: ["g"]) {
                self.runChild(["/bin/sh", "-i", "-c", "kill -KILL $$"])
            },
            Command("beside", "Run a program beside it", keys: ["b"]) {
                self.heard = "beside \(Self.run(["/bin/sh", "-c", Self.countTerminals]))"
            },
        ]
    }

    func receive(_ event: Event) -> Bool {
        switch event {
        case .key(let key): heard = "key \(key)"
        case .paste(let text): heard = "paste \(text)"
        case .focused(let isFocused): heard = "focus \(isFocused)"
        default: heard = "\(event)"
        }
        return true
    }

    private static func complain() {
        let words = Array("a complaint\n".utf8)
        _ = write(STDERR_FILENO, words, words.count)
    }

    /// Ends with the number of terminals that it has, the standard streams apart.
    private static let countTerminals = """
        n=0; for fd in /proc/$$/fd/*; do case $(readlink $fd) in \
        /dev/pts/*) [ ${fd##*/} -gt 2 ] && n=$((n+1));; esac; done; exit $n
        """

    private func runChild(
        _ words: [String] = [
            "/bin/sh", "-c", "stty -a | grep -o -e '-*icanon'; echo the child ends",
        ]
    ) {
        Task {
            await terminal.runInForeground {
                let status = Self.run(words)
                self.heard = "child \(status)"
            }
        }
    }

    private static func run(_ words: [String]) -> Int32 {
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        guard posix_spawn(&child, words[0], nil, nil, &arguments, environ) == 0 else { return -1 }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        return status
    }
}
