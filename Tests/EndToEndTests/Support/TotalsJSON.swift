import Foundation

/// The totals that every report has.
struct TotalsJSON: Decodable, Equatable {
    struct Files: Decodable, Equatable {
        let swift: Int
        let inModules: Int
        let inSeveralModules: Int
        let inFixtures: Int
        let manifests: Int
        let unclaimed: Int
        let vendored: Int
        let cFamily: Int
    }

    let modules: Int
    let fixtures: Int
    let files: Files
    let lines: Int
    let dependencies: Int
    let errors: Int
    let warnings: Int
    let notes: Int
    let layerWarnings: Int
    let incomplete: Int
    let accepted: Int
    let remarks: Int
}

/// The part of the JSON of any report that says the totals, and of `check` the violations.
struct ReportJSON: Decodable {
    struct Violation: Decodable {
        let severity: String
    }

    let totals: TotalsJSON
    let violations: [Violation]?
    let incomplete: [ModulesJSON.Incomplete]

    /// What a command of the program says about a folder.
    static func of(_ folder: String, by command: String) async throws -> ReportJSON {
        let outcome = try await BuiltProgram.run(command, folder, "--format", "json")
        return try JSONDecoder().decode(ReportJSON.self, from: Data(outcome.output.utf8))
    }
}
