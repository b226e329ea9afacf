import Architecture
import Codebase
import Editing
import Extracting
import Inverting

/// The JSON of `strata extract`.
package struct ExtractionReport: Encodable, Sendable {
    struct MoveRecord: Encodable, Sendable {
        let from: String
        let to: String
    }

    struct BlockerRecord: Encodable, Sendable {
        let file: String
        let line: Int
        let name: String
        let target: String
    }

    let schema = 1
    let candidate: String
    let applied: Bool
    @ExplicitNull var module: String?
    @ExplicitNull var folder: String?
    let needs: [String]
    let cut: [PlanReport.CutRecord]
    let uses: [BlockerRecord]
    let moves: [MoveRecord]
    let taken: [String]
    let symbols: [String]
    let recipe: RecipeRecord
    let incomplete: [IncompleteRecord]

    /// - Parameter isApplied: Whether the change was written.
    package init(
        _ extraction: Extraction, _ blockers: StepBlockers, isApplied: Bool,
        incomplete items: [IncompleteItem]
    ) {
        candidate = extraction.candidate
        applied = isApplied
        _module = ExplicitNull(wrappedValue: extraction.module)
        _folder = ExplicitNull(wrappedValue: extraction.folder?.string)
        needs = blockers.candidate.needs
        cut = blockers.candidate.cut.map { PlanReport.CutRecord($0) }
        uses = extraction.blockers.map {
            BlockerRecord(
                file: $0.file.string, line: $0.lineNumber, name: $0.name, target: $0.target.string)
        }
        moves = extraction.moves.map { MoveRecord(from: $0.from.string, to: $0.to.string) }
        taken = extraction.taken.map(\.string)
        symbols = extraction.recipe.newSymbols
        recipe = RecipeRecord(extraction.recipe)
        incomplete = items.map(IncompleteRecord.init)
    }

    private enum CodingKeys: CodingKey {
        case schema, candidate, applied, module, folder, needs, cut, uses, moves, taken, symbols
        case recipe, incomplete
    }
}
