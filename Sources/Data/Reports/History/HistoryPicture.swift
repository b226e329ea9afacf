import Architecture
import Chronicling
import Codebase

/// The course of a history as an SVG that fits a README, light and dark: violations by rule, and lines
/// by where they belong.
///
/// Names of a codebase are text in it and nothing else.
package func historyPicture(of history: History, title: String) -> String {
    HistoryPicture(history: history, title: title).text
}

private struct HistoryPicture {
    private static let size = (width: 840, height: 400)
    /// More rules than that are one band.
    private static let mostBands = 5

    let history: History
    let title: String

    var text: String {
        let states = history.states
        let metrics = states.map { CommitMetrics($0.state) }
        let frame = PictureFrame(times: states.map(\.commit.note.time))
        let charts = [
            PictureChart(
                title: "Violations", bands: Self.rules(in: metrics), top: 56, frame: frame),
            PictureChart(
                title: "Lines", bands: Self.lines(in: metrics), top: 236, frame: frame),
        ]
        let head = Markup.tag(
            "text", ["x": "20", "y": "28", "class": "title"],
            "\(title): \(Self.sentence(states, metrics))")
        let parts = [Markup.tag("title", title), Markup.tag("style", Self.style.joinedLines), head]
        let svg = Markup.tag(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "role": "img",
                "viewBox": "0 0 \(Self.size.width) \(Self.size.height)",
            ], parts + charts.flatMap(\.markup) + frame.dates)
        return svg.html + "\n"
    }

    /// How it began and how it is.
    private static func sentence(
        _ states: [(commit: LoggedCommit, state: CommitState)], _ metrics: [CommitMetrics]
    ) -> String {
        guard let first = metrics.first, let last = metrics.last else { return "nothing is known" }
        let words = [
            "\(first.violations.grouped) → \(last.violations.counted("violation"))",
            "\(first.modules.grouped) → \(last.modules.counted("module"))",
            "\(states.count.counted("commit"))",
        ]
        return words.joined(separator: ", ")
    }

    private static func rules(in metrics: [CommitMetrics]) -> [PictureBand] {
        var most: [ViolationKind: Int] = [:]
        for commit in metrics {
            for (kind, count) in commit.byKind { most[kind] = max(most[kind] ?? 0, count) }
        }
        let sorted = most.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
            .map(\.key)
        let own = sorted.prefix(mostBands)
        var bands = own.map { kind in
            PictureBand(name: kind.rawValue, values: metrics.map { $0.byKind[kind] ?? 0 })
        }
        if sorted.count > own.count {
            let rest = metrics.map { commit in
                commit.byKind.reduce(0) { $0 + (own.contains($1.key) ? 0 : $1.value) }
            }
            bands.append(PictureBand(name: "other rules", values: rest))
        }
        return bands
    }

    private static func lines(in metrics: [CommitMetrics]) -> [PictureBand] {
        [
            PictureBand(name: "modules", values: metrics.map(\.lines.modules)),
            PictureBand(name: "app targets", values: metrics.map(\.lines.apps)),
            PictureBand(name: "tests", values: metrics.map(\.lines.tests)),
            PictureBand(name: "others", values: metrics.map(\.lines.others)),
        ].filter { $0.values.contains { $0 > 0 } }
    }

    private static let style = """
        text{font:12px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#1f2328}
        .title{font-size:15px;font-weight:600}.muted{fill:#59636e}.axis{stroke:#d1d9e0}
        .b0{fill:#0969da}.b1{fill:#bf3989}.b2{fill:#9a6700}.b3{fill:#1a7f37}.b4{fill:#8250df}
        .b5{fill:#8c959f}
        @media (prefers-color-scheme:dark){text{fill:#e6edf3}.muted{fill:#9198a1}
        .axis{stroke:#3d444d}.b0{fill:#4493f8}.b1{fill:#db61a2}.b2{fill:#d29922}.b3{fill:#3fb950}
        .b4{fill:#ab7df8}.b5{fill:#6e7681}}
        """
}

extension String {
    /// One line, as a line break would be shown as a symbol.
    fileprivate var joinedLines: String { split(separator: "\n").joined() }
}

/// The values of one thing over a history.
private struct PictureBand {
    let name: String
    let values: [Int]
}

/// Where moments stand in a picture.
private struct PictureFrame {
    static let left = 20
    static let right = 660

    /// The moments; clocks that went backwards stand still.
    private let times: [Int]

    init(times: [Int]) {
        var latest = Int.min
        self.times = times.map { time in
            latest = max(latest, time)
            return latest
        }
    }

    /// Where a moment stands, from the left.
    func place(of index: Int) -> Int {
        guard let first = times.first, let last = times.last else { return Self.left }
        let width = Self.right - Self.left
        if last > first { return Self.left + (times[index] - first) * width / (last - first) }
        return Self.left + (times.count < 2 ? 0 : index * width / (times.count - 1))
    }

    var dates: [Markup] {
        guard let first = times.first, let last = times.last else { return [] }
        return [
            Markup.tag(
                "text", ["x": "\(Self.left)", "y": "392", "class": "muted"],
                CalendarDay(at: first).description),
            Markup.tag(
                "text",
                ["x": "\(Self.right)", "y": "392", "class": "muted", "text-anchor": "end"],
                CalendarDay(at: last).description),
        ]
    }
}

/// Bands that stand on each other.
private struct PictureChart {
    private static let height = 120

    let title: String
    let bands: [PictureBand]
    let top: Int
    let frame: PictureFrame

    var markup: [Markup] {
        let totals = (bands.first?.values.indices ?? 0..<0).map { index in
            bands.reduce(0) { $0 + $1.values[index] }
        }
        let most = totals.max() ?? 0
        let head = Markup.tag(
            "text", ["x": "\(PictureFrame.left)", "y": "\(top)", "class": "muted"],
            "\(title), at most \(most.grouped)")
        let axis = Markup.tag(
            "line",
            [
                "x1": "\(PictureFrame.left)", "x2": "\(PictureFrame.right)",
                "y1": "\(bottom)", "y2": "\(bottom)", "class": "axis",
            ])
        return [head] + areas(most: most) + [axis] + legend
    }

    private var bottom: Int { top + 12 + Self.height }

    private func areas(most: Int) -> [Markup] {
        guard most > 0, let count = bands.first?.values.count, count > 0 else { return [] }
        var below = [Int](repeating: 0, count: count)
        return bands.enumerated().map { number, band in
            let above = zip(below, band.values).map { $0 + $1 }
            defer { below = above }
            func points(_ values: [Int]) -> [(x: Int, y: Int)] {
                values.enumerated().map { index, value in
                    (frame.place(of: index), bottom - value * Self.height / most)
                }
            }
            return Markup.polygon(
                ["class": "b\(min(number, 5))"],
                points: points(above) + points(below).reversed())
        }
    }

    /// The bands as they are at the end, the upper first.
    private var legend: [Markup] {
        bands.enumerated().reversed().enumerated().flatMap { row, item in
            let (number, band) = item
            let y = top + 24 + row * 20
            return [
                Markup.tag(
                    "rect",
                    [
                        "x": "\(PictureFrame.right + 16)", "y": "\(y - 9)", "width": "10",
                        "height": "10", "class": "b\(min(number, 5))",
                    ]),
                Markup.tag(
                    "text", ["x": "\(PictureFrame.right + 32)", "y": "\(y)"],
                    "\(band.name) \((band.values.last ?? 0).grouped)"),
            ]
        }
    }
}
