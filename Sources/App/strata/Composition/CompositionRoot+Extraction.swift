import Architecture
import Codebase
import Editing
import Extracting
import Extraction
import ModuleDetail
import TerminalUI

extension CompositionRoot {
    /// What to take out of a module, or of the one that Strata would take apart.
    func makeExtraction(of module: ModuleID? = nil, in session: CodebaseSession) -> any Screen {
        ExtractionFactory(source: session.analysis)
            .makeScreen(for: module, router: ExtractionRoutes(root: self, session: session))
    }
}

private struct ExtractionRoutes: ExtractionRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func askForMove(_ take: @escaping @MainActor (String) -> Void) {
        let prompt = Prompt(
            "A move in thought", remarks: WhatIfMove.examples.map { StyledText($0, .muted) },
            fields: [Prompt.Field("Move", placeholder: WhatIfMove.examples[0])], done: "add it")
        root.ask(prompt, take)
    }

    func refuse(_ move: String) {
        root.navigator.toast(
            "“\(move)” is no move. Type one like: \(WhatIfMove.examples[0])", .error)
    }

    func save(_ whatIf: WhatIf, named: @escaping @MainActor (String) -> Void) {
        guard whatIf.name.isEmpty else { return root.askToSave(whatIf, in: session) }
        let prompt = Prompt(
            "Save the what-if", fields: [Prompt.Field("Name", placeholder: "first steps")],
            done: "show the file")
        root.ask(prompt) { [root, session] name in
            guard WhatIf.isName(name) else {
                return root.navigator.toast(
                    "A name has letters, digits, spaces, -, _ and dots.", .error)
            }
            named(name)
            root.askToSave(WhatIf(name: name, moves: whatIf.moves), in: session)
        }
    }

    func openWhatIf(_ take: @escaping @MainActor (WhatIf) -> Void) {
        root.askForWhatIf(in: session, take)
    }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}

extension CompositionRoot {
    /// Lets the person type a line; nothing happens if it stays empty.
    fileprivate func ask(_ prompt: Prompt, _ take: @escaping @MainActor (String) -> Void) {
        navigator.present(
            PromptScreen(prompt) { [weak self] texts in
                self?.navigator.dismiss()
                let text = (texts?.first ?? "").drop { $0 == " " }
                if !text.isEmpty { take(String(text)) }
            })
    }

    /// Asks whether to write moves into their file.
    fileprivate func askToSave(_ whatIf: WhatIf, in session: CodebaseSession) {
        prepare(in: session) { [services] () async throws(ChangeError) in
            let file = WhatIf.file(named: whatIf.name)
            let before = try await services.writer.text(of: file, in: session.root)
            guard let change = FileChange(file, from: before, to: writeWhatIf(whatIf)) else {
                return .notice("\(file) says so already.")
            }
            return .question(
                Asked(
                    "Save the what-if?",
                    about: ChangeSet("Save the what-if \(whatIf.name)", changes: [change]),
                    yes: "save"
                ) { set async throws(ChangeError) in
                    try await services.applyChanges(set, in: session.root)
                    return "Saved \(file). u undoes it."
                })
        }
    }

    /// Lets the person name moves that were kept, and reads them.
    fileprivate func askForWhatIf(
        in session: CodebaseSession, _ take: @escaping @MainActor (WhatIf) -> Void
    ) {
        Task {
            let names = await services.whatIfs.names(in: session.root)
            guard let first = names.first else {
                return navigator.toast("Nothing is kept in .strata/plans yet. W saves a what-if.")
            }
            let prompt = Prompt(
                "Open a what-if", remarks: names.map { StyledText($0) },
                fields: [Prompt.Field("Name", placeholder: first)], done: "open it")
            ask(prompt) { [weak self] name in
                Task { await self?.read(name, in: session, take) }
            }
        }
    }

    private func read(
        _ name: String, in session: CodebaseSession, _ take: @MainActor (WhatIf) -> Void
    ) async {
        guard let contents = session.state.analysis?.codebase.contents else { return }
        do throws(ConfigurationError) {
            take(
                try await services.whatIfs.whatIf(at: WhatIf.file(named: name), in: contents))
        } catch {
            navigator.toast(error.description, .error, seconds: 8)
        }
    }
}
