import Architecture
import Codebase
import Editing
import Inverting
import Testing

@testable import Reports

@Suite struct InversionTextTests {
    private let violation = Violation(
        kind: .sideways, from: "::A", to: "::B", severity: .error, message: "A imports B.")

    private func inversion(_ recipes: [Recipe]) -> Inversion {
        Inversion(
            violation: violation, edge: EdgeID(from: "::A", to: "::B"),
            couplings: [
                Coupling(
                    kind: .interfaceAvailable, name: "Store", declaration: nil,
                    reason: "BInterface declares Store, too.",
                    sites: [CouplingSite(file: "A.swift", line: 3, column: 5)])
            ], recipes: recipes)
    }

    private var failed: Recipe {
        let change = FileChange("A.swift", from: "a\n", to: "b\n")
        var recipe = Recipe(
            .depend, title: "Depend on BInterface",
            changes: ChangeSet("Depend", changes: [change].compactMap(\.self)),
            questions: [RecipeQuestion("Which one?")], steps: ["Edit the project."])
        recipe.proof = InversionProof(shown: nil, failed: .check, lines: ["New: cycle"])
        return recipe
    }

    @Test func `text names couplings, recipes, a failed proof and what is left`() {
        let refused = Recipe(.move, title: "Move it", obstacle: "It is large.")
        let text = InversionText(
            inversion([failed, refused]), chosen: failed, paint: Paint(isOn: false)
        ).text
        #expect(
            text == """
                ⇄ A imports B.

                interface available  BInterface declares Store, too.
                    A.swift:3

                depend  Depend on BInterface  (1 file, 2 lines, 0 new names)
                    check failed
                      New: cycle
                move  Move it
                    does not fit: It is large.

                diff --git a/A.swift b/A.swift
                --- a/A.swift
                +++ b/A.swift
                @@ -1 +1 @@
                -a
                +b
                Depend: 1 file, +1 −1
                To answer:
                  Which one?
                To change by hand:
                  Edit the project.

                """)
    }

    @Test func `in JSON a recipe without obstacle and proof has both as null`() throws {
        let fitting = Recipe(.depend, title: "Depend", changes: ChangeSet("Depend"))
        let text = try jsonText(of: InversionReport([inversion([fitting])], incomplete: []))
        #expect(text.contains("\"proof\" : null"), "\(text)")
        #expect(text.contains("\"why\" : null"))
        #expect(text.contains("\"class\" : \"interface available\""))
        #expect(text.contains("\"fits\" : true"))
    }
}
