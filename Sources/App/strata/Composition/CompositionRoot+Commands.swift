import Architecture
import Codebase
import TerminalUI

extension CompositionRoot {
    /// What can be done on every screen of an open codebase.
    var programCommands: [Command] {
        guard let session else { return [] }
        return changeCommands(in: session) + placeCommands(in: session)
    }

    /// What is about what Strata changed, and about the codebase as a whole.
    private func changeCommands(in session: CodebaseSession) -> [Command] {
        [
            Command(
                "program.undo", "Undo the last change that Strata made", keys: .undo,
                group: Application.commonGroup
            ) { [weak self] in self?.askToUndo(in: session) },
            Command(
                "program.log", "Show what Strata wrote and ran", keys: ["@"],
                group: Application.commonGroup, keywords: "command log history changes undo"
            ) { [weak self] in self?.showLog(of: session) },
            Command(
                "program.reload", "Read the codebase again", keys: .readAgain,
                group: Application.commonGroup
            ) { session.analysis.reload() },
        ]
    }

    /// Screens that lie over those of the bar.
    private func placeCommands(in session: CodebaseSession) -> [Command] {
        [
            Command(
                "program.gaps", "Show unread and unclaimed files", keys: .gaps,
                group: Application.commonGroup
            ) { [weak self] in
                guard let self else { return }
                navigator.push(makeGaps(in: session))
            },
            Command(
                "program.graph", "Draw the module graph", group: Application.commonGroup,
                keywords: "picture diagram dependencies"
            ) { [weak self] in
                guard let self else { return }
                navigator.push(makeGraph(in: session))
            },
            Command(
                "program.history", "Show how it got here, commit by commit", keys: ["H"],
                group: Application.commonGroup,
                keywords: "git commits chart trend forecast course"
            ) { [weak self] in
                guard let self else { return }
                navigator.push(makeHistory(in: session))
            },
            Command(
                "program.extraction", "Plan what to take out of a large module",
                group: Application.commonGroup,
                keywords: "extract extraction monolith candidates what-if"
            ) { [weak self] in
                guard let self else { return }
                navigator.push(makeExtraction(in: session))
            },
            Command(
                "program.layers", "Name and arrange the layers", group: Application.commonGroup,
                keywords: "init bands move rename"
            ) { [weak self] in
                guard let self else { return }
                navigator.push(makeLayers(in: session))
            },
        ]
    }

    /// Shows what rules are about, why they hurt, and what to do.
    func explain(_ kinds: [ViolationKind]) {
        guard let first = kinds.first else { return }
        let title = kinds.count == 1 ? "\(first.symbol) \(first.rawValue)" : "Rules that it breaks"
        var paragraphs: [StyledText] = []
        for kind in kinds {
            let rule = explainRule(kind)
            if kinds.count > 1 {
                paragraphs.append(StyledText("\(kind.symbol) \(kind.rawValue)", .accent, .bold))
            }
            let parts = [("What", rule.what), ("Why", rule.why), ("How", rule.remedy)]
            for (heading, text) in parts {
                paragraphs += [StyledText(heading, .header, .bold), StyledText(prose: text), ""]
            }
        }
        navigator.present(
            PageScreen(title, paragraphs: paragraphs.dropLast()) { [weak self] in
                self?.navigator.dismiss()
            })
    }

    /// Explains the rules that a module breaks.
    func explainRules(brokenBy module: ModuleID, in session: CodebaseSession) {
        let violations = session.state.analysis?.violations ?? []
        let kinds = Set(violations.filter { $0.from == module }.map(\.kind))
        explain(ViolationKind.allCases.filter(kinds.contains))
    }
}
