import Architecture
import ArgumentParser
import TerminalUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `strata [PATH]`: the screens; without a terminal the same as `check`.
struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Open the screens (default).")

    @OptionGroup var codebase: CodebaseArguments

    func run() async throws {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
            let origin = codebase.reading.origin.map { ["--origin", $0.rawValue] } ?? []
            let options = origin + (codebase.reading.trust ? ["--trust"] : [])
            return try await CheckCommand.parse(options + ["--", codebase.path]).run()
        }
        let root = try AbsolutePath.resolve(codebase.path)
        try await Self.show(root, codebase.reading)
    }

    @MainActor private static func show(_ root: String, _ reading: ReadingArguments) async throws {
        let terminal = try CursesTerminal()
        let composition = CompositionRoot(services: .live(), terminal: terminal)
        await composition.start(at: root, trust: reading.trust, origin: reading.origin)
        await composition.application.run()
        composition.services.builder.stopAll()
    }
}
