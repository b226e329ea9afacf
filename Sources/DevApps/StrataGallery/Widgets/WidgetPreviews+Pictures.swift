import ScreenPreviews
import TerminalUI

extension WidgetPreviews {
    static var pictures: [Preview] { progress + charts }

    private static var progress: [Preview] {
        part(
            "Progress", width: 40,
            states: [
                .state("any") { preview in
                    ProgressBar(Double(preview.knobs.number("percent", 42)) / 100)
                },
                .state("steps") { _ in
                    for step in 0...4 { ProgressBar(Double(step) / 4) }
                },
                .state("spinner") { preview in
                    Spinner(frame: preview.knobs.number("frame", 3, in: 0...20))
                },
                .state("waiting", height: 5) { _ in
                    WaitingState("Strata is reading sources: 120 of 312", fraction: 0.38)
                },
            ])
    }

    private static var charts: [Preview] {
        part(
            "Chart", width: 44, height: 8,
            states: [
                .state("line") { _ in
                    LineChart([LineChart.Series(wave(0)), LineChart.Series(wave(5), color: .error)])
                },
                .state("bars") { _ in BarChart(bars) },
                .state("sparkline", height: 1) { _ in Sparkline(wave(0)) },
                .state("none") { _ in LineChart([LineChart.Series([])]) },
                .state("flat") { _ in LineChart([LineChart.Series([0, 0, 0])]) },
            ])
    }

    private static func wave(_ phase: Int) -> [Double] {
        (0..<60).map { Double((($0 + phase) * ($0 + phase)) % 47) }
    }

    static var bars: [BarChart.Entry] {
        [
            BarChart.Entry("upward", 12, text: "12", color: .error),
            BarChart.Entry("sideways", 31, text: "31", color: .error),
            BarChart.Entry("transitive", 7, text: "7", color: .info),
            BarChart.Entry("unused", 0, text: "0", color: .warning),
        ]
    }
}
