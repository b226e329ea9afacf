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
        @ExplicitNull var why: String?
    }

    /// Something that stays, and that what moves knows in another way afterwards.
    struct TurnedRecord: Encodable, Sendable {
        let name: String
        let `class`: String
        let places: [String]
    }

    /// Declarations that leave a file of which the rest stays.
    struct PartRecord: Encodable, Sendable {
        let from: String
        let to: String
        let names: [String]
        let lines: Int
    }

    let schema = 1
    let candidate: String
    let applied: Bool
    @ExplicitNull var module: String?
    @ExplicitNull var folder: String?
    let needs: [String]
    let cut: [PlanReport.CutRecord]
    let uses: [BlockerRecord]
    @ExplicitNull var turning: String?
    let turned: [TurnedRecord]
    let moves: [MoveRecord]
    let taken: [String]
    let parts: [PartRecord]
    let left: [String]
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
                file: $0.file.string, line: $0.lineNumber, name: $0.name, target: $0.target.string,
                why: $0.reason)
        }
        _turning = ExplicitNull(wrappedValue: extraction.turning)
        turned = extraction.turned.map { turned in
            TurnedRecord(
                name: turned.name, class: turned.kind.rawValue,
                places: turned.sites.map { "\($0.file):\($0.line)" })
        }
        moves = extraction.moves.map { MoveRecord(from: $0.from.string, to: $0.to.string) }
        taken = extraction.taken.map(\.string)
        parts = extraction.parts.map {
            PartRecord(from: $0.file.string, to: $0.new.string, names: $0.names, lines: $0.lines)
        }
        left = extraction.left.map(\.string)
        symbols = extraction.recipe.newSymbols
        recipe = RecipeRecord(extraction.recipe)
        incomplete = items.map(IncompleteRecord.init)
    }

    private enum CodingKeys: CodingKey {
        case schema, candidate, applied, module, folder, needs, cut, uses, turning, turned, moves
        case taken, parts, left, symbols, recipe, incomplete
    }
}
