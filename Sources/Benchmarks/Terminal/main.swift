#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Measures what people wait for at a terminal.
//
// reload: from saving a view file to seeing the change in a dev app that watches. WORD stands in FILE
// and on the first screen of the program.
// session: what the program takes for its first frame, a move, a saved file. FILE is a source of FOLDER.
// interrupt: from Ctrl-C behind very many bytes to the end of the screens. FOLDER is any codebase.
//
// FILE is put back at the end.

let usage = """
    usage: TerminalBenchmarks reload PROGRAM FILE WORD [EDITS]
           TerminalBenchmarks session PROGRAM FOLDER FILE [ROUNDS]
           TerminalBenchmarks interrupt PROGRAM FOLDER [ROUNDS]
    """
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= (arguments.first == "interrupt" ? 3 : 4) else {
    print(usage)
    exit(2)
}
let times = arguments.dropFirst(4).first.flatMap { Int($0) }
#if os(Linux)
    do {
        switch arguments[0] {
        case "reload":
            let file = try EditedFile(arguments[2], word: arguments[3])
            defer { file.restore() }
            let terminal = try WatchedTerminal([arguments[1], "--watch"])
            let benchmark = ReloadBenchmark(terminal: terminal, file: file)
            print(try benchmark.run(edits: times ?? 20).text)
        case "session":
            let file = try EditedFile(arguments[3], word: "import ")
            defer { file.restore() }
            let benchmark = try SessionBenchmark(
                program: arguments[1], folder: arguments[2], file: file, rounds: times ?? 5)
            print(try benchmark.run())
        case "interrupt":
            let rounds = arguments.dropFirst(3).first.flatMap { Int($0) }
            let benchmark = InterruptBenchmark(
                program: arguments[1], folder: arguments[2], rounds: rounds ?? 5)
            print(try benchmark.run())
        default:
            print(usage)
            exit(2)
        }
    } catch {
        print(error)
        exit(1)
    }
#else
    print("It needs a terminal of Linux.")
    exit(2)
#endif
