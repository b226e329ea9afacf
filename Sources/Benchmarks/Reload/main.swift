#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Measures what passes from saving a view file to seeing the change in a dev app that watches.
// Usage: swift run ReloadBenchmark .build/debug/ViolationsDev FILE WORD [EDITS]
// WORD stands in FILE and on the first screen of the program; FILE is put back at the end.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
    print("usage: ReloadBenchmark PROGRAM FILE WORD [EDITS]")
    exit(2)
}
#if os(Linux)
    do {
        let file = try EditedFile(arguments[1], word: arguments[2])
        defer { file.restore() }
        let terminal = try WatchedTerminal([arguments[0], "--watch"])
        let benchmark = ReloadBenchmark(terminal: terminal, file: file)
        print(try benchmark.run(edits: arguments.dropFirst(3).first.flatMap { Int($0) } ?? 20).text)
    } catch {
        print(error)
        exit(1)
    }
#else
    print("It needs a terminal of Linux.")
    exit(2)
#endif
