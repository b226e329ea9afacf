import CursesBackend
import TerminalUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// A small program for the tests of the real terminal: each key makes something happen to it.
if let folder = getenv("PROBE_CRASHES") {
    CrashReport.install(folder: String(cString: folder), program: "Probe 1")
}
do {
    let terminal = try CursesTerminal()
    let screen = ProbeScreen(terminal: terminal)
    await Application(terminal: terminal, navigator: Navigator(root: screen)).run()
    print("ended")
} catch {
    print(error)
    exit(1)
}
