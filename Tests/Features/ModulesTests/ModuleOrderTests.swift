import Codebase
import FeatureKit
import Testing

@testable import Modules

@MainActor @Suite struct ModuleOrderTests {
    private let rows = ModuleTable(SampleCodebase.depot.analysis())

    private func names(_ column: ModuleColumn, ascending: Bool? = nil) -> [String] {
        var order = ModuleOrder(by: column)
        if let ascending { order.isAscending = ascending }
        return order.sorted(rows.own).map(\.name)
    }

    @Test func `layers stand from top to bottom, and what is outside last`() {
        #expect(
            names(.layer) == [
                "Depot", "Orders", "Returns", "Stock", "Carriers", "Storage", "Goods", "Kit",
                "OrdersDev", "OrdersTests", "TestKit",
            ])
    }

    @Test func `what has no layer stays last in the other direction`() {
        #expect(names(.layer, ascending: false).first == "Kit")
        #expect(
            names(.layer, ascending: false).suffix(3) == ["OrdersDev", "OrdersTests", "TestKit"])
    }

    @Test func `figures begin with the largest`() {
        #expect(names(.lines).first == "Carriers")
        #expect(names(.files).prefix(2) == ["Kit", "Carriers"])
        #expect(names(.violations).prefix(2) == ["Returns", "Orders"])
    }

    @Test func `figures can begin with the smallest`() {
        #expect(names(.lines, ascending: true).first == "OrdersDev")
    }

    @Test func `names stand in the order of the alphabet, whatever their case`() {
        let table = ModuleTable(
            SampleCodebase(
                layers: [],
                entries: ["beta", "Alpha", "Gamma"].map {
                    .init($0, role: .core, layer: nil, files: 1, lines: 1, uses: "")
                }
            ).analysis())

        #expect(
            ModuleOrder(by: .name).sorted(table.own).map(\.name) == ["Alpha", "beta", "Gamma"])
    }

    @Test func `equal figures stand in the order of names`() {
        #expect(names(.fanOut).suffix(2) == ["Goods", "Kit"])
    }

    @Test func `roles are sorted by their words`() {
        #expect(names(.role).first == "Depot")
        #expect(names(.role).last == "Kit")
    }

    @Test func `modules from elsewhere come last by any figure they lack`() {
        for column in [ModuleColumn.lines, .fanOut, .depth, .violations] {
            let sorted = ModuleOrder(by: column).sorted(rows.others + rows.own)

            #expect(sorted.suffix(3).allSatisfy { $0.figures == nil }, "\(column)")
        }
    }

    @Test func `every column leads to the next and the last to the first`() {
        var column = ModuleColumn.layer
        var seen: [ModuleColumn] = []
        repeat {
            seen.append(column)
            column = ModuleOrder(by: column).next.column
        } while column != .layer

        #expect(seen == ModuleColumn.allCases)
    }
}
