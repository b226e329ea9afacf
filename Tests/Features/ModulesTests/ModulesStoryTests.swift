import Codebase
import TerminalUI
import Testing

@testable import Modules

@MainActor @Suite struct ModulesStoryTests {
    @Test func theTableStartsWithTheTopLayer() {
        let stage = Stage()

        #expect(stage.selected == "Depot")
        #expect(stage.shows("11 modules · ") && stage.shows("   by layer ▴"))
        #expect(stage.shows("1 of 11"))
    }

    @Test func enterOpensTheSelectedModule() {
        let stage = Stage()

        stage.press("j", "j", .enter)

        #expect(stage.calls == ["openModule(::Returns)"])
    }

    @Test func vShowsViolationsYCopiesAndEEdits() {
        let stage = Stage()

        stage.press("j", "v", "y", "e")

        #expect(
            stage.calls == [
                "showViolations(::Orders)", "copy(::Orders)", "editLine(Package.swift:14)",
            ])
    }

    @Test func sSortsByTheNextColumnAndSTheOtherWay() {
        let stage = Stage()

        stage.press("s", "s", "s", "s")
        #expect(stage.model.order == ModuleOrder(by: .lines))
        #expect(stage.names.first == "Carriers")

        stage.press("S")
        #expect(stage.names.first == "OrdersDev")
        #expect(stage.shows("by lines ▴"))
    }

    @Test func theSameModuleStaysSelectedWhateverTheOrder() {
        let stage = Stage()
        stage.press("j")
        #expect(stage.selected == "Orders")

        stage.press("s", "s", "s", "S", "s")

        #expect(stage.selected == "Orders")
    }

    @Test func aClickOnAHeadingSortsAndASecondOneReverses() {
        let stage = Stage()

        stage.click(on: "Closure")
        #expect(stage.model.order == ModuleOrder(by: .closure))
        stage.click(on: "Closure")

        #expect(stage.model.order.isAscending)
    }

    @Test func aClickSelectsAndADoubleClickOpens() {
        let stage = Stage()

        stage.click(on: "Carriers")
        #expect(stage.selected == "Carriers")
        stage.click(on: "Goods", clicks: 2)

        #expect(stage.calls == ["openModule(::Goods)"])
    }

    @Test func theFilterFindsNamesLayersAndRoles() {
        let stage = Stage()

        stage.press("/")
        stage.type("data")
        #expect(stage.names == ["Carriers", "Storage"])
        #expect(stage.shows("2 of 11"))

        stage.press(.escape, "/")
        stage.type("tests")
        #expect(stage.names == ["OrdersTests"])
    }

    @Test func severalWordsMustAllMatch() {
        let stage = Stage()

        stage.press("/")
        stage.type("order feat")

        #expect(stage.names == ["Orders"])
    }

    @Test func enterKeepsTheFilterAndEscapeDropsIt() {
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

    @Test func whatWasSelectedComesBackAfterAFilterThatHidIt() {
        let stage = Stage()
        stage.press("G")
        #expect(stage.selected == "TestKit")

        stage.press("/")
        stage.type("zebra")
        #expect(stage.shows("No match"))
        stage.press(.escape)

        #expect(stage.selected == "TestKit")
    }

    @Test func arrowsMoveWhileTheFilterIsTyped() {
        let stage = Stage()
        stage.press("/")
        stage.type("feature")

        stage.press(.down)

        #expect(stage.selected == "Returns")
        #expect(stage.model.filter.isEditing)
    }

    @Test func tShowsExternalModules() {
        let stage = Stage()

        stage.press("t")
        #expect(stage.shows("11 modules + 3 external"))
        #expect(stage.names.contains("NIOCore"))
        stage.press("t")

        #expect(!stage.names.contains("NIOCore"))
    }

    @Test func whatIsNotOursCannotBeEdited() {
        let stage = Stage()
        stage.press("t", "/")
        stage.type("nio")
        stage.press(.enter, "e")

        #expect(stage.calls.isEmpty)
        #expect(stage.shows("NIOCore is not part of this codebase."))
    }

    @Test func withoutExternalModulesTSaysSo() {
        let stage = Stage(.large(modules: 20))

        stage.press("t")

        #expect(stage.shows("No external modules are imported."))
    }

    @Test func theLastOfTenThousandRowsIsOneKeyAway() {
        let stage = Stage(.large(modules: 10_000))

        stage.press("G")

        #expect(stage.shows("10,000 of 10,000"))
        #expect(stage.selected == stage.names.last)
    }

    @Test func everyColumnCanBeSortedFromThePalette() {
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
