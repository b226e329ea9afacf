import Codebase
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct ChipTests {
    private func chip(
        _ name: String = "Core", lines: Int = 10, errors: Int = 0, warnings: Int = 0
    ) -> Chip {
        Chip(
            id: "::Core", name: name, role: .core, files: 1, lines: lines, errors: errors,
            warnings: warnings)
    }

    @Test func `errors are marked before warnings`() {
        #expect(chip(errors: 3, warnings: 9).mark == "✗3")
        #expect(chip(warnings: 9).mark == "▲9")
        #expect(chip().mark.isEmpty)
    }

    @Test func `the size grows with the lines`() {
        let sizes = [10, 100, 200, 500, 1_000, 3_000, 5_000, 50_000].map { chip(lines: $0).size }

        #expect(sizes == ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"])
    }

    @Test func `a module of unknown size has no block`() {
        #expect(chip(lines: 0).size == " ")
    }

    @Test func `the width counts cells and not letters`() {
        #expect(chip("検索").width == chip("Find").width)
    }

    @Test func `the drawn chip is as wide as it says`() {
        for chip in [chip(), chip(errors: 12), chip("検索", lines: 4_000, warnings: 1)] {
            let view = ChipView(
                chip: chip, isQuiet: false, isSelected: false,
                relation: Relation(isImported: true), match: nil)
            let buffer = ScreenBuffer(
                drawing: view.frame(width: chip.width), size: Size(width: 60, height: 1))

            #expect(TextWidth.of(buffer.text) == chip.width)
        }
    }

    @Test func `a name that does not fit loses its middle and keeps its mark`() {
        let view = ChipView(
            chip: chip("BrowsingAndPlaylists", errors: 2), isQuiet: false, isSelected: false,
            relation: nil, match: nil)
        let text = ScreenBuffer(drawing: view, size: Size(width: 18, height: 1)).text

        #expect(text.contains("…"))
        #expect(text.hasSuffix("✗2"))
    }
}
