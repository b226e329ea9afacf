import ArgumentParser
import Codebase
import CursesBackend
import Foundation
import Previewing
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

    @Option(
        help: ArgumentHelp(
            "The theme of the screens: light, dark, or either for one that suits both.",
            discussion:
                "STRATA_THEME or ~/.config/strata/config.yml say it for every run. Otherwise the "
                + "terminal is asked.",
            valueName: "theme"))
    var theme: Theme.Appearance?

    func run() async throws {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
            let origin = codebase.reading.origin.map { ["--origin", $0.rawValue] } ?? []
            let revision = codebase.at.map { ["--at=\($0)"] } ?? []
            let options = origin + revision + (codebase.reading.trust ? ["--trust"] : [])
            return try await CheckCommand.parse(options + ["--", codebase.path]).run()
        }
        if codebase.at != nil {
            throw ValidationError(
                "The screens show what is in the folder. To see a revision, use: strata check --at")
        }
        let root = try AbsolutePath.resolve(codebase.path)
        let environment = ProcessInfo.processInfo.environment
        let settings = try UserSettingsFile.live(environment: environment).settings()
        try await Self.show(
            root, codebase.reading,
            theme: theme ?? Self.theme(named: environment["STRATA_THEME"], else: settings.theme),
            keys: settings.keys)
    }

    /// The theme that the environment or the settings name; nil if they name none.
    private static func theme(
        named name: String?, else standard: String?
    ) throws -> Theme.Appearance? {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? standard
        guard let name, name != "auto" else { return nil }
        guard let theme = Theme.Appearance(argument: name) else {
            throw ValidationError(
                "STRATA_THEME is “\(name)”, which is no theme. Set it to light, dark, either or "
                    + "auto.")
        }
        return theme
    }

    @MainActor private static func show(
        _ root: String, _ reading: ReadingArguments, theme: Theme.Appearance?, keys: KeyMap
    ) async throws {
        let terminal = try CursesTerminal(appearance: theme)
        let composition = CompositionRoot(services: .live(), terminal: terminal, keys: keys)
        await composition.start(at: root, trust: reading.trust, origin: reading.origin)
        await composition.application.run()
        await composition.changing?.value
        composition.services.builder.stopAll()
        await composition.proofs.stopAll()
    }
}

extension Theme.Appearance: ExpressibleByArgument {
    /// The appearance that a word names.
    package init?(argument: String) {
        switch argument {
        case "light": self = .light
        case "dark": self = .dark
        case "either": self = .either
        default: return nil
        }
    }

    package static var allValueStrings: [String] { ["light", "dark", "either"] }
}
