import Foundation

/// The part of the JSON of `modules` that the tests look at.
struct ModulesJSON: Decodable {
    struct Module: Decodable {
        let id: String
        let name: String
        let container: String
        let manifest: String?
        let sources: [String]
        let errors: Int
        let warnings: Int
    }

    struct Incomplete: Decodable {
        let path: String
        let line: Int?
        let reason: String
    }

    let modules: [Module]
    let unclaimed: [String]
    let incomplete: [Incomplete]
    let totals: TotalsJSON

    /// What the program says about a folder.
    static func of(_ folder: String) async throws -> ModulesJSON {
        let outcome = try await BuiltProgram.run("modules", folder, "--format", "json")
        return try JSONDecoder().decode(ModulesJSON.self, from: Data(outcome.output.utf8))
    }
}
