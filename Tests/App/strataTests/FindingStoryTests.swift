import Codebase
import TerminalUI
import Testing

@testable import strata

/// Finding things from anywhere, on the real root.
@MainActor @Suite struct FindingStoryTests {
    private func type(_ text: String, in story: Story) async {
        for letter in text { await story.press(.character(letter)) }
    }

    /// Opens the palette, types and lets what is looked for come in.
    private func find(_ text: String) async -> Story {
        let story = await Story()
        await story.press(":")
        await story.settle { story.root.navigator.top?.status?.hasPrefix("0 of") == false }
        await type(text, in: story)
        return story
    }

    @Test(arguments: [
        ("viol", "Violations"), ("modules", "Modules"), ("Core", "Core"), ("ratchet", "Ratchet"),
    ]) func `what is called as typed comes first, screens by their names`(
        text: String, title: String
    ) async {
        let story = await find(text)
        await story.press(.enter)
        await story.settle { story.root.navigator.top?.title == title }
        #expect(story.root.navigator.top?.title == title)
    }

    @Test func `the empty palette offers screens, then the modules that were opened`() async {
        let story = await Story()
        let root = story.root
        for id in ["::Core", "::HomeFeature"] as [ModuleID] {
            root.session.map { root.navigator.push(root.makeModuleDetail(of: id, in: $0)) }
        }
        await story.press(":")
        await story.settle { story.root.navigator.top?.status?.hasPrefix("0 of") == false }
        await story.settle { story.screen.contains("HomeFeature") }
        let lines = story.screen.split(separator: "\n").map(String.init)
            .filter { $0.contains("Commands") || $0.contains("Modules ") }
        let places = ["Go to Health", "Go to Composition", "HomeFeature  ", "Core  "].compactMap {
            text in lines.lastIndex { $0.contains(text) }
        }
        #expect(places.count == 4 && places == places.sorted(), "\(story.screen)")
    }

    @Test func `why A B leads to the path, and from there to all paths drawn`() async {
        let story = await find("why ShopApp Core")
        #expect(story.screen.contains("Why ShopApp depends on Core"))
        #expect(story.screen.contains("Draw all paths from ShopApp to Core"))
        await story.press(.enter)
        await story.settle { story.screen.contains("Shortest path: 2 imports") }
        #expect(story.screen.contains("Shortest path: 2 imports"))
        await story.press("p")
        await story.settle { story.screen.contains("All paths from ShopApp to Core") }
        #expect(story.screen.contains("4 modules"))
    }

    @Test func `why says that nothing leads there, and asks where one is missing`() async {
        var story = await find("why Core ShopApp")
        #expect(story.screen.contains("Core does not depend on ShopApp"))
        story = await find("why core")
        #expect(story.screen.contains("Why does Core depend on …"))
    }

    @Test func `a layer lists its modules`() async {
        let story = await find("features")
        await story.settle { story.screen.contains("2 modules") }
        await story.press(.enter)
        #expect(story.screen.contains("Layer Features"))
        await story.press(.enter)
        #expect(story.root.navigator.top?.title == "HomeFeature")
    }

    @Test func `a symbol leads to where it is declared and to who uses its name`() async {
        var facts = InMemoryCodebase.shop.facts
        facts["Sources/Core/File.swift"] = SourceFacts(
            lineCount: 10, imports: [],
            declarations: [
                Declaration(
                    name: "Wallet", kind: .struct, access: .public, container: nil, line: 4)
            ], uses: NameUses(), problems: [])
        facts["Sources/HomeFeature/File.swift"] = SourceFacts(
            lineCount: 10, imports: [], declarations: [],
            uses: NameUses(["Wallet": [3, 7], "Cash": [1]]), problems: [])
        let story = await Story(
            InMemoryCodebase(modules: InMemoryCodebase.shop.modules, facts: facts))
        await story.press(":")
        await type("wallet", in: story)
        await story.settle { story.screen.contains("struct · Core") }
        await story.press(.enter)
        await story.settle { story.screen.contains("Declared in Core") }
        #expect(story.screen.contains("struct  Sources/Core/File.swift:4"))
        #expect(story.screen.contains("Used by HomeFeature"))
        #expect(story.screen.contains("2 lines in 1 file"))
        await story.press("j", .enter)
        #expect(story.screen.contains("Sources/HomeFeature/File.swift:7"))
    }

    @Test func `typing the whole name selects it in lists`() async {
        let story = await Story()
        await story.press("2", "/")
        await type("core", in: story)
        await story.press(.enter, .enter)
        await story.settle { story.root.navigator.top?.title == "Core" }
        #expect(story.root.navigator.top?.title == "Core")
        await story.press(.control("o"))
        #expect(story.root.navigator.top?.title == "Modules")
        await story.press("O")
        #expect(story.root.navigator.top?.title == "Core")
    }

    @Test func `a capital letter sorts by its column, and the line below explains it`() async {
        let story = await Story()
        await story.press("2", "C")
        await story.settle { story.screen.contains("by closure") }
        #expect(story.screen.contains("Closure: all modules of this codebase that it reaches"))
    }
}
