import TerminalUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Opens files in the person's editor.
@MainActor struct Editing {
    /// The folder that the editor is started in.
    let folder: String

    /// Opens a place and comes back when the editor ends; what goes wrong is said on the screen.
    func open(_ place: Diagnostic.Place, from application: Application) async {
        var environment: [String: String] = [:]
        for name in ["VISUAL", "EDITOR"] {
            environment[name] = getenv(name).map { String(cString: $0) }
        }
        let command = EditorCommand(file: place.file, line: place.line, environment: environment)
        let process = ChildProcess(arguments: command.arguments, folder: folder)
        do {
            let hasWorked =
                command.needsTerminal
                ? try await application.runInForeground { try await process.runInForeground() }
                : try await process.run { _ in }
            guard !hasWorked else { return }
            application.navigator.toast(
                "\(command.arguments[0]) failed. Set $EDITOR to an editor that is installed.",
                .warning)
        } catch {
            application.navigator.toast("\(error)", .error)
        }
    }
}
