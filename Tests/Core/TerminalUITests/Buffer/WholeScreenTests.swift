import Testing

@testable import TerminalUI

/// A screen as features make them: what is drawn and how it looks.
@Suite struct WholeScreenTests {
    private struct Modules: CompositeView {
        var body: some View {
            VStack {
                HStack {
                    Text("strata › Modules", .accent)
                    Spacer()
                    Text("main", .muted)
                }
                .background(.surface)
                Split.columns(.fraction(0.5), minimums: (16, 16)) {
                    Panel("Modules", footer: "2 of 3", isFocused: true) {
                        List(ListState(count: 3, selection: 1)) { row in
                            Text(["App", "Feature界", "Core\u{1B}[0m"][row])
                        }
                    }
                } right: {
                    Panel("Uses") { Text("Architecture", .layer(3)) }
                }
                KeyHints([.init("↵", "open"), .init("q", "quit")])
            }
        }
    }

    @Test func `a wide screen shows both panels between its bars`() {
        #expect(
            drawn(Modules(), 40, 7) == """
                strata › Modules                    main
                ╭─ Modules ────────╮╭─ Uses ───────────╮
                │App               ││Architecture      │
                │Feature界         ││                  │
                │Core␛[0m          ││                  │
                ╰───────── 2 of 3 ─╯╰──────────────────╯
                ↵ open   q quit
                """)
    }

    @Test func `a narrow screen shows the panel that matters`() {
        #expect(
            drawn(Modules(), 20, 5) == """
                strata › Modu…  main
                ╭─ Modules ────────╮
                │Feature界         │
                ╰───────── 2 of 3 ─╯
                ↵ open   q quit
                """)
    }

    @Test func `what stands out is what a snapshot would show`() {
        let runs = buffer(Modules(), 40, 7).styleRuns.filter { $0.row == 3 }.map {
            "\($0.columns) \($0.style)"
        }
        #expect(
            runs == [
                "0..<1 borderFocused", "1..<19 on selection", "19..<20 borderFocused",
                "20..<21 border", "39..<40 border",
            ])
    }

    @Test func `the same screen in another theme has the same text and other colours`() {
        let screen = buffer(Modules(), 40, 7)
        let dark = screen.resolved(with: .dark, for: .trueColor)
        let light = screen.resolved(with: .light, for: .trueColor)
        #expect(dark.text == light.text)
        #expect(dark != light)
    }

    @Test func `without colours the selected row is reversed`() {
        let screen = buffer(Modules(), 40, 7).resolved(with: .monochrome, for: .none)
        #expect(screen[5, 3].style.attributes.contains(.reverse))
        #expect(!screen[5, 2].style.attributes.contains(.reverse))
        #expect(screen.cells.allSatisfy { $0.style.foreground.isStandard })
    }

    @Test func `moving the selection changes the two rows that it leaves and enters`() {
        func list(_ selection: Int) -> ScreenBuffer {
            let state = ListState(count: 50, selection: selection)
            return buffer(Panel { List(state) { Text("row \($0)") } }.fill(), 40, 12)
        }
        #expect(list(3).changes(since: list(2)).map(\.row) == [3, 4])
        #expect(list(3).changes(since: list(2)).allSatisfy { $0.columns == 1..<39 })
    }
}
