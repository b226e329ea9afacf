import Architecture
import Codebase
import Diagnosing
import FeatureKit
import TerminalUI

extension HealthViewModel {
    var commands: [Command] {
        if let failure {
            let router = router
            return Command.waysOut(
                of: failure, on: "health", readAgain: { [weak self] in self?.readAgain() },
                openAnother: { router.openWorkspaces() },
                edit: { router.editLine($0, line: $1) })
        }
        if let typingCommands { return typingCommands }
        let whole = [layersCommand, readAgainCommand(on: "health")]
        guard focus == .findings else {
            return inTurn(evidenceCommands + rowCommands) + whole + inTurn(movementCommands)
        }
        return inTurn(findingCommands + rowCommands) + whole + listCommands
    }

    private var findingCommands: [Command] {
        let step = finding?.steps.first
        return [
            stepCommand(
                "Take the next step", step.map { effect(of: $0) } ?? .looks, hint: "next step",
                disabled: step == nil ? nothing : nil
            ) { $0.takeStep() },
            command(
                "evidence", "Go to the steps and what stands behind it", [.tab, .backTab],
                hint: "details", disabled: evidence.isEmpty ? nothing : nil
            ) { $0.focus = .evidence },
        ]
    }

    private var evidenceCommands: [Command] {
        let effect: CommandEffect =
            if case .step(let step, _) = selectedEvidence { self.effect(of: step) } else { .looks }
        return [
            stepCommand("Take this step, or look at it", effect, hint: "open") {
                $0.openEvidence()
            },
            command(
                "findings", "Back to the findings", .back.or(.tab, .backTab, .left, "h"),
                hint: "findings"
            ) { $0.focus = .findings },
        ]
    }

    private var rowCommands: [Command] {
        let module = module
        let kinds = kinds
        let text = text
        let place = place
        return [
            command("module", "Open the module", ["m"], disabled: module == nil ? nothing : nil) {
                model in module.map(model.router.openModule)
            },
            command(
                "edit", "Open in the editor (import or declaration)", .edit,
                disabled: place == nil ? "It is about no file." : nil
            ) { model in place.map { model.router.editLine($0.file, line: $0.line) } },
            command(
                "copy", "Copy the command of the step", .copy, hint: "copy command",
                disabled: text == nil ? "No command does this step." : nil
            ) { model in text.map(model.router.copy) },
            command(
                "explain", "Explain the rules", .explain,
                disabled: kinds.isEmpty ? "It breaks no rule." : nil
            ) { $0.router.explain(kinds) },
            command(
                "decide", "Decide: exclude, change severity or layer", ["d"],
                hint: decidable.isEmpty ? nil : "decide",
                disabled: decidable.isEmpty ? "It breaks no rule." : nil
            ) { $0.decide() },
            blameCommand(of: module),
        ] + waysIn(to: module)
    }

    /// Who did it: the dependency that is selected, else what breaks a rule, else the module.
    private func blameCommand(of module: ModuleID?) -> Command {
        let router = router
        let edge = focus == .evidence ? selectedEvidence?.edge : nil
        let violation = finding?.violations.first
        let other = edge ?? finding?.edges.first
        return command(
            "blame", "Find the commit that brought it", ["O"],
            disabled: other == nil && violation == nil && module == nil ? nothing : nil
        ) { _ in
            if edge == nil, let violation { return router.blame(violation: violation) }
            if let other { return router.blame(edge: other) }
            if let module { router.blame(module: module) }
        }
    }

    /// Ways into the module that the palette finds by name.
    private func waysIn(to module: ModuleID?) -> [Command] {
        let router = router
        let disabled = module == nil ? nothing : nil
        return [
            Command(
                "health.graph", "Show its dependency graph", disabled: disabled,
                keywords: "neighbours diagram"
            ) { module.map(router.showGraph) },
            Command(
                "health.dependents", "Show its dependents", disabled: disabled,
                keywords: "imported by used by users"
            ) { module.map(router.showDependents) },
            Command(
                "health.why", "Why does it depend on another module?", disabled: disabled,
                keywords: "path chain"
            ) { module.map(router.askWhy) },
        ]
    }

    private var layersCommand: Command {
        let reason: String? =
            if health == nil {
                "The sources are still being read."
            } else if table.isInferred {
                nil
            } else {
                "The layers come from .strata.yml already."
            }
        return command(
            "init", "Save the inferred layers to .strata.yml", .write,
            hint: reason == nil ? "save layers" : nil, disabled: reason
        ) { $0.router.writeLayers() }
    }

    /// Whether a step opens an editor.
    private func effect(of step: HealthStep) -> CommandEffect {
        switch step.action {
        case .configure: table.isWritten ? .edits : .looks
        default: .looks
        }
    }

    private var nothing: String { "Nothing is selected." }

    /// The module that the selection is about.
    private var module: ModuleID? {
        if focus == .evidence {
            switch selectedEvidence {
            case .edge(let edge, _, _, _, _): return edge.from
            case .module(let id, _): return id
            case .heading, .step, nil: break
            }
        }
        return finding?.modules.first
    }

    /// The first import of the dependency that the selection is about, else where the module is
    /// declared.
    private var place: SourcePlace? {
        let edge = focus == .evidence ? selectedEvidence?.edge : finding?.edges.first
        return edge.flatMap { table.sites[$0] } ?? module.flatMap { table.places[$0] }
    }

    /// The command of the selected step, or of the first one.
    private var text: String? {
        if focus == .evidence, case .step(let step, _) = selectedEvidence { return step.command }
        return finding?.steps.first?.command
    }

    /// The rules that the selection breaks.
    private var kinds: [ViolationKind] {
        if focus == .evidence, case .edge(_, _, _, let kinds, _) = selectedEvidence {
            return kinds
        }
        let ids = Set(finding?.violations ?? [])
        let found = Set(ids.compactMap { $0.split(separator: " ").first }.map(String.init))
        return ViolationKind.allCases.filter { found.contains($0.rawValue) }
    }

    /// What leads out of the program goes by Enter alone.
    private func stepCommand(
        _ title: String, _ effect: CommandEffect, hint: String, disabled: String? = nil,
        action: @escaping @MainActor (HealthViewModel) -> Void
    ) -> Command {
        Command(
            "open", title, keys: effect == .looks ? [.enter, .right, "l"] : [.enter], hint: hint,
            disabled: disabled, effect: effect
        ) { [weak self] in self.map(action) }
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, action: @escaping @MainActor (HealthViewModel) -> Void
    ) -> Command {
        Command("health.\(id)", title, keys: keys, hint: hint, disabled: disabled) {
            [weak self] in self.map(action)
        }
    }
}
