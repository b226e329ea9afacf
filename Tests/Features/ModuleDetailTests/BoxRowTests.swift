import Codebase
import Testing

@testable import ModuleDetail

@MainActor @Suite struct BoxRowTests {
    private func items(_ count: Int, name: String = "Module") -> [EdgeItem] {
        (0..<count).map { index in
            let id = ModuleID(rawValue: "::\(name)\(index)")
            return EdgeItem(
                edge: Edge(from: "::Me", to: id, declared: .direct), other: id,
                name: "\(name)\(index)", kind: .own, layer: nil, violations: [], declaration: nil)
        }
    }

    @Test func `boxes stand side by side in the middle of the room`() {
        let layout = BoxRow(items(2), selected: nil, offset: 0).layout(width: 61)
        #expect(layout.boxes.map(\.width) == [11, 11])
        #expect(layout.boxes.map(\.x) == [19, 31])
        #expect(layout.hiddenBefore == 0 && layout.hiddenAfter == 0)
    }

    @Test func `what does not fit is counted on its side`() {
        let start = BoxRow(items(10), selected: 0, offset: 0).layout(width: 50)
        #expect(start.boxes.map(\.index) == [0, 1, 2])
        #expect(start.hiddenAfter == 7)
        let end = BoxRow(items(10), selected: 9, offset: 0).layout(width: 50)
        #expect(end.boxes.map(\.index) == [7, 8, 9])
        #expect(end.hiddenBefore == 7 && end.hiddenAfter == 0)
    }

    @Test func `a long name takes no more than its share, one box fits any room`() {
        let wide = items(3, name: String(repeating: "x", count: 60))
        #expect(BoxRow(wide, selected: nil, offset: 0).layout(width: 120).boxes[0].width == 28)
        #expect(BoxRow(wide, selected: 2, offset: 0).layout(width: 10).boxes.map(\.index) == [2])
        #expect(BoxRow([], selected: nil, offset: 0).layout(width: 10).boxes.isEmpty)
    }

    @Test func `columns are left out from the least important on where it is narrow`() {
        let wide = DetailColumns(width: 100)
        #expect(wide.layer != nil && wide.declared != nil)
        let middle = DetailColumns(width: 60)
        #expect(middle.layer == nil && middle.declared != nil)
        let narrow = DetailColumns(width: 40)
        #expect(narrow.declared == nil && narrow.nameEnd > 20)
    }

    @Test func `tabs go round in both directions`() {
        #expect(DetailTab.comparison.moved(by: 1) == .dependencies)
        #expect(DetailTab.dependencies.moved(by: -1) == .comparison)
        #expect(DetailTab.files.moved(by: 2) == .neighbourhood)
    }
}
