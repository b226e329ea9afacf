import Architecture
import Codebase
import Editing
import Extracting
import Extraction
import Inverting
import ModuleDetail
import Overview
import TerminalUI

extension CompositionRoot {
    /// What to take out of a module, or of the one that Strata would take apart.
    func makeExtraction(of module: ModuleID? = nil, in session: CodebaseSession) -> any Screen {
        let (services, root) = (services, session.root)
        let tryStep = TrySteps(extract: services.extractFiles)
        return ExtractionFactory(
            source: session.analysis,
            services: ExtractionServices(
                files: { (try? await services.trees.tree(at: root).files) ?? [] },
                tryStep: { await tryStep.attempt($0, of: $1, in: $2) },
                obstacle: { obstacleOfExtracting(from: $0, in: $1) },
                readRecords: services.readModuleRecords),
            kept: session.whatIf
        ).makeScreen(for: module, router: ExtractionRoutes(root: self, session: session))
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

    func extract(
        _ candidate: ExtractionCandidate, of module: ModuleID, in analysis: Analysis
    ) {
        let request = ExtractionRequest(candidate, of: module)
        root.askToExtract(request, of: analysis, in: session)
    }

    func askForMove(again text: String?, _ take: @escaping @MainActor (String) -> Void) {
        let mistake = text == nil ? [] : [StyledText("That is no move. Moves are:", .warning)]
        let prompt = Prompt(
            "A move in thought",
            remarks: mistake + WhatIfMove.examples.map { StyledText($0, .muted) },
            fields: [
                Prompt.Field("Move", placeholder: WhatIfMove.examples[0], text: text ?? "")
            ], done: "add it")
        root.ask(prompt, take)
    }

    func warn(_ sentence: String) { root.navigator.toast(sentence, .warning) }

    func showLayers(of after: Analysis, comparedWith before: Analysis) {
        let factory = OverviewFactory(
            source: FixedAnalysis(.complete(after)), evidence: .byName, comparedWith: before)
        root.navigator.push(
            factory.makeScreen(
                router: FutureRoutes(root: root, session: session, known: before.codebase)))
    }

    func save(_ whatIf: WhatIf, named: @escaping @MainActor (String) -> Void) {
        guard whatIf.name.isEmpty else { return root.askToSave(whatIf, in: session) }
        let prompt = Prompt(
            "Save the what-if", fields: [Prompt.Field("Name", text: "first steps")],
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

/// Where a codebase as it would be leads: to what is there today, and says what is not.
private struct FutureRoutes: OverviewRouter {
    let root: CompositionRoot
    let session: CodebaseSession
    /// The codebase of today.
    let known: Codebase

    func openModule(_ id: ModuleID) {
        guard isThere(id) else { return }
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func showGraph(of id: ModuleID) {
        guard isThere(id) else { return }
        root.navigator.push(root.makeModuleDetail(of: id, at: .graph, in: session))
    }

    func showDependents(of id: ModuleID) {
        guard isThere(id) else { return }
        root.navigator.push(root.makeModuleDetail(of: id, at: .dependents, in: session))
    }

    func askWhy(about id: ModuleID) {
        guard isThere(id) else { return }
        root.navigator.push(root.makeModuleDetail(of: id, at: .why, in: session))
    }

    func planExtraction(of id: ModuleID?) { root.navigator.pop() }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func explain(_ kinds: [ViolationKind]) { root.explain(kinds) }

    func showViolations(module: ModuleID?, kind: ViolationKind?, violation: Violation.ID?) {
        sayThatItIsThought("The what-if lists which violations come and go")
    }

    func drawGraph(selecting id: ModuleID?) { sayThatItIsThought("The graph draws today's code") }

    func openInversion(of violation: Violation.ID) {
        sayThatItIsThought("Only violations of today can be turned around")
    }

    func writeLayers() { sayThatItIsThought("Layers are saved from Overview") }

    func arrangeLayers() { sayThatItIsThought("Layers are arranged from Overview") }

    func showGaps() { root.navigator.push(root.makeGaps(in: session)) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }

    /// Whether a module is there today; if not, that is said.
    @MainActor private func isThere(_ id: ModuleID) -> Bool {
        if known.modules.contains(where: { $0.id == id }) { return true }
        sayThatItIsThought("\(id.targetName) is not there yet")
        return false
    }

    @MainActor private func sayThatItIsThought(_ reason: String) {
        root.navigator.toast("\(reason): this is what would be.")
    }
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
                    try await services.applyChanges.apply(set, in: session.root)
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
            guard !names.isEmpty else {
                return navigator.toast("Nothing is kept in .strata/plans yet. W saves a what-if.")
            }
            navigator.present(
                ChoiceScreen("Open which what-if?", choices: names.map { Choice($0) }) {
                    [weak self] number in
                    self?.navigator.dismiss()
                    guard let number else { return }
                    Task { await self?.read(names[number], in: session, take) }
                })
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
