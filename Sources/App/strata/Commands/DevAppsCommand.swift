import Architecture
import ArgumentParser
import Codebase
import Previewing
import Reports

/// `strata devapps`: what can be run alone, and with how much.
struct DevAppsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devapps",
        abstract: "List the dev apps, and the features without one.",
        discussion: """
            A dev app is an executable that runs one feature alone. Each is listed with what it \
            compiles, compared with the whole app. Exit status: 0 listed; 2 something could not \
            be read.
            """)

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "The output format.")
    var format = OutputFormat.text

    func run() async throws {
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services, units: .modules)
        let survey = FindDevApps.forThisMachine.survey(analysis)
        switch format {
        case .json:
            let builds = await builds(of: survey, root: analysis.codebase.root, services)
            let report = DevAppsReport(survey, of: analysis, builds: builds)
            print(try jsonText(of: report), terminator: "")
        case .text:
            let text = DevAppsText(survey, of: analysis, paint: .forStandardOutput)
            print(text.text, terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }

    private func builds(
        of survey: DevAppSurvey, root: String, _ services: Services
    ) async -> [ModuleID: LastBuild] {
        var builds: [ModuleID: LastBuild] = [:]
        // What was built in the folder is of something else.
        if services.revision != nil { return builds }
        for app in survey.apps {
            guard case .package(let folder, let product) = app.launch else { continue }
            let path = folder.isRoot ? root : root + "/" + folder.string
            builds[app.id] = await services.builder.lastBuild(of: product, in: path)
        }
        return builds
    }
}
