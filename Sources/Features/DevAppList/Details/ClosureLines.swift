import Codebase
import Previewing
import TerminalUI

/// What has to be compiled for a dev app, against the whole app.
struct ClosureLines {
    let app: DevApp
    let share: Double?
    let table: DevAppTable

    var figures: [any View] {
        let whole = table.whole
        var views: [any View] = [
            FigureHeading(whole: table.wholeApp ?? "everything"),
            figure("Modules", whole, \.modules.count),
            figure("Files", whole, \.files),
        ]
        if app.closure.lines > 0 { views.append(figure("Lines", whole, \.lines)) }
        views.append(figure("Packages", whole, \.externals.count))
        if !app.closure.externals.isEmpty {
            views.append(
                Text(StyledText(app.closure.externals.joined(separator: ", "), .muted)).wrapped()
                    .padding(Insets(left: 10)))
        }
        return views
    }

    /// Each module with its size, the largest first.
    var modules: [any View] {
        let sizes = app.closure.modules.map { (id: $0, size: table.size(of: $0)) }
            .sorted { ($1.size.lines, $0.id) < ($0.size.lines, $1.id) }
        return [Text("Compiled with it", .header)]
            + sizes.map { entry in
                HStack(spacing: 2) {
                    Text(StyledText(table.name(of: entry.id))).truncated(.middle)
                    Spacer()
                    Text(
                        StyledText(
                            entry.size.lines > 0
                                ? entry.size.lines.counted("line")
                                : entry.size.files.counted("file"), .muted)
                    ).priority(1)
                }
            }
    }

    private func figure(
        _ title: String, _ whole: BuildClosure, _ size: (BuildClosure) -> Int
    ) -> any View {
        FigureLine(
            title: title, value: size(app.closure), shared: size(app.shared), whole: size(whole))
    }
}

/// What stands over the figures of a dev app.
struct FigureHeading: CompositeView {
    let whole: String

    var body: some View {
        HStack(spacing: 1) {
            Text("").frame(width: FigureLine.title, height: 1)
            Text("compiled", .muted).aligned(.trailing).frame(width: FigureLine.digits, height: 1)
            Text(" of that in \(whole)", .muted).truncated(.middle)
        }
    }
}

/// A figure of a dev app, and how much of the whole app that is: what the whole app is not compiled
/// with is no part of it.
struct FigureLine: CompositeView {
    let title: String
    let value: Int
    /// The part of the value that the whole app is compiled with too.
    let shared: Int
    let whole: Int

    static let title = 9
    static let digits = 9

    var body: some View {
        HStack(spacing: 1) {
            Text(title, .muted).frame(width: Self.title, height: 1)
            Text(value.grouped).aligned(.trailing).frame(width: Self.digits, height: 1)
            Text(" \(shared.grouped) of \(whole.grouped)", .muted).frame(width: 20, height: 1)
            ProgressBar(part, part.weight).frame(width: 12, height: 1)
            Text(whole > 0 ? part.percent : "", part.weight)
        }
    }

    private var part: Double { whole > 0 ? Double(shared) / Double(whole) : 0 }
}

/// What a dev app is compiled with although a mock would do, each with its reason.
struct RealLines {
    let app: DevApp
    let table: DevAppTable

    var views: [any View] {
        guard !app.real.isEmpty else {
            return [
                Text(
                    StyledText("✓ ", .success)
                        + StyledText(
                            "Isolated: pulls in no implementation and no other "
                                + "feature", .text))
            ]
        }
        return [
            Text("\(app.real.count.counted("module")) that could be mocked", .header)
        ] + app.real.flatMap(lines)
    }

    private func lines(_ part: RealPart) -> [any View] {
        let way = part.way.map(table.name).joined(separator: " › ")
        return [
            Text(
                StyledText("▲ ", .warning) + StyledText(table.name(of: part.id), .text, .bold)
                    + StyledText("  \(part.reason.words)", .muted)),
            Text(StyledText(way, .muted)).truncated(.middle).padding(Insets(left: 2)),
        ]
    }
}

extension RealPart.Reason {
    var words: String {
        switch self {
        case .implementation: "implementation"
        case .otherFeature: "another feature"
        }
    }
}
