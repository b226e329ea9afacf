import Architecture
import Codebase
import FeatureKit
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Previews

@MainActor @Suite struct PreviewsStoryTests {
    @Test func `what lacks most previews stands first, and the whole is counted above`() async {
        let story = await Story()
        #expect(story.names == ["Checkout", "Kit", "Browse", "Shop", "Cart"])
        #expect(story.selected == "Checkout")
        #expect(story.shows("20 components in 5 modules  ● 6  ◐ 2  ○ 12"))
        #expect(story.shows("1 of 5"))
    }

    @Test func `the second half says what a preview costs and what would lighten it`() async {
        let story = await Story(size: Size(width: 200, height: 60))
        #expect(story.shows("6 modules · 18 files · 26,560 lines"))
        #expect(story.shows("Inverting Checkout → Payments saves 2 modules"))
        #expect(story.shows("★ Checkout → Payments"))
        #expect(story.shows("Checkout → Cart  ⇄ sideways"))
    }

    @Test func `Enter goes to the components, e opens the editor, Escape goes back`() async {
        let story = await Story()
        await story.press(.enter)
        #expect(story.row == "cCheckoutView")
        await story.press("j", "e")
        #expect(story.calls == ["editLine(Sources/Checkout/Checkout.swift:52)"])
        await story.press(.escape, "j")
        #expect(story.selected == "Kit")
    }

    @Test func `e among the modules opens the first component without a preview`() async {
        let story = await Story()
        await story.press("j", "e")
        #expect(story.calls == ["editLine(Sources/Kit/Kit.swift:92)"])
    }

    @Test func `p shows the dev app where there is one, and says why not elsewhere`() async {
        let story = await Story()
        await story.press("p")
        #expect(story.calls.isEmpty)
        #expect(story.shows("No dev app runs this module alone."))
        await story.press("G", "p")
        #expect(story.selected == "Cart")
        #expect(story.calls == ["showDevApp(::CartDev)"])
    }

    @Test func `m opens the module, y copies its identifier or the place of a row`() async {
        let story = await Story()
        await story.press("m", "y", .enter, "y")
        #expect(
            story.calls == [
                "openModule(::Checkout)", "copy(::Checkout)",
                "copy(Sources/Checkout/Checkout.swift:12)",
            ])
    }

    @Test func `a dependency leads to the module that has it`() async {
        let story = await Story()
        await story.press(.enter)
        while story.row != "x::Checkout ::Payments" { await story.press("j") }
        await story.press(.enter)
        #expect(story.calls == ["openModule(::Checkout)"])
    }

    @Test func `s sorts by the next column and S turns the order around`() async {
        let story = await Story()
        await story.press("S")
        #expect(story.names.first == "Cart")
        #expect(story.selected == "Checkout")
        await story.press("s", "s", "s")
        #expect(story.model.order.column == .lines)
        #expect(story.names == ["Shop", "Checkout", "Browse", "Cart", "Kit"])
    }

    @Test func `a click on a heading sorts by it`() async {
        let story = await Story()
        await story.click("Compiles")
        #expect(story.model.order == CoverageOrder(by: .lines))
    }

    @Test func `the filter finds modules by the names of their components`() async {
        let story = await Story()
        await story.press("/")
        await story.type("receipt")
        #expect(story.names == ["Checkout"])
        await story.press(.escape)
        #expect(story.names.count == 5)
    }

    @Test func `components have their own filter, which Escape clears first`() async {
        let story = await Story()
        await story.press(.enter, "/")
        await story.type("field")
        await story.press(.enter)
        #expect(story.model.detail.rows.count { !$0.isHeading } == 1)
        #expect(story.row == "cCardField")
        await story.press(.escape)
        #expect(story.model.focus == .detail)
        #expect(story.row == "cCardField")
        await story.press(.escape)
        #expect(story.model.focus == .modules)
    }

    @Test func `a click goes where it lands, and a double-click opens`() async {
        let story = await Story()
        await story.click("AddressForm")
        #expect(story.model.focus == .detail)
        #expect(story.row == "cAddressForm")
        await story.click("AddressForm", clicks: 2)
        #expect(story.calls == ["editLine(Sources/Checkout/Checkout.swift:52)"])
        await story.click("Browse ")
        #expect(story.model.focus == .modules)
        #expect(story.selected == "Browse")
    }

    @Test func `a narrow terminal shows one half, and the weight below the modules`() async {
        let story = await Story(size: Size(width: 80, height: 24))
        #expect(story.shows("Checkout"))
        #expect(story.shows("Inverting Checkout → Payments"))
        #expect(!story.shows("AddressForm"))
        await story.press(.enter)
        #expect(story.shows("AddressForm"))
        #expect(!story.shows("Best saving"))
    }

    @Test func `components, previews, states and dependencies all have their rows`() async {
        let story = await Story()
        await story.click("Browse ")
        for text in [
            "Without a preview 2", "◐ ProductGrid  in BrowseView", "● BrowseView",
            "Private components 1", "Previews 1, 3 states", "◇ nothing found", "Cheaper without",
        ] {
            #expect(story.shows(text), "\(text)")
        }
    }

    @Test func `a module of which everything is seen says so`() async {
        let story = await Story()
        await story.press("G")
        #expect(story.shows("3 of 3 components"))
        #expect(story.shows("100 %"))
        #expect(!story.shows("Without a preview"))
    }

    @Test func `what could not be read is never left out`() async {
        #expect(await Story(.shop.withGaps).shows("! 1 incomplete"))
    }

    @Test func `a failure says what happened and leads to other codebases`() {
        let log = RouteLog()
        let model = PreviewsViewModel(
            source: FixedAnalysis(.failed(.noSwift(path: "/photos"))),
            router: PreviewRouter(log: log))
        let screen = PreviewsScreen(viewModel: model)
        let text = ScreenBuffer(drawing: screen.body, size: Size(width: 80, height: 20)).text
        #expect(text.contains("/photos contains no Swift files."))
        screen.commands.first { $0.keys.contains("o") }?.action()
        #expect(log.calls == ["openWorkspaces()"])
    }

    @Test func `a codebase that draws nothing says what would be listed`() async {
        #expect(await Story(.library).shows("No views found"))
    }
}
