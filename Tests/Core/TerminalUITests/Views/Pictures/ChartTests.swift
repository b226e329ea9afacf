import Testing

@testable import TerminalUI

@Suite struct ChartTests {
    @Test func `a bar of progress is as long as the fraction, to half a cell`() {
        #expect(drawn(ProgressBar(0), 4, 1) == "────")
        #expect(drawn(ProgressBar(0.5), 4, 1) == "━━──")
        #expect(drawn(ProgressBar(0.375), 4, 1) == "━╸──")
        #expect(drawn(ProgressBar(1), 4, 1) == "━━━━")
    }

    @Test(arguments: [(-3.0, "──"), (9, "━━"), (.nan, "──")])
    func `what is no fraction is limited`(fraction: Double, expected: String) {
        #expect(drawn(ProgressBar(fraction), 2, 1) == expected)
    }

    @Test func `a spinner turns and starts again, also backwards`() {
        #expect(drawn(Spinner(frame: 0), 1, 1) == drawn(Spinner(frame: 10), 1, 1))
        #expect(drawn(Spinner(frame: 0), 1, 1) != drawn(Spinner(frame: 1), 1, 1))
        #expect(drawn(Spinner(frame: -1), 1, 1) == drawn(Spinner(frame: 9), 1, 1))
    }

    @Test func `a sparkline scales to its largest value and shows the latest`() {
        #expect(drawn(Sparkline([0, 7, 14]), 5, 1) == "▁▅█")
        #expect(drawn(Sparkline([14, 0, 7]), 2, 1) == "▁█")
        #expect(drawn(Sparkline([0, 0]), 2, 1) == "▁▁")
    }

    @Test func `bars stand on a common scale behind aligned labels`() {
        let chart = BarChart([.init("up", 2, text: "2"), .init("down", 8, text: "8")])
        #expect(drawn(chart, 15, 2) == "up   ━━ 2\ndown ━━━━━━━━ 8")
    }

    @Test func `bars without a value have no length`() {
        #expect(drawn(BarChart([.init("a", 0), .init("b", -4)]), 10, 2) == "a\nb")
    }

    @Test func `a rising line ends higher than it starts`() {
        let chart = LineChart([.init([0, 10])])
        #expect(
            drawn(chart, 8, 2) == """
                10 │  ⡠⠊
                 0 │⡠⠊
                """)
    }

    @Test func `a line at one height is flat`() {
        #expect(drawn(LineChart([.init([5, 5, 5])]), 7, 2) == "5 │⠉⠉⠉⠉\n0 │")
    }

    @Test func `a chart without values shows its scale`() {
        #expect(drawn(LineChart([.init([]), .init([.nan])]), 5, 2) == "0 │\n0 │")
    }

    @Test func `the scale is written as asked`() {
        let chart = LineChart([.init([2])]) { "\(Int($0))k" }
        #expect(drawn(chart, 8, 3).hasPrefix("2k │"))
    }
}
