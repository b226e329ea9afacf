import Codebase
import Editing
import TerminalUI
import Testing

@testable import strata

/// What Strata writes, on the real root: shown first, asked about, undone by one key.
@MainActor @Suite struct ChangeStoryTests {
    /// A codebase whose layers nobody has written down; each has files of its own.
    private var shop: InMemoryCodebase {
        var shop = InMemoryCodebase.shop
        shop.changes = InMemoryChanges()
        return shop
    }

    @Test(arguments: ["0", "1"] as [Key])
    func `W shows the file that it would write, and n writes nothing`(section: Key) async {
        let shop = shop
        let story = await Story(shop)
        await story.press(section, "W")
        #expect(story.screen.contains("Save layers?"))
        #expect(story.screen.contains("created .strata.yml"))
        #expect(story.screen.contains("+ layers:"))
        #expect(shop.changes.files.isEmpty)
        for key in ["n", .escape, "q", .enter, "W", "u", "1"] as [Key] {
            await story.press(key)
            #expect(shop.changes.files.isEmpty)
            await story.press("n", "W")
        }
    }

    @Test func `y writes the layers, and u takes them back after a question`() async throws {
        let shop = shop
        let story = await Story(shop)
        await story.press("W", "y")
        #expect(shop.changes.files[".strata.yml"]?.contains("layers:") == true)
        #expect(story.screen.contains("Saved .strata.yml. u undoes it."))
        await story.press("u")
        #expect(story.screen.contains("Undo: Save layers?"))
        #expect(story.screen.contains("deleted .strata.yml"))
        #expect(!shop.changes.files.isEmpty)
        await story.press("y")
        #expect(shop.changes.files.isEmpty)
        #expect(story.screen.contains("Undone: Save layers."))
    }

    @Test func `@ lists what was written and undone, with what u undoes`() async {
        let story = await Story(shop)
        await story.press("@")
        #expect(story.screen.contains("Strata has written and run nothing here"))
        await story.press(.escape, "W", "y", "@")
        #expect(story.screen.contains("What Strata wrote and ran"))
        #expect(story.screen.contains("Save layers: 1 file   u undoes it"))
        #expect(story.screen.contains(".strata.yml"))
        await story.press(.escape, "u", "y", "@")
        #expect(story.screen.contains("Undid: Save layers"))
    }

    @Test func `the main thread waits for no file while layers are saved and undone`() async {
        let shop = shop
        await Story(shop).press("W", "y", "u", "y")
        #expect(shop.changes.counts.all >= 4)
        #expect(shop.changes.counts.onMainThread == 0)
    }

    @Test func `u behind y asks about what y writes, however fast they come`() async {
        let shop = shop
        let story = await Story(shop)
        await story.press("W")
        for key in ["y", "u"] as [Key] { story.root.application.handle(.key(key)) }
        await story.settle { !story.root.navigator.modals.isEmpty }
        #expect(story.screen.contains("Undo: Save layers?"))
    }

    @Test func `nothing is asked about a codebase that was closed meanwhile`() async {
        let story = await Story(shop)
        story.root.application.handle(.key("W"))
        await story.root.open("/nowhere")
        await story.press("1")
        #expect(!story.screen.contains("Save layers?"))
    }

    @Test func `u undoes what an earlier session changed, on every screen`() async throws {
        let shop = shop
        await Story(shop).press("W", "y")
        for digit in ["1", "2", "3", "4", "5", "6", "7", "8"] as [Key] {
            let story = await Story(shop)
            await story.press(digit, "u")
            #expect(story.screen.contains("Undo: Save layers?"), "\(digit)")
            await story.press("n")
            #expect(!shop.changes.files.isEmpty)
        }
        await Story(shop).press("u", "y")
        #expect(shop.changes.files.isEmpty)
    }

    @Test func `where nothing was changed u says so and asks nothing`() async {
        let story = await Story(shop)
        await story.press("u")
        #expect(story.root.navigator.modals.isEmpty)
        #expect(story.screen.contains("Strata has changed nothing here that could be undone."))
    }

    @Test
    func `a file that was changed while the question stood there is left alone`() async throws {
        let shop = shop
        let story = await Story(shop)
        await story.press("W")
        let mine = try #require(FileChange(".strata.yml", from: nil, to: "layers: []\n"))
        try shop.changes.apply(ChangeSet("By hand", changes: [mine]), in: InMemoryCodebase.root)
        await story.press("y")
        #expect(shop.changes.files[".strata.yml"] == "layers: []\n")
        #expect(story.screen.contains("Changed meanwhile: .strata.yml"))
    }

    @Test func `i shows what is missing and r reads again on every screen`() async {
        for digit in ["0", "1", "2", "3", "4", "5", "6", "7", "8"] as [Key] {
            let story = await Story(shop)
            await story.press(digit)
            let commands = story.root.application.commands
            #expect(commands.contains { $0.meaning == .gaps && $0.keys.contains("i") }, "\(digit)")
            #expect(commands.contains { $0.meaning == .readAgain }, "\(digit)")
        }
    }

    @Test func `E explains the rules that the selected module, row or cell breaks`() async {
        let selections: [[Key]] = [
            [], ["2", "/", "H", "o", "m", "e", .enter], ["1", "m", "n"], ["3"],
        ]
        for keys in selections {
            let story = await Story(shop)
            for key in keys { await story.press(key) }
            await story.press("E")
            #expect(story.screen.contains("How"), "\(keys)")
            await story.press("q")
            #expect(!story.root.navigator.hasQuit)
        }
    }

    @Test func `the palette finds graph, dependents and why, and nothing that writes`() async {
        for word in ["graph", "dependents", "why", "unused"] {
            let story = await Story(shop)
            await story.press(":")
            for letter in word { await story.press(.character(letter)) }
            await story.settle { story.terminal.text.contains(word) }
            await story.press(.enter)
            #expect(!story.screen.contains("Save layers?"), "\(word)")
            #expect(!story.screen.contains("No match."), "\(word)")
        }
        let story = await Story(shop)
        await story.press(":")
        for letter in "graph" { await story.press(.character(letter)) }
        await story.press(.enter)
        #expect(story.root.navigator.stack.count == 2)
        #expect(story.screen.contains("Graph"))
    }
}
