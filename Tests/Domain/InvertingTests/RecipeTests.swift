import Codebase
import Editing
import Testing

@testable import Inverting

@Suite struct RecipeTests {
    @Test func `the price counts files, added and removed lines, and new names`() {
        let changes = ChangeSet(
            "Turn it around",
            changes: [
                FileChange("A.swift", from: "a\nb\n", to: "a\nc\n"),
                FileChange("B.swift", from: nil, to: "b\n"),
            ].compactMap(\.self))
        let recipe = Recipe(.interface, title: "", changes: changes, newSymbols: ["B"])
        #expect(recipe.price == RecipePrice(files: 2, lines: 3, symbols: 1))
        #expect(recipe.fits)
    }

    @Test func `a recipe that does not fit changes nothing and says why`() {
        let recipe = Recipe(.move, title: "Move it down", obstacle: "It names Store.")
        #expect(!recipe.fits)
        #expect(recipe.changes.isEmpty)
        #expect(recipe.price == RecipePrice(files: 0, lines: 0, symbols: 0))
    }
}
