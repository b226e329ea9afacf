import Architecture
import Codebase
import FeatureKit
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Modules

@MainActor @Suite struct ModulesStoryTests {
    @Test func `the table starts with the top layer`() async {
        let stage = await Stage()

        #expect(stage.selected == "Depot")
        #expect(stage.shows("11 modules · ") && stage.shows("   by layer ▴"))
        #expect(stage.shows("1 of 11"))
    }

    @Test func `Enter opens the selected module`() async {
        let stage = await Stage()

        await stage.press("j", "j", .enter)

        #expect(stage.calls == ["openModule(::Returns)"])
    }

    @Test func `v shows violations, y copies and e edits`() async {
        let stage = await Stage()

        await stage.press("j", "v", "y", "e")

        #expect(
            stage.calls == [
                "showViolations(::Orders)", "copy(::Orders)", "editLine(Package.swift:14)",
            ])
    }

    @Test func `s sorts by the next column, S the other way`() async {
        let stage = await Stage()

        await stage.press("s", "s", "s", "s")
        #expect(stage.model.order == ModuleOrder(by: .lines))
        #expect(stage.names.first == "Carriers")

        await stage.press("S")
        #expect(stage.names.first == "OrdersDev")
        #expect(stage.shows("by lines ▴"))
    }

    @Test func `the same module stays selected, whatever the order`() async {
        let stage = await Stage()
        await stage.press("j")
        #expect(stage.selected == "Orders")

        await stage.press("s", "s", "s", "S", "s")

        #expect(stage.selected == "Orders")
    }

    @Test func `a click on a heading sorts and a second one reverses`() async {
        let stage = await Stage()

        await stage.click("Closure")
        #expect(stage.model.order == ModuleOrder(by: .closure))
        await stage.click("Closure")

        #expect(stage.model.order.isAscending)
    }

    @Test func `a click selects and a double click opens`() async {
        let stage = await Stage()

        await stage.click("Carriers")
        #expect(stage.selected == "Carriers")
        await stage.click("Goods", clicks: 2)

        #expect(stage.calls == ["openModule(::Goods)"])
    }

    @Test func `the filter finds names, layers and roles`() async {
        let stage = await Stage()

        await stage.press("/")
        await stage.type("data")
        #expect(stage.names == ["Carriers", "Storage"])
        #expect(stage.shows("2 of 11"))

        await stage.press(.escape, "/")
        await stage.type("tests")
        #expect(stage.names == ["OrdersTests"])
    }

    @Test func `several words must all match`() async {
        let stage = await Stage()

        await stage.press("/")
        await stage.type("order feat")

        #expect(stage.names == ["Orders"])
    }

    @Test func `Enter keeps the filter, and Escape drops it`() async {
        let stage = await Stage()
        await stage.press("/")
        await stage.type("ord")
        await stage.press(.enter)

        await stage.press("G")
        #expect(stage.names.count == 3)
        await stage.press(.escape)

        #expect(stage.names.count == 11)
        #expect(stage.selected == "OrdersTests")
    }

    @Test func `what was selected comes back after a filter that hid it`() async {
        let stage = await Stage()
        await stage.press("G")
        #expect(stage.selected == "TestKit")

        await stage.press("/")
        await stage.type("zebra")
        #expect(stage.shows("No match"))
        await stage.press(.escape)

        #expect(stage.selected == "TestKit")
    }

    @Test func `arrows move while the filter is typed`() async {
        let stage = await Stage()
        await stage.press("/")
        await stage.type("feature")

        await stage.press(.down)

        #expect(stage.selected == "Returns")
        #expect(stage.model.filter.isEditing)
    }

    @Test func `t shows external modules`() async {
        let stage = await Stage()

        await stage.press("t")
        #expect(stage.shows("11 modules + 3 external"))
        #expect(stage.names.contains("NIOCore"))
        await stage.press("t")

        #expect(!stage.names.contains("NIOCore"))
    }

    @Test func `what is not ours cannot be edited`() async {
        let stage = await Stage()
        await stage.press("t", "/")
        await stage.type("nio")
        await stage.press(.enter, "e")

        #expect(stage.calls.isEmpty)
        #expect(stage.shows("NIOCore is not part of this codebase."))
    }

    @Test func `without external modules t says so`() async {
        let stage = await Stage(.large(modules: 20))

        await stage.press("t")

        #expect(stage.shows("No external modules are imported."))
    }

    @Test func `the last of ten thousand rows is one key away`() async {
        let stage = await Stage(.large(modules: 10_000))

        await stage.press("G")

        #expect(stage.shows("10,000 of 10,000"))
        #expect(stage.selected == stage.names.last)
    }

    @Test func `every column can be sorted from the palette`() async {
        let stage = await Stage()
        let screen = ModulesScreen(viewModel: stage.model)

        for column in ModuleColumn.allCases {
            let id = "modules.sort.\(column)"
            #expect(screen.commands.contains { $0.id == id }, "\(column)")
        }
        screen.commands.first { $0.id == "modules.sort.depth" }?.action()
        #expect(stage.model.order.column == .depth)
    }
}

extension Stage {
    fileprivate var calls: [String] { log.calls }
}

extension ModulesStoryTests {
    @Test func `who owns the selected module is told, and modules are found by it`() async throws {
        let state = AnalysisState.complete(SampleCodebase.depot.analysis())
        let model = ModulesViewModel(
            source: FixedAnalysis(state), owners: OwnersOfOrders(),
            router: PreviewRouter(log: RouteLog()))
        model.content.survey.take(state)
        await model.content.survey.settle()
        await model.ownership.settle()
        model.filter = ListFilter("@order")
        await model.content.survey.settle()
        #expect(!model.rows.isEmpty)
        #expect(model.rows.allSatisfy { $0.id.targetName.contains("Orders") })
        #expect(model.owners == ["@orders"])
    }

    /// Says that one team owns the files of orders.
    private struct OwnersOfOrders: OwnersReader, FileOwners {
        func owners(in contents: any SourceContents) async -> (any FileOwners)? { self }

        func owners(of file: RelativePath) -> [String] {
            file.string.contains("Orders") ? ["@orders"] : []
        }
    }
}
