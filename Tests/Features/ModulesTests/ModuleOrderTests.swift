import Codebase
import Testing

@testable import Modules

@MainActor @Suite struct ModuleOrderTests {
    private let rows = ModuleTable(SampleCodebase.depot.analysis())

    private func names(_ column: ModuleColumn, ascending: Bool? = nil) -> [String] {
        var order = ModuleOrder(by: column)
        if let ascending { order.isAscending = ascending }
        return order.sorted(rows.own).map(\.name)
    }

    @Test func layersStandFromTopToBottomAndWhatIsOutsideLast() {
        #expect(
            names(.layer) == [
                "Depot", "Orders", "Returns", "Stock", "Carriers", "Storage", "Goods", "Kit",
                "OrdersDev", "OrdersTests", "TestKit",
            ])
    }

    @Test func whatHasNoLayerStaysLastInTheOtherDirection() {
        #expect(names(.layer, ascending: false).first == "Kit")
        #expect(
            names(.layer, ascending: false).suffix(3) == ["OrdersDev", "OrdersTests", "TestKit"])
    }

    @Test func figuresBeginWithTheLargest() {
        #expect(names(.lines).first == "Carriers")
        #expect(names(.files).prefix(2) == ["Kit", "Carriers"])
        #expect(names(.violations).prefix(2) == ["Returns", "Orders"])
    }

    @Test func figuresCanBeginWithTheSmallest() {
        #expect(names(.lines, ascending: true).first == "OrdersDev")
    }

    @Test func namesStandInTheOrderOfTheAlphabetWhateverTheirCase() {
        let table = ModuleTable(
            SampleCodebase(
                layers: [],
                entries: ["beta", "Alpha", "Gamma"].map { .init($0, .core, nil, 1, 1, "") }
            ).analysis())

        #expect(
            ModuleOrder(by: .name).sorted(table.own).map(\.name) == ["Alpha", "beta", "Gamma"])
    }

    @Test func equalFiguresStandInTheOrderOfNames() {
        #expect(names(.fanOut).suffix(2) == ["Goods", "Kit"])
    }

    @Test func rolesAreSortedByTheirWords() {
        #expect(names(.role).first == "Depot")
        #expect(names(.role).last == "Kit")
    }

    @Test func modulesFromElsewhereComeLastByAnyFigureTheyLack() {
        for column in [ModuleColumn.lines, .fanOut, .depth, .violations] {
            let sorted = ModuleOrder(by: column).sorted(rows.others + rows.own)

            #expect(sorted.suffix(3).allSatisfy { $0.figures == nil }, "\(column)")
        }
    }

    @Test func everyColumnLeadsToTheNextAndTheLastToTheFirst() {
        var column = ModuleColumn.layer
        var seen: [ModuleColumn] = []
        repeat {
            seen.append(column)
            column = column.next
        } while column != .layer

        #expect(seen == ModuleColumn.allCases)
    }
}
