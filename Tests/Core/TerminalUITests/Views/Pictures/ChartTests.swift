import Testing

@testable import TerminalUI

@Suite struct ChartTests {
    @Test("a bar of progress is as long as the fraction, to half a cell")
    func progress() {
        #expect(drawn(ProgressBar(0), 4, 1) == "────")
        #expect(drawn(ProgressBar(0.5), 4, 1) == "━━──")
        #expect(drawn(ProgressBar(0.375), 4, 1) == "━╸──")
        #expect(drawn(ProgressBar(1), 4, 1) == "━━━━")
    }

    @Test("what is no fraction is limited", arguments: [(-3.0, "──"), (9, "━━"), (.nan, "──")])
    func strangeProgress(fraction: Double, expected: String) {
        #expect(drawn(ProgressBar(fraction), 2, 1) == expected)
    }

    @Test("a spinner turns and starts again, also backwards")
    func spinner() {
        #expect(drawn(Spinner(frame: 0), 1, 1) == drawn(Spinner(frame: 10), 1, 1))
        #expect(drawn(Spinner(frame: 0), 1, 1) != drawn(Spinner(frame: 1), 1, 1))
        #expect(drawn(Spinner(frame: -1), 1, 1) == drawn(Spinner(frame: 9), 1, 1))
    }

    @Test("a sparkline scales to its largest value and shows the latest")
    func sparkline() {
        #expect(drawn(Sparkline([0, 7, 14]), 5, 1) == "▁▅█")
        #expect(drawn(Sparkline([14, 0, 7]), 2, 1) == "▁█")
        #expect(drawn(Sparkline([0, 0]), 2, 1) == "▁▁")
    }

    @Test("bars stand on a common scale behind aligned labels")
    func bars() {
        let chart = BarChart([.init("up", 2, text: "2"), .init("down", 8, text: "8")])
        #expect(drawn(chart, 15, 2) == "up   ━━ 2\ndown ━━━━━━━━ 8")
    }

    @Test("bars without a value have no length")
    func emptyBars() {
        #expect(drawn(BarChart([.init("a", 0), .init("b", -4)]), 10, 2) == "a\nb")
    }

    @Test("a rising line ends higher than it starts")
    func risingLine() {
        let chart = LineChart([.init([0, 10])])
        #expect(
            drawn(chart, 8, 2) == """
                10 │  ⡠⠊
                 0 │⡠⠊
                """)
    }

    @Test("a line at one height is flat")
    func flatLine() {
        #expect(drawn(LineChart([.init([5, 5, 5])]), 7, 2) == "5 │⠉⠉⠉⠉\n0 │")
    }

    @Test("a chart without values shows its scale")
    func noValues() {
        #expect(drawn(LineChart([.init([]), .init([.nan])]), 5, 2) == "0 │\n0 │")
    }

    @Test("the scale is written as asked")
    func labels() {
        let chart = LineChart([.init([2])]) { "\(Int($0))k" }
        #expect(drawn(chart, 8, 3).hasPrefix("2k │"))
    }
}
