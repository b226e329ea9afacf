import Codebase
import TerminalUI
import Testing

@testable import strata

/// From a finding to a decision, on the real root: asked for, shown, written, undone.
@MainActor @Suite struct DecisionStoryTests {
    /// A codebase with files of its own.
    private var shop: InMemoryCodebase {
        var shop = InMemoryCodebase.shop
        shop.changes = InMemoryChanges()
        return shop
    }

    private func file(of shop: InMemoryCodebase) -> String? { shop.changes.files[".strata.yml"] }

    @Test func `x asks for a reason, shows the change, writes it, and u takes it back`() async {
        let shop = shop
        let story = await Story(shop)
        await story.press("3", "d")
        #expect(story.screen.contains("Exclude it, with a reason"))
        await story.press("x")
        for letter in "Legacy." { await story.press(.character(letter)) }
        await story.press(.enter)
        #expect(story.screen.contains("created .strata.yml") && file(of: shop) == nil)
        #expect(story.screen.contains("excluded 0 → 1"))
        await story.press("y")
        #expect(file(of: shop)?.contains("reason: \"Legacy.\"") == true)
        await story.press("u", "y")
        #expect(shop.changes.files.isEmpty)
    }

    @Test func `what is excluded is counted, and v shows it with its reason`() async {
        let story = await Story(shop)
        await story.press("3", "d", "x", "R", "!", .enter, "y")
        await story.settle { story.screen.contains("1 excluded") }
        await story.press("v")
        await story.settle { story.screen.contains("excluded  R!") }
        #expect(story.screen.contains("excluded  R!"))
        await story.press("d")
        #expect(story.screen.contains("where it is excluded"))
    }

    @Test func `no reason, Escape and n write nothing`() async {
        let shop = shop
        let story = await Story(shop)
        await story.press("3", "d", "x", " ", .enter)
        #expect(story.screen.contains("Nothing is excluded without a reason."))
        await story.press("d", .escape, "d", "x", "R", .escape, "d", "x", "R", .enter, "n")
        #expect(shop.changes.files.isEmpty && story.root.navigator.modals.isEmpty)
    }

    @Test func `the severity that is there cannot be chosen, another is written`() async {
        let shop = shop
        let story = await Story(shop)
        await story.press("3", "d", "s")
        #expect(story.screen.contains("How severe is "))
        await story.press("w")
        #expect(story.screen.contains("It is warning now."))
        await story.press("n")
        #expect(story.screen.contains("+ severities:"))
        await story.press("y")
        #expect(file(of: shop)?.hasSuffix(": info\n") == true)
    }

    @Test func `m moves a module, with the layers that were inferred`() async {
        let shop = shop
        let story = await Story(shop)
        await story.press("3", "d", "m")
        #expect(story.screen.contains("to which layer?"))
        await story.press("G", .enter)
        #expect(story.screen.contains("+ layers:") && file(of: shop) == nil)
        await story.press("y")
        #expect(file(of: shop)?.contains("layers:") == true)
    }

    @Test func `Health's steps lead to the same questions`() async {
        let story = await Story(shop)
        await story.press("0")
        await story.settle { story.screen.contains("HomeFeature") }
        await story.press("d")
        #expect(story.screen.contains("what to do about"))
    }
}
