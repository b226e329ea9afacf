import Architecture
import ArgumentParser
import Reports

/// `strata devapps`: what can be run alone, and with how much.
struct DevAppsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devapps",
        abstract: "List the executables that run one feature, and the features that have none.",
        discussion: "Each with what has to be compiled for it, against the whole app.")

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "How to print.")
    var format = OutputFormat.text

    func run() async throws {
        let services = Services.live()
        let analysis = try await codebase.analysis(services: services, units: .modules)
        let survey = FindDevApps.forThisMachine(analysis)
        switch format {
        case .json:
            let builds = await builds(of: survey, root: analysis.codebase.root, services)
            let report = DevAppsReport(survey, of: analysis, builds: builds)
            print(try jsonText(of: report), terminator: "")
        case .text:
            let text = DevAppsText(survey, of: analysis, paint: .forStandardOutput)
            print(text.text, terminator: "")
        }
    }

    private func builds(
        of survey: DevAppSurvey, root: String, _ services: Services
    ) async -> [ModuleID: LastBuild] {
        var builds: [ModuleID: LastBuild] = [:]
        for app in survey.apps {
            guard case .package(let folder, let product) = app.launch else { continue }
            let path = folder.isRoot ? root : root + "/" + folder.string
            builds[app.id] = await services.builder.lastBuild(of: product, in: path)
        }
        return builds
    }
}
