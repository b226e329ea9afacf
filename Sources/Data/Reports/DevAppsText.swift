import Architecture

/// The text of `strata devapps`: what can be run alone, against the whole app.
package struct DevAppsText: Sendable {
    private let survey: DevAppSurvey
    private let analysis: Analysis
    private let paint: Paint
    private let names: [ModuleID: String]

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
        var text = survey.apps.isEmpty ? "No dev app was found.\n" : table.text(paint: paint)
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
        let title = survey.wholeApp.map(name) ?? "everything"
        append([title, "–"], survey.whole, "", to: &table)
        return table
    }

    private func append(
        _ names: [String], _ closure: BuildClosure, _ command: String, to table: inout TextTable
    ) {
        table.append(
            names + [
                "\(closure.modules.count)", "\(closure.files)", "\(closure.lines)",
                "\(closure.externals.count)", command,
            ])
    }

    private func command(of app: DevApp) -> String {
        if case .mac(let command) = app.launch { return "on a Mac: " + command }
        return app.launch.command
    }

    /// A line for each module that a dev app is compiled with although a mock would do.
    private var real: String {
        let lines = survey.apps.flatMap { app in
            app.real.map { part in
                let reason =
                    part.reason == .implementation ? "is an implementation" : "is another feature"
                let way = part.way.map(name).joined(separator: " > ").visible
                return "\(name(of: part.id).visible) \(reason): \(paint.dim(way))\n"
            }
        }
        return lines.isEmpty ? "" : "\nCompiled with although a mock would do:\n" + lines.joined()
    }

    private func name(of id: ModuleID) -> String { names[id] ?? id.targetName }
}
