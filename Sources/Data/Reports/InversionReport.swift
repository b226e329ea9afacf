import Architecture
import Codebase
import Editing
import Inverting

/// The JSON of `strata invert`.
package struct InversionReport: Encodable, Sendable {
    let schema = 1
    let applied: Bool
    let violations: [InversionRecord]
    let incomplete: [IncompleteRecord]

    /// What can be done about violations.
    ///
    /// - Parameter isApplied: Whether the one recipe that is reported was written.
    package init(
        _ inversions: [Inversion], isApplied: Bool = false, incomplete items: [IncompleteItem]
    ) {
        applied = isApplied
        violations = inversions.map(InversionRecord.init)
        incomplete = items.map(IncompleteRecord.init)
    }

    private enum CodingKeys: CodingKey {
        case schema, applied, violations, incomplete
    }
}

struct InversionRecord: Encodable, Sendable {
    let id: String
    let kind: String
    let from: String
    let to: String
    let couplings: [CouplingRecord]
    let recipes: [RecipeRecord]
    let unread: [String]

    init(_ inversion: Inversion) {
        id = inversion.violation.id
        kind = inversion.violation.kind.rawValue
        from = inversion.edge.from.rawValue
        to = inversion.edge.to.rawValue
        couplings = inversion.couplings.map(CouplingRecord.init)
        recipes = inversion.recipes.map(RecipeRecord.init)
        unread = inversion.unread.map(\.string)
    }
}

struct CouplingRecord: Encodable, Sendable {
    struct SiteRecord: Encodable, Sendable {
        let file: String
        let line: Int
        let column: Int
    }

    let `class`: String
    let name: String
    let reason: String
    let sites: [SiteRecord]

    init(_ coupling: Coupling) {
        self.class = coupling.kind.rawValue
        name = coupling.name
        reason = coupling.reason
        sites = coupling.sites.map {
            SiteRecord(file: $0.file.string, line: $0.line, column: $0.column)
        }
    }
}

struct RecipeRecord: Encodable, Sendable {
    struct PriceRecord: Encodable, Sendable {
        let files: Int
        let lines: Int
        let symbols: Int
    }

    struct ProofRecord: Encodable, Sendable {
        @ExplicitNull var shown: String?
        @ExplicitNull var failed: String?
        let lines: [String]
    }

    let name: String
    let title: String
    let fits: Bool
    @ExplicitNull var why: String?
    let price: PriceRecord
    let files: [ChangeRecord]
    let questions: [String]
    let steps: [String]
    @ExplicitNull var proof: ProofRecord?

    init(_ recipe: Recipe) {
        name = recipe.name.rawValue
        title = recipe.title
        fits = recipe.fits
        _why = ExplicitNull(wrappedValue: recipe.obstacle)
        price = PriceRecord(
            files: recipe.price.files, lines: recipe.price.lines, symbols: recipe.price.symbols)
        files = recipe.changes.changes.map(ChangeRecord.init)
        questions = recipe.questions.map(\.text)
        steps = recipe.steps
        _proof = ExplicitNull(
            wrappedValue: recipe.proof.map { proof in
                ProofRecord(
                    shown: proof.shown?.rawValue, failed: proof.failed?.rawValue, lines: proof.lines
                )
            })
    }
}
