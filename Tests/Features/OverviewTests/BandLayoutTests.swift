import Codebase
import Testing

@testable import Overview

@Suite struct BandLayoutTests {
    private func chip(_ name: String) -> Chip {
        Chip(
            id: ModuleID(rawValue: "::" + name), name: name, role: .core, files: 1, lines: 100,
            errors: 0, warnings: 0)
    }

    private func band(_ title: String, _ names: [String], layer: Int? = 0) -> Band {
        Band(id: title, title: title, layerIndex: layer, chips: names.map(chip))
    }

    @Test func `chips flow over lines like words`() {
        let layout = BandLayout(
            [band("Core", ["Alpha", "Beta", "Gamma", "Delta"])], folded: [], width: 30)

        #expect(layout.lines.count == 3)
        #expect(layout.stops.map(\.line) == [1, 1, 2, 2])
    }

    @Test func `chips of different lines stand in columns`() {
        let layout = BandLayout(
            [band("Core", ["Alpha", "Be", "Gamma", "Delta"])], folded: [], width: 30)

        #expect(layout.stops[0].x == layout.stops[2].x)
        #expect(layout.stops[1].x == layout.stops[3].x)
    }

    @Test func `a long name is cut and moves no other chip`() {
        let names =
            "BCDEFGHIJKLMNO".map { "Module\($0)" } + [
                "ALongName" + String(repeating: "x", count: 20)
            ]
        let layout = BandLayout([band("Core", names.sorted())], folded: [], width: 80)
        let columns = Set(layout.stops.map(\.x)).sorted()
        let steps = zip(columns, columns.dropFirst()).map { $1 - $0 }

        #expect(Set(steps).count == 1)
        #expect(layout.stops.allSatisfy { $0.width <= steps[0] - 2 })
    }

    @Test func `all bands stand in the same columns, which fill the width`() {
        let layout = BandLayout(
            [band("Core", "ABCDE".map(String.init)), band("UI", "VWXYZ".map { "Longer\($0)" })],
            folded: [], width: 100)
        let rows = Dictionary(grouping: layout.stops, by: \.line).values.map { $0.map(\.x) }

        #expect(Set(rows).count == 1)
        #expect((layout.stops.map(\.x).max() ?? 0) > 50)
    }

    @Test func `no chip reaches beyond the width`() {
        let names = ["Short", String(repeating: "Long", count: 20), "AnotherOne"]
        let layout = BandLayout([band("Core", names)], folded: [], width: 40)

        #expect(layout.stops.allSatisfy { $0.x + $0.width <= 40 })
    }

    @Test func `a folded band is one line that can be selected`() {
        let layout = BandLayout(
            [band("Tests", ["A", "B"], layer: nil)], folded: ["Tests"], width: 80)

        #expect(layout.lines == [.heading(0)])
        #expect(layout.stops.map(\.focus) == [.band("Tests")])
    }

    @Test func `a layer without modules says so and cannot be selected`() {
        let layout = BandLayout([band("Data", [])], folded: [], width: 80)

        #expect(layout.lines == [.heading(0), .vacant(0)])
        #expect(layout.stops.isEmpty)
    }

    @Test func `air stands between bands and not above the first`() {
        let bands = [band("A", ["X"]), band("B", ["Y"])]
        let layout = BandLayout(bands, folded: [], width: 80, isSpaced: true)

        #expect(layout.lines[0] == .heading(0))
        #expect(layout.lines[2] == .blank)
        #expect(layout.stops[1].line == 4)
    }

    @Test func `moving down takes the nearest chip below`() {
        let bands = [band("A", ["One", "Two", "Three"]), band("B", ["Four", "Five"])]
        let layout = BandLayout(bands, folded: [], width: 80)

        let below = layout.stop(from: 1, lines: 1, near: layout.stops[1].x)

        #expect(layout.stops[below].focus == .module("::Five"))
    }

    @Test func `moving down from beyond the last chip takes the last one`() {
        let bands = [band("A", ["One", "Two", "Three"]), band("B", ["Four"])]
        let layout = BandLayout(bands, folded: [], width: 80)

        let below = layout.stop(from: 2, lines: 1, near: layout.stops[2].x)

        #expect(layout.stops[below].focus == .module("::Four"))
    }

    @Test func `moving past the end stops at the last line`() {
        let layout = BandLayout(
            [band("A", ["One"]), band("B", ["Two"])], folded: [], width: 80)

        #expect(layout.stop(from: 0, lines: 20, near: 0) == 1)
        #expect(layout.stop(from: 1, lines: -20, near: 0) == 0)
    }

    @Test func `moving by bands skips layers without modules`() {
        let bands = [band("A", ["One", "Two"]), band("B", []), band("C", ["Three", "Four"])]
        let layout = BandLayout(bands, folded: [], width: 80)

        #expect(layout.stop(from: 1, bands: 1) == 2)
        #expect(layout.stop(from: 3, bands: -1) == 0)
        #expect(layout.stop(from: 2, bands: 1) == 2)
    }
}
