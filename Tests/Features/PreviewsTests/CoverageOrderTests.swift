import Codebase
import FeatureKit
import Previewing
import Testing

@testable import Previews

@MainActor @Suite struct CoverageOrderTests {
    private let rows = CoverageTable(SampleShop.shop.analysis()).rows

    private func names(_ column: CoverageColumn) -> [String] {
        CoverageOrder(by: column).sorted(rows).map(\.module.name)
    }

    @Test func `names begin with the first letter, figures with the largest`() {
        #expect(names(.name) == ["Browse", "Cart", "Checkout", "Kit", "Shop"])
        #expect(names(.states).first == "Cart")
        #expect(names(.lines).first == "Shop")
        #expect(names(.saving).first == "Checkout")
    }

    @Test func `coverage begins with the worst, equal ones by name`() {
        #expect(names(.coverage) == ["Checkout", "Shop", "Kit", "Browse", "Cart"])
    }

    @Test func `every column leads to the next and the last to the first`() {
        var column = CoverageColumn.name
        var seen: [CoverageColumn] = []
        repeat {
            seen.append(column)
            column = CoverageOrder(by: column).next.column
        } while column != .name
        #expect(seen == CoverageColumn.allCases)
    }

    @Test func `shares are of the whole app, savings of what the module compiles`() throws {
        let row = try #require(rows.first { $0.module.name == "Checkout" })
        #expect(row.lines == 26_560)
        #expect(row.best?.saves.lines == 17_160)
        #expect(row.saving > 0.646 && row.saving < 0.647)
        #expect(row.share > 0.84 && row.share < 0.86)
    }

    @Test func `percentages are never rounded to nothing or to all`() {
        #expect(0.001.percent == "<1 %")
        #expect(0.999.percent == "99 %")
        #expect(1.0.percent == "100 %")
        #expect(0.0.percent == "0 %")
        #expect(1.5.percent == "150 %")
    }
}
