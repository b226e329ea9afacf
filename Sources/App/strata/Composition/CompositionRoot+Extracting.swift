import Architecture
import Codebase
import Editing
import Inverting
import TerminalUI

extension CompositionRoot {
    /// Works out the change that makes a module of files, shows it and asks whether to make it.
    func askToExtract(
        _ request: ExtractionRequest, of analysis: Analysis, in session: CodebaseSession
    ) {
        let sentence =
            "Reading the files, and the codebase again as the change would leave it. "
            + "Nothing is written."
        prepare(in: session, waiting: ("Extract \(request.candidate)", sentence)) {
            [services] () async throws(ChangeError) in
            guard
                let found = await services.extractFiles.extraction(
                    for: request, in: analysis.ofModules)
            else {
                return .refusal("The module is gone from the codebase. Press r to read it again.")
            }
            guard found.fits else {
                return .explanation(
                    "\(request.candidate) cannot be extracted like this", found.reasons)
            }
            return .question(
                Asked(
                    "\(found.recipe.changes.title)?", about: found.recipe.changes,
                    moving: found.moves, yes: "extract", remarks: found.remarks
                ) { set async throws(ChangeError) in
                    try await services.write(set, in: session.root)
                })
        }
    }
}

extension Extraction {
    /// The most lines of one kind that a dialog shows.
    private static let most = 6

    /// Why it cannot be made, and which lines stand in the way.
    fileprivate var reasons: [StyledText] {
        [StyledText(recipe.obstacle ?? "", .warning)]
            + Self.list(
                "It uses:",
                blockers.map { "\($0.file):\($0.lineNumber) names \($0.name) of \($0.target)" })
            + Self.list(
                "Why not:",
                blockers.enumerated().compactMap { number, blocker in
                    let isFirst = !blockers.prefix(number).contains { $0.name == blocker.name }
                    return isFirst ? blocker.reason.map { "\(blocker.name): \($0)" } : nil
                })
            + ["", StyledText("Nothing was changed.", .muted)]
    }

    /// What a person has to know besides the change.
    fileprivate var remarks: [StyledText] {
        Self.list("Turned around:", [turning].compactMap(\.self))
            + Self.list("Moved along, as the others use it:", taken.map(\.string))
            + Self.list("To check first:", recipe.questions.map(\.text))
            + Self.list("To change by hand:", recipe.steps)
            + [
                StyledText(
                    "\(recipe.newSymbols.count.counted("name")) "
                        + "\(recipe.newSymbols.count == 1 ? "becomes" : "become") visible. ")
                    + StyledText(
                        recipe.proof.map(\.sentence)
                            ?? "strata extract --prove build also builds it.", .muted)
            ]
    }

    private static func list(_ heading: String, _ lines: [String]) -> [StyledText] {
        StyledText.list(under: heading, lines, atMost: most)
    }
}

extension InversionProof {
    /// How far the change was tried.
    fileprivate var sentence: String {
        failed.map { "\($0.rawValue) failed: \(lines.first ?? "")" }
            ?? "Read again as it would be: no rule is newly broken. It was not built."
    }
}
