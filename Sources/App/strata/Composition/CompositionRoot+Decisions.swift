import Architecture
import Codebase
import Editing
import TerminalUI

/// What a person decides about violations: asked for, shown as a change of `.strata.yml`, written
/// through the journal.
extension CompositionRoot {
    /// Asks what to decide about violations of one analysis.
    func askToDecide(
        about ids: Set<Violation.ID>, of source: any AnalysisSource, in session: CodebaseSession
    ) {
        guard let analysis = source.current.analysis else { return }
        let violations = (analysis.violations + analysis.excluded).filter { ids.contains($0.id) }
        guard let first = violations.first else { return }
        let possible = Decisions(violations, in: analysis)
        let title =
            violations.count == 1
            ? "\(first.kind.symbol) \(first.kind.rawValue): what to do about it?"
            : "\(violations.count.grouped) violations: what to do about them?"
        navigator.present(
            ChoiceScreen(title, remarks: possible.remarks, choices: possible.choices) {
                [weak self] number in
                guard let self else { return }
                navigator.dismiss()
                guard let number, session === self.session else { return }
                switch possible.all[number].action {
                case .exclude: askForReason(to: violations, in: analysis, session)
                case .weigh(let kind): askForSeverity(of: kind, in: analysis, session)
                case .move(let id): askForLayer(of: id, in: analysis, session)
                case .edit(let file, let line): edit(file, line: line, in: session)
                }
            })
    }

    /// Asks for the reason to exclude violations.
    func askToExclude(_ ids: Set<Violation.ID>, in session: CodebaseSession) {
        guard let analysis = session.state.analysis else { return }
        let violations = analysis.violations.filter { ids.contains($0.id) }
        if violations.isEmpty { return navigator.toast("These violations are gone.") }
        askForReason(to: violations, in: analysis, session)
    }

    /// Asks for the layer to which a module moves; of several, first for the module.
    func askToMove(_ ids: [ModuleID], in session: CodebaseSession) {
        guard let analysis = session.state.analysis, analysis.isComplete else {
            return navigator.toast("The sources are still being read.")
        }
        guard let first = ids.first else { return }
        if ids.count == 1 { return askForLayer(of: first, in: analysis, session) }
        let names = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let choices = ids.map { id in
            let layer = analysis.layerName(of: id)
            return Choice(names[id] ?? id.targetName, detail: layer ?? "in no layer")
        }
        navigator.present(
            ChoiceScreen("Move which module?", choices: choices) { [weak self] number in
                guard let self else { return }
                navigator.dismiss()
                guard let number, session === self.session else { return }
                askForLayer(of: ids[number], in: analysis, session)
            })
    }

    private func askForReason(
        to violations: [Violation], in analysis: Analysis, _ session: CodebaseSession
    ) {
        let count = violations.count.counted("violation")
        let prompt = Prompt(
            "Exclude \(count)",
            remarks: [
                StyledText("What is excluded stays listed: v on Violations shows it.", .muted)
            ],
            fields: [.init("Reason", placeholder: "why this is allowed; required")],
            done: "show the change")
        navigator.present(
            PromptScreen(prompt) { [weak self] texts in
                guard let self else { return }
                navigator.dismiss()
                guard let texts, session === self.session else { return }
                let reason = texts[0].split(separator: " ").joined(separator: " ")
                if reason.isEmpty {
                    return navigator.toast("Nothing is excluded without a reason.", .warning)
                }
                askToWrite(
                    .exclude(violations, reason: reason), "Exclude \(count)", of: analysis, session)
            })
    }

    private func askForSeverity(
        of kind: ViolationKind, in analysis: Analysis, _ session: CodebaseSession
    ) {
        let now = analysis.configuration.severity(of: kind)
        let severities: [(Severity, Key, String)] = [
            (.error, "e", "strata check fails"), (.warning, "w", "counted, strata check passes"),
            (.info, "n", "a note, listed besides"), (.off, "o", "not even looked for"),
        ]
        let choices = severities.map { severity, key, what in
            Choice(
                severity.name, key: key, detail: what,
                disabled: severity == now ? "It is \(severity.name) now." : nil)
        }
        navigator.present(
            ChoiceScreen(
                "How severe is \(kind.rawValue)?",
                remarks: [StyledText(explainRule(kind).summary, .muted)], choices: choices,
                selected: severities.firstIndex { $0.0 == now } ?? 0
            ) { [weak self] number in
                guard let self else { return }
                navigator.dismiss()
                guard let number, session === self.session else { return }
                let severity = severities[number].0
                askToWrite(
                    .weigh(kind, severity), "Make \(kind.rawValue) \(severity.name)", of: analysis,
                    session)
            })
    }

    private func askForLayer(
        of id: ModuleID, in analysis: Analysis, _ session: CodebaseSession
    ) {
        let layers = analysis.configuration.layers
        // Nothing can be put into a depth.
        if layers.contains(where: \.isDepth) {
            navigator.push(makeLayers(in: session))
            return navigator.toast("No layers are known yet: name them, then move the module.")
        }
        let now = analysis.assignment.layers[id]
        let name = analysis.graph.node(id)?.name ?? id.targetName
        let counts = analysis.assignment.layers.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let choices = layers.enumerated().map { position, layer in
            Choice(
                layer.name, detail: counts[position, default: 0].counted("module"),
                disabled: position == now ? "\(name) is in \(layer.name) now." : nil)
        }
        if choices.isEmpty { return navigator.toast("There are no layers here.") }
        navigator.present(
            ChoiceScreen(
                "Move \(name) to which layer?",
                remarks: [StyledText("The top layer first.", .muted)], choices: choices,
                selected: now ?? 0
            ) { [weak self] number in
                guard let self else { return }
                navigator.dismiss()
                guard let number, session === self.session else { return }
                askToWrite(
                    .move(id, to: layers[number].name), "Move \(name) to \(layers[number].name)",
                    of: analysis, session)
            })
    }

