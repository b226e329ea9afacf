import Architecture
import Codebase
import Editing
import Inverting
import TerminalUI

extension CompositionRoot {
    /// Works out one change that removes several violations, shows it and asks whether to make it.
    func askToInvert(_ violations: [Violation.ID], in session: CodebaseSession) {
        guard case .complete(let analysis) = session.state else {
            return navigator.toast("The sources are still being read.")
        }
        let modules = analysis.ofModules
        let wanted = violations.compactMap { id in modules.violations.first { $0.id == id } }
            .filter(PlanInversion.applies)
        guard !wanted.isEmpty else {
            return navigator.toast(
                "None of them is a dependency between modules that code makes.", .error)
        }
        let sentence =
            "Working out the change of \(wanted.count.counted("dependency", "dependencies")), "
            + "one after the other, each on a copy with the changes before it. Nothing is written."
        prepare(in: session, waiting: ("Turn dependencies around", sentence)) {
            [services] () async throws(ChangeError) in
            let found = await services.invertTogether.inversion(of: wanted, in: modules)
            guard !found.changes.isEmpty else {
                return .explanation("No recipe fits", found.obstacles)
            }
            return .question(
                Asked(
                    "\(found.changes.title)?", about: found.changes, yes: "write",
                    remarks: found.remarks
                ) { set async throws(ChangeError) in
                    try await services.write(set, in: session.root)
                })
        }
    }
}

extension JointInversion {
    /// The most lines of one kind that a dialog shows.
    private static let most = 8

    /// Why none can be removed.
    fileprivate var obstacles: [StyledText] {
        Self.list("Why not:", left.map { "\($0.edge.title): \($0.reason)" })
            + ["", StyledText("Nothing was changed. I on a violation shows each recipe.", .muted)]
    }

    /// What a person has to know besides the change.
    fileprivate var remarks: [StyledText] {
        Self.list("Turned around:", parts.map { "\($0.edge.title): \($0.title)" })
            + Self.list("Left, as no recipe fits:", left.map { "\($0.edge.title): \($0.reason)" })
            + Self.list("To check first:", questions.map(\.text))
            + Self.list("To change by hand:", steps)
            + [
                StyledText(
                    "Read again as it would be: no rule is newly broken. Not compiled.", .muted)
            ]
    }

    private static func list(_ heading: String, _ lines: [String]) -> [StyledText] {
        StyledText.list(under: heading, lines, atMost: most)
    }
}
