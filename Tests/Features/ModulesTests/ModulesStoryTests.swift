import Codebase
import ScreenPreviews
import TerminalUI
import Testing

@testable import Modules

@MainActor @Suite struct ModulesStoryTests {
    @Test func `the table starts with the top layer`() {
        let stage = Stage()

        #expect(stage.selected == "Depot")
        #expect(stage.shows("11 modules · ") && stage.shows("   by layer ▴"))
        #expect(stage.shows("1 of 11"))
    }

    @Test func `Enter opens the selected module`() {
        let stage = Stage()

        stage.press("j", "j", .enter)

        #expect(stage.calls == ["openModule(::Returns)"])
    }

    @Test func `v shows violations, y copies and e edits`() {
        let stage = Stage()

        stage.press("j", "v", "y", "e")

        #expect(
            stage.calls == [
                "showViolations(::Orders)", "copy(::Orders)", "editLine(Package.swift:14)",
            ])
    }

    @Test func `s sorts by the next column, S the other way`() {
        let stage = Stage()

        stage.press("s", "s", "s", "s")
        #expect(stage.model.order == ModuleOrder(by: .lines))
        #expect(stage.names.first == "Carriers")

        stage.press("S")
        #expect(stage.names.first == "OrdersDev")
        #expect(stage.shows("by lines ▴"))
    }

    @Test func `the same module stays selected, whatever the order`() {
        let stage = Stage()
        stage.press("j")
        #expect(stage.selected == "Orders")

        stage.press("s", "s", "s", "S", "s")

        #expect(stage.selected == "Orders")
    }

    @Test func `a click on a heading sorts and a second one reverses`() {
        let stage = Stage()

        stage.click(on: "Closure")
        #expect(stage.model.order == ModuleOrder(by: .closure))
        stage.click(on: "Closure")

        #expect(stage.model.order.isAscending)
    }

    @Test func `a click selects and a double click opens`() {
        let stage = Stage()

        stage.click(on: "Carriers")
        #expect(stage.selected == "Carriers")
        stage.click(on: "Goods", clicks: 2)

        #expect(stage.calls == ["openModule(::Goods)"])
    }

    @Test func `the filter finds names, layers and roles`() {
        let stage = Stage()

        stage.press("/")
        stage.type("data")
        #expect(stage.names == ["Carriers", "Storage"])
        #expect(stage.shows("2 of 11"))

        stage.press(.escape, "/")
        stage.type("tests")
        #expect(stage.names == ["OrdersTests"])
    }

    @Test func `several words must all match`() {
        let stage = Stage()

        stage.press("/")
        stage.type("order feat")

        #expect(stage.names == ["Orders"])
    }

    @Test func `Enter keeps the filter, and Escape drops it`() {
        let stage = Stage()
        stage.press("/")
        stage.type("ord")
        stage.press(.enter)

        stage.press("G")
        #expect(stage.names.count == 3)
        stage.press(.escape)

        #expect(stage.names.count == 11)
        #expect(stage.selected == "OrdersTests")
    }

    @Test func `what was selected comes back after a filter that hid it`() {
        let stage = Stage()
        stage.press("G")
        #expect(stage.selected == "TestKit")

        stage.press("/")
        stage.type("zebra")
        #expect(stage.shows("No match"))
        stage.press(.escape)

        #expect(stage.selected == "TestKit")
    }

    @Test func `arrows move while the filter is typed`() {
        let stage = Stage()
        stage.press("/")
        stage.type("feature")

        stage.press(.down)

        #expect(stage.selected == "Returns")
        #expect(stage.model.filter.isEditing)
    }

    @Test func `t shows external modules`() {
        let stage = Stage()

        stage.press("t")
        #expect(stage.shows("11 modules + 3 external"))
        #expect(stage.names.contains("NIOCore"))
        stage.press("t")

        #expect(!stage.names.contains("NIOCore"))
    }

    @Test func `what is not ours cannot be edited`() {
        let stage = Stage()
        stage.press("t", "/")
        stage.type("nio")
        stage.press(.enter, "e")

        #expect(stage.calls.isEmpty)
        #expect(stage.shows("NIOCore is not part of this codebase."))
    }

    @Test func `without external modules t says so`() {
        let stage = Stage(.large(modules: 20))

        stage.press("t")

        #expect(stage.shows("No external modules are imported."))
    }

    @Test func `the last of ten thousand rows is one key away`() {
        let stage = Stage(.large(modules: 10_000))

        stage.press("G")

        #expect(stage.shows("10,000 of 10,000"))
        #expect(stage.selected == stage.names.last)
    }

    @Test func `every column can be sorted from the palette`() {
        let stage = Stage()
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
