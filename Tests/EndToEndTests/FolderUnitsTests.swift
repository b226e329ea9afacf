import Foundation
import Testing
import Tiers

/// A monolith in Clean Architecture by folders, held against its own layers.
@Suite(.real) struct FolderUnitsTests {
    private let app: ScratchFolder

    init() throws {
        app = try ScratchFolder()
        try app.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Cinema", targets: [.executableTarget(name: "Cinema")])
            """, to: "Package.swift")
        try app.write("let screen = MovieList()\n", to: "Sources/Cinema/main.swift")
        try app.write(
            "struct MovieList { let load = LoadMovies() }\n",
            to: "Sources/Cinema/Presentation/MovieList.swift")
        try app.write(
            "struct Movie {}\n\nstruct LoadMovies {\n    let rows: [MovieRow] = []\n}\n",
            to: "Sources/Cinema/Domain/Movie.swift")
        try app.write(
            "struct MovieRow {\n    func movie() -> Movie { Movie() }\n}\n",
            to: "Sources/Cinema/Data/MovieRow.swift")
        try app.write(
            "struct MovieStore { func all() -> [Movie] { [] } }\n",
            to: "Sources/Cinema/Data/MovieStore.swift")
    }

    private func configure(_ units: String) throws {
        try app.write(
            """
            units: \(units)
            layers:
              - name: App
                paths: Sources/Cinema
              - name: Presentation
                paths: ["**/Presentation/**"]
              - name: Data
                paths: ["**/Data/**"]
              - name: Domain
                modules: Domain
            """, to: ".strata.yml")
    }

    @Test func `check by folders warns of a domain that names a data type, by line`() async throws {
        let outcome = try await BuiltProgram.run("check", app.path, "--units", "folders")
        #expect(outcome.output.contains("Sources/Cinema/Domain/Movie.swift:4:1: warning: "))
        #expect(outcome.output.contains("let rows: [MovieRow] = []"))
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test func `invert says that it changes dependencies between modules only`() async throws {
        try configure("folders")
        let outcome = try await BuiltProgram.run("invert", "--path", app.path)
        #expect(outcome.output == "0 violations to invert, a recipe for 0.\n")
        #expect(outcome.errors.contains("between modules only"), "\(outcome.errors)")
    }

    @Test(arguments: ["folders", "{ Cinema: folders }"])
    func `layers written for folders are rules`(units: String) async throws {
        try configure(units)
        let outcome = try await BuiltProgram.run("check", app.path)
        #expect(outcome.output.contains("Sources/Cinema/Domain/Movie.swift:4:1: error: "))
        #expect(outcome.output.contains("[upward]"))
        #expect(outcome.status == 1)
    }

    @Test func `modules can be asked for although folders are configured`() async throws {
        try configure("folders")
        let outcome = try await BuiltProgram.run("check", app.path, "--units", "modules")
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func `init by folders writes layers that hold for folders`() async throws {
        let outcome = try await BuiltProgram.run(
            "init", app.path, "--units", "folders", "--dry-run")
        #expect(outcome.output.contains("units: folders"))
        #expect(outcome.output.contains("name: \"Domain\""))
    }

    @Test func `a mistake in units is named with its place`() async throws {
        try app.write("units: folder\n", to: ".strata.yml")
        let outcome = try await BuiltProgram.run("check", app.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(".strata.yml:1:8: "))
        #expect(outcome.errors.contains("folders"))
    }
}