    /// Shows what a decision changes, and writes it after a Yes.
    private func askToWrite(
        _ decision: Decision, _ title: String, of analysis: Analysis, _ session: CodebaseSession
    ) {
        prepare(in: session) { [services] () async throws(ChangeError) in
            let (file, text) = try await services.writer.configurationFile(in: session.root)
            let draft: DecisionDraft
            do throws(DecisionError) {
                draft = try await services.draftDecision.draft(
                    decision, of: analysis, file: file, in: text)
            } catch {
                return error == .saidAlready
                    ? .notice(error.description) : .refusal(error.description)
            }
            let remarks =
                [draft.effect] + draft.remarks.map { StyledText("▲ ", .warning) + StyledText($0) }
            return .question(
                Asked(
                    "\(title)?", about: ChangeSet(title, changes: [draft.change]), yes: "write",
                    remarks: remarks
                ) { set async throws(ChangeError) in
                    try await services.applyChanges.apply(set, in: session.root)
                    return "\(title): done. u undoes it."
                })
        }
    }
}

/// What can be decided about some violations of an analysis.
private struct Decisions {
    enum Action {
        case exclude
        case weigh(ViolationKind)
        case move(ModuleID)
        case edit(RelativePath, line: Int?)
    }

    private(set) var all: [(choice: Choice, action: Action)] = []
    let remarks: [StyledText]

    var choices: [Choice] { all.map(\.choice) }

    init(_ violations: [Violation], in analysis: Analysis) {
        let names = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        func name(_ id: ModuleID) -> String { names[id] ?? id.targetName }
        let kinds = Set(violations.map(\.kind))
        remarks = violations.count == 1 ? violations.map { StyledText($0.message) } : []
        let isExcluded = violations.allSatisfy { $0.state == .excluded }
        all.append(
            (
                Choice(
                    "Exclude \(violations.count == 1 ? "it" : "them"), with a reason", key: "x",
                    detail: violations.count == 1
                        ? "this dependency alone" : "these dependencies alone",
                    disabled: isExcluded ? "Excluded already: e shows where." : nil), .exclude
            ))
        if let kind = kinds.first, kinds.count == 1 {
            let now = analysis.configuration.severity(of: kind)
            all.append(
                (
                    Choice(
                        "Change how severe \(kind.rawValue) is", key: "s",
                        detail: "\(now.name) now, everywhere"), .weigh(kind)
                ))
        }
        // What all of them are about: one move mends them together.
        let ends = violations[0].ends.filter { id in
            violations.allSatisfy { $0.ends.contains(id) } && Self.belongsInLayers(id, analysis)
        }
        for (id, key) in zip(ends, ["m", "M"] as [Key]) {
            let layer = analysis.layerName(of: id)
            all.append(
                (
                    Choice(
                        "Move \(name(id)) to another layer", key: key,
                        detail: layer.map { "\($0) now" } ?? "in no layer now"), .move(id)
                ))
        }
        let place = Self.place(of: violations[0], in: analysis)
        all.append(
            (
                Choice(
                    "Open .strata.yml", key: "e", detail: place?.what ?? "",
                    disabled: place == nil
                        ? "There is no .strata.yml: W on Health saves the inferred layers." : nil,
                    effect: .edits),
                .edit(place?.file ?? ".strata.yml", line: place?.line)
            ))
    }

    private static func belongsInLayers(_ id: ModuleID, _ analysis: Analysis) -> Bool {
        analysis.codebase.module(id)?.belongsInLayers == true
    }

    /// Where `.strata.yml` says something about a violation; nil if there is none.
    private static func place(
        of violation: Violation, in analysis: Analysis
    ) -> (file: RelativePath, line: Int?, what: String)? {
        guard case .file(let file) = analysis.written?.source else { return nil }
        if violation.permission?.isInSource == false,
            let exclusion = analysis.configuration.exclusions.first(where: {
                $0.reason == violation.permission?.reason
            })
        {
            return (file, exclusion.line, "where it is excluded")
        }
        let layer = analysis.assignment.layers[violation.from].map {
            analysis.configuration.layers[$0]
        }
        guard let layer, let line = layer.line else { return (file, nil, "") }
        return (file, line, "at layer \(layer.name)")
    }
}

extension Violation {
    /// The modules at its ends, the one that breaks the rule first.
    fileprivate var ends: [ModuleID] { [from] + (to.map { [$0] } ?? []) }
}

extension DecisionTotals {
    /// The numbers, each with what is counted.
    fileprivate var parts: [(what: String, count: Int)] {
        [
            ("errors", counts[.error, default: 0]), ("warnings", counts[.warning, default: 0]),
            ("notes", counts[.info, default: 0]), ("excluded", excluded),
        ]
    }
}

extension DecisionDraft {
    /// What would be counted otherwise, in one line.
    var effect: StyledText {
        let changes = zip(totals.before.parts, totals.after.parts).filter { $0.count != $1.count }
            .map { "\($0.what) \($0.count.grouped) → \($1.count.grouped)" }
        return changes.isEmpty
            ? StyledText("No count changes.", .muted) : StyledText(changes.joined(separator: ", "))
    }
}

extension Severity {
    /// What a person calls it.
    fileprivate var name: String { self == .info ? "a note" : self == .off ? "off" : "\(self)" }
}
