import Architecture
import Codebase
import Previewing

/// The text of `strata devapps`: what can be run alone, against the whole app.
package struct DevAppsText: Sendable {
    private let survey: DevAppSurvey
    private let analysis: Analysis
    private let paint: Paint
    private let names: [ModuleID: String]

    /// How many modules that a mock could stand for are named for each dev app.
    private static let most = 3

    /// A table of a survey.
    package init(_ survey: DevAppSurvey, of analysis: Analysis, paint: Paint) {
        self.survey = survey
        self.analysis = analysis
        self.paint = paint
        names = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// The table, what is not a mock, the features without a dev app, and what could not be read.
    package var text: String {
        var text = survey.apps.isEmpty ? "No dev apps found.\n" : table.text(paint: paint)
        text += real
        if !survey.missing.isEmpty {
            let features = survey.missing.map { name(of: $0).visible }.joined(separator: ", ")
            text += "\n" + paint.yellow("without a dev app: ") + features + "\n"
        }
        for item in analysis.incomplete {
            text += "\n" + paint.yellow("incomplete: ") + item.place.visible + ": "
            text += item.reason.visible + "\n"
        }
        return text
    }

    private var table: TextTable {
        var table = TextTable(
            [.left, .left, .right, .right, .right, .right, .left],
            header: ["DEV APP", "RUNS", "MODULES", "FILES", "LINES", "PACKAGES", "COMMAND"])
        for app in survey.apps {
            append(
                [app.name, app.feature.map(name) ?? "–"], app.closure, command(of: app), to: &table)
        }
        append(
            survey.wholeApp.map { [name(of: $0), "the whole app"] }
                ?? ["everything", "all modules"], survey.whole, "", to: &table)
        return table
    }

    private func append(
        _ names: [String], _ closure: BuildClosure, _ command: String, to table: inout TextTable
    ) {
        table.append(
            names + [
                closure.modules.count.grouped, closure.files.grouped, closure.lines.grouped,
                closure.externals.count.grouped, command,
            ])
    }

    private func command(of app: DevApp) -> String {
        if case .mac(let command) = app.launch { return "on a Mac: " + command }
        return app.launch.command
    }

    /// The first modules that each dev app is compiled with although a mock would do.
    private var real: String {
        guard survey.apps.contains(where: { !$0.real.isEmpty }) else { return "" }
        var table = TextTable(
            [.left, .left, .left, .left], header: ["DEV APP", "MODULE", "KIND", "VIA"])
        for app in survey.apps {
            for part in app.real.prefix(Self.most) {
                let kind =
                    part.reason == .implementation ? "implementation" : "another feature"
                table.append([
                    app.name, name(of: part.id), kind,
                    part.way.map(name).joined(separator: " > "),
                ])
            }
            let rest = app.real.count - Self.most
            if rest > 0 { table.append([app.name, "and \(rest.grouped) more", "", ""]) }
        }
        return "\nReal modules that could be mocked (all of them: --format json):\n\n"
            + table.text(paint: paint)
    }

    private func name(of id: ModuleID) -> String { names[id] ?? id.targetName }
}
