import Codebase
import Inverting
import Previewing
import TerminalUI

/// Puts the program together.
///
/// What lives as long as the program is a stored property; what lives as long as one codebase is open
/// belongs to ``CodebaseSession``; what is made fresh is a function.
@MainActor final class CompositionRoot {
    let services: Services
    let terminal: any Terminal
    let navigator: Navigator
    private(set) var session: CodebaseSession?
    /// What is looked for to ask about; see ``askToUndo(in:)``.
    var asking: Task<Void, Never>?
    /// The last change that a person agreed to, which the program does not end without.
    var changing: Task<Void, Never>?

    /// What is tried of recipes, which ends with the program.
    private(set) lazy var proofs = RunningProofs(services.proveRecipe)

    /// What can be done about violations, known ahead of the one that is looked at.
    private(set) lazy var inversions = AnticipateInversion(services.invertViolation)
    /// The violation that is looked at, until that was for long enough.
    var anticipation: Task<Void, Never>?

    private(set) lazy var application = Application(
        terminal: terminal, navigator: navigator, options: applicationOptions)

    private let keys: KeyMap

    /// A program on a terminal that has not opened any codebase.
    ///
    /// - Parameter keys: The keys that a person chose.
    init(services: Services, terminal: any Terminal, keys: KeyMap = KeyMap()) {
        self.services = services
        self.keys = keys
        self.terminal = terminal
        navigator = Navigator(sections: [
            Section(.starting, title: "Strata") { StartingScreen() }
        ])
    }

    /// Opens the first codebase.
    ///
    /// - Parameters:
    ///   - trust: Whether its code may be run, this time.
    ///   - origin: The kind of description to look through; nil for all of them.
    func start(at root: String, trust: Bool, origin: Origin? = nil) async {
        await open(root, trust: trust ? .trusted : nil, origin: origin)
    }

    /// Closes the codebase that is open and opens another one.
    ///
    /// - Parameters:
    ///   - trust: Whether its code may be run; nil for what is remembered.
    ///   - origin: The kind of description to look through; nil for all of them.
    func open(_ root: String, trust: Trust? = nil, origin: Origin? = nil) async {
        session?.stop()
        if let sentence = await services.recoveredChanges(in: root) {
            navigator.toast(sentence, .warning)
        }
        let remembered = await services.trust(of: root)
        let session = CodebaseSession(
            root: root, trust: trust ?? remembered, origin: origin, services: services)
        self.session = session
        navigator.replaceSections(with: sections(of: session), showing: .health)
        // Both come when the first frame is out: one keeps the processors busy, the other the disk.
        Task {
            session.start()
            await noteOpened(root)
        }
    }

    private func noteOpened(_ root: String) async {
        do {
            try await services.workspaces.noteOpened(root)
        } catch {
            navigator.toast(error.description, .warning)
        }
    }

    /// Lets the person edit a file of the codebase, and comes back.
    func edit(_ file: RelativePath, line: Int?, in session: CodebaseSession) {
        let command = EditorCommand(
            file: session.root + "/" + file.string, line: line, environment: services.environment)
        session.log.note(.ran(command.arguments))
        Task {
            do {
                if command.needsTerminal {
                    try await application.runInForeground { [services] in
                        try await services.programs.run(command.arguments, in: session.root)
                    }
                } else {
                    try await services.programs.runApart(command.arguments, in: session.root)
                }
            } catch {
                navigator.toast("\(error)", .error)
            }
        }
    }

    /// Puts text on the clipboard and says so.
    func copy(_ text: String) {
        terminal.copy(text)
        navigator.toast("Copied \(text)")
    }

    private func sections(of session: CodebaseSession) -> [Section] {
        [
            Section(.health, title: "Health", digit: 0) {
                self.teach(.health, in: session)
                return self.makeHealth(in: session)
            },
            Section(.overview, title: "Overview", short: "Over") {
                self.teach(.layers, in: session)
                return self.makeOverview(in: session)
            },
            Section(.modules, title: "Modules", short: "Mods") { self.makeModules(in: session) },
            Section(.violations, title: "Violations", short: "Viol") {
                self.teach(.violations, in: session)
                return self.makeViolations(in: session)
            },
            Section(.devApps, title: "Dev apps", short: "Apps") { self.makeDevApps(in: session) },
            Section(.previews, title: "Previews", short: "Prev") { self.makePreviews(in: session) },
            Section(.snapshots, title: "Snapshots", short: "Snap") {
                self.makeSnapshots(in: session)
            },
            Section(.workspaces, title: "Workspaces", short: "Work") { self.makeWorkspaces() },
            Section(.ratchet, title: "Ratchet", short: "Ratch") { self.makeRatchet(in: session) },
            Section(.composition, title: "Composition", short: "Comp") {
                self.makeComposition(in: session)
            },
        ]
    }

    private var applicationOptions: ApplicationOptions {
        var options = ApplicationOptions()
        options.windowTitle = { [weak self] in
            self?.session.map { "strata · " + $0.name } ?? "strata"
        }
        options.status = { [weak self] in
            guard let self else { return [] }
            return session?.status(above: navigator.stack.last) ?? []
        }
        options.commands = { [weak self] in self?.programCommands ?? [] }
        options.keys = keys
        options.helpPages = { [.signs, .words] }
        options.palette = [
            WhyPalette(root: self), ModulePalette(root: self), LayerPalette(root: self),
            InversionPalette(root: self), RulePalette(root: self), FilePalette(root: self),
            SymbolPalette(root: self),
        ]
        return options
    }
}
