import Architecture
import Codebase
import Editing
import TerminalUI
import Testing

@testable import strata

/// The record of violations, changed from the screens of the real root.
@MainActor @Suite struct RecordStoryTests {
    /// A codebase with files of its own.
    private var shop: InMemoryCodebase {
        var shop = InMemoryCodebase.shop
        shop.changes = InMemoryChanges()
        return shop
    }

    private func record(of shop: InMemoryCodebase) -> String {
        shop.changes.files[Baseline.file] ?? ""
    }

    @Test func `a shows the change, y writes it, and u takes it back`() async {
        let shop = shop
        let story = await Story(shop)
        await story.press("3", "a")
        #expect(story.screen.contains("Record 1 violation?"))
        #expect(story.screen.contains("created .strata.baseline.yml"))
        #expect(record(of: shop).isEmpty)
        await story.press("y")
        #expect(record(of: shop).contains("- { kind: "))
        #expect(story.screen.contains("Recorded. u undoes it."))
        await story.press("u", "y")
        #expect(shop.changes.files.isEmpty)
    }

    @Test func `A records what is listed, and then nothing is new`() async {
        let shop = shop
        let story = await Story(shop)
        await story.press("3", "A", "y")
        let lines = record(of: shop).split(separator: "\n").count { $0.contains("kind:") }
        #expect(lines == 1)
        await story.settle { story.screen.contains("Nothing new") }
        #expect(story.screen.contains("1 violation recorded"))
    }

    @Test func `reason and owner are asked for, shown as a change and written`() async {
        let shop = shop
        let story = await Story(shop)
        await story.press("3", "A", "y", "v", "v", "g", .space, "w")
        #expect(story.screen.contains("Reason and owner of"))
        for letter in "Until spring." { await story.press(.character(letter)) }
        await story.press(.tab, "a", "d", "a", .enter)
        #expect(story.screen.contains("+") && story.screen.contains("Note on"))
        #expect(!record(of: shop).contains("owner"))
        await story.press("y")
        #expect(record(of: shop).contains("reason: \"Until spring.\", owner: \"ada\""))
        await story.press("u", "y")
        #expect(!record(of: shop).contains("owner") && record(of: shop).contains("kind:"))
    }

    @Test func `an empty line keeps what is there, and a dash takes it away`() async throws {
        let shop = shop
        let story = await Story(shop)
        await story.press("3", "A", "y", "v", "v", "g", .space, "w", "r", .tab, "o", .enter, "y")
        #expect(record(of: shop).contains("reason: \"r\", owner: \"o\""))
        await story.press("w", .tab, "-", .enter, "y")
        #expect(record(of: shop).contains("reason: \"r\""))
        #expect(!record(of: shop).contains("owner:"))
        let before = record(of: shop)
        await story.press("w", .enter)
        #expect(story.screen.contains("Nothing to change.") && record(of: shop) == before)
        await story.press("w", "x", .escape)
        #expect(record(of: shop) == before)
    }

    @Test func `p takes out what is gone, and u puts it back`() async throws {
        let shop = shop
        let gone = "  - { kind: upward, from: \"::Core\", to: \"::Gone\", names: [\"Old\"] }\n"
        let text = "version: 1\nviolations:\n" + gone
        let change = try #require(FileChange(Baseline.file, from: nil, to: text))
        try shop.changes.apply(ChangeSet("By hand", changes: [change]), in: InMemoryCodebase.root)
        let story = await Story(shop)
        await story.press("3", "p")
        #expect(story.screen.contains("Prune 1 entry?") && story.screen.contains("::Gone"))
        await story.press("y")
        #expect(!record(of: shop).contains("::Gone"))
        await story.press("u", "y")
        #expect(record(of: shop) == text)
    }

    @Test func `whoever writes the record meanwhile is not overwritten`() async throws {
        let shop = shop
        let story = await Story(shop)
        await story.press("3", "a")
        let change = try #require(
            FileChange(Baseline.file, from: nil, to: "version: 1\nviolations: []\n"))
        try shop.changes.apply(ChangeSet("By hand", changes: [change]), in: InMemoryCodebase.root)
        await story.press("y")
        #expect(story.screen.contains("Changed meanwhile: .strata.baseline.yml"))
        #expect(record(of: shop) == "version: 1\nviolations: []\n")
    }

    @Test func `a record that nobody can read is left alone`() async throws {
        let shop = shop
        let story = await Story(shop)
        await story.press("3")
        let change = try #require(FileChange(Baseline.file, from: nil, to: "<<<<<<< HEAD\n"))
        try shop.changes.apply(ChangeSet("By hand", changes: [change]), in: InMemoryCodebase.root)
        await story.press("a")
        #expect(story.screen.contains("A merge left"))
        #expect(story.root.navigator.modals.isEmpty)
    }

    @Test func `8 and B lead to the ratchet, and Enter there to the violation`() async {
        let shop = shop
        let story = await Story(shop)
        await story.press("3", "A", "y", "8")
        await story.settle { story.screen.contains("Oldest entries") }
        #expect(story.screen.contains("No git repository here"))
        await story.press(.tab, .enter)
        #expect(story.root.navigator.top?.title == "Violations")
        await story.settle { story.screen.contains("recorded  no reason given") }
        await story.press("B")
        #expect(story.root.navigator.top?.title == "Ratchet")
    }
}
