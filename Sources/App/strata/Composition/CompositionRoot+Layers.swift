import Architecture
import Codebase
import Editing
import Layers
import TerminalUI

extension CompositionRoot {
    /// Layers that a person names, orders and fills.
    func makeLayers(in session: CodebaseSession) -> any Screen {
        LayersFactory(source: session.analysis)
            .makeScreen(router: LayersRoutes(root: self, session: session))
    }
}

private struct LayersRoutes: LayersRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func askForName(instead name: String?, _ take: @escaping @MainActor (String) -> Void) {
        let prompt = Prompt(
            name.map { "Rename layer \($0)" } ?? "A new layer",
            fields: [Prompt.Field("Name", placeholder: "Features", text: name ?? "")],
            done: name == nil ? "add it" : "rename it")
        root.navigator.present(
            PromptScreen(prompt) { [root] texts in
                root.navigator.dismiss()
                guard let text = texts?.first else { return }
                take(text.split(separator: " ").joined(separator: " "))
            })
    }

    func chooseLayer(
        for subject: String, among layers: [(name: String, detail: String, isPossible: Bool)],
        _ take: @escaping @MainActor (Int) -> Void
    ) {
        let choices = layers.map { layer in
            Choice(
                layer.name, detail: layer.detail,
                disabled: layer.isPossible ? nil : "\(subject) stands there already.")
        }
        root.navigator.present(
            ChoiceScreen(
                "Move \(subject) to which layer?",
                remarks: [StyledText("The top layer first.", .muted)], choices: choices
            ) { [root] number in
                root.navigator.dismiss()
                if let number { take(number) }
            })
    }

    func refuse(_ reason: String) { root.navigator.toast(reason, .error) }

    func save(_ draft: LayerDraft, of analysis: Analysis) {
        root.askToSave(draft, of: analysis, in: session)
    }

    func kept() -> LayerDraftHistory? { session.layers }

    func keep(_ history: LayerDraftHistory) { session.layers = history }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}

extension CompositionRoot {
    /// Asks whether to save the inferred layers in `.strata.yml`.
    func askToWriteLayers(of session: CodebaseSession) {
        guard let analysis = session.state.analysis else { return }
        let areDepths = analysis.configuration.layers.contains(where: \.isDepth)
        let remark = "Names tell no layers: these are packages and folders. L puts them in order."
        askToWrite(nil, remarks: areDepths ? [remark] : [], of: analysis, in: session)
    }

    /// Asks whether to write a draft of layers into `.strata.yml`.
    fileprivate func askToSave(
        _ draft: LayerDraft, of analysis: Analysis, in session: CodebaseSession
    ) {
        var remarks = draft.lostPatterns(in: analysis)
        let empty = draft.emptyNames
        if !empty.isEmpty {
            remarks.append("\(empty.joined(separator: ", ")) cannot be written without modules.")
        }
        askToWrite(draft, remarks: remarks, of: analysis, in: session)
    }

    /// Shows what layers change in the file, and writes them after a Yes.
    ///
    /// - Parameter draft: The layers; nil for those that Strata proposes.
    private func askToWrite(
        _ draft: LayerDraft?, remarks: [String], of analysis: Analysis,
        in session: CodebaseSession
    ) {
        prepare(in: session) { [services] () async throws(ChangeError) in
            let (file, text) = try await services.writer.configurationFile(in: session.root)
            let written: DecisionDraft
            do throws(DecisionError) {
                written = try await services.writeLayers.draft(
                    draft, of: analysis, file: file, in: text)
            } catch {
                return error == .saidAlready
                    ? .notice("The layers are in \(file) already.") : .refusal(error.description)
            }
            let warnings = remarks.map { StyledText("▲ ", .warning) + StyledText($0) }
            return .question(
                Asked(
                    "Save layers?", about: ChangeSet("Save layers", changes: [written.change]),
                    yes: "save", remarks: [written.effect] + warnings
                ) { set async throws(ChangeError) in
                    try await services.applyChanges.apply(set, in: session.root)
                    return "Saved \(file). u undoes it."
                })
        }
    }
}
