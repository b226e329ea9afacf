import Foundation
import Testing
import Tiers

/// How the real program answers what a person mistypes or asks for in part.
@Suite(.real) struct CommandMistakeTests {
    private let package: ScratchFolder

    init() throws {
        package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
    }

    @Test func `a mistyped command is answered with the command that is meant`() async throws {
        for arguments in [["chekc"], ["chekc", "."], ["chekc", "--format", "json"]] {
            let outcome = try await BuiltProgram.run(
                BuiltProgram.strata, arguments, in: package.path)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("Did you mean check?"), "\(outcome.errors)")
        }
        try package.write("", to: "chekc/empty.txt")
        let folder = try await BuiltProgram.run("chekc", in: package.path)
        #expect(folder.errors.contains("contains no Swift files"), "\(folder.errors)")
    }

    @Test func `a file where a folder is expected is called a file`() async throws {
        for command in ["check", "modules", "snapshots"] {
            let outcome = try await BuiltProgram.run(command, package.path + "/Package.swift")
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("Package.swift is a file, not a folder."))
        }
    }

    @Test
    func `imports of a module that nobody knows are an error with a suggestion`() async throws {
        let unknown = try await BuiltProgram.run("imports", package.path, "--module", "Nope")
        #expect(unknown.status == 2 && unknown.output.isEmpty)
        #expect(unknown.errors.contains("There is no module called Nope"))
        let close = try await BuiltProgram.run("imports", package.path, "--module", "Coer")
        #expect(close.errors.contains("Did you mean Core?"))
        let unused = try await BuiltProgram.run("imports", package.path, "--module", "ShopApp")
        #expect(unused.status == 0 && unused.errors.contains("No file imports ShopApp."))
        let core = try await BuiltProgram.run("imports", package.path, "--module", "Core")
        #expect(core.status == 0 && core.output.contains("import Core"))
    }

    @Test func `explain takes a kind in any case`() async throws {
        let outcome = try await BuiltProgram.run("explain", "Unused")
        #expect(outcome.status == 0)
        #expect(try await BuiltProgram.run("explain", "unused").output == outcome.output)
    }

    @Test func `explain knows no rule that nothing checks`() async throws {
        #expect(try await BuiltProgram.run("explain", "tangle").status != 0)
        #expect(try await !BuiltProgram.run("explain").output.contains("tangle"))
    }

    @Test func `what lists something ends with 2 where something may be missing`() async throws {
        try package.write(Data([0x66, 0xFF, 0xFE, 0x0A]), to: "Sources/Core/Broken.swift")
        for command in ["modules", "imports", "graph", "devapps", "previews"] {
            let outcome = try await BuiltProgram.run(command, package.path)
            #expect(outcome.status == 2, "\(command)")
            #expect(outcome.errors.contains("1 item could not be read"), "\(command)")
            #expect(!outcome.output.isEmpty, "\(command)")
        }
        // A path that is found is there; one that is not found may be hidden.
        let found = try await BuiltProgram.run("why", "ShopApp", "Core", package.path)
        let missing = try await BuiltProgram.run("why", "Core", "ShopApp", package.path)
        #expect([found.status, missing.status] == [0, 2])
    }

    @Test func `all mistakes in the configuration come at once`() async throws {
        try package.write(
            "layers:\n  - name: App\n    modulse: [ShopApp]\nseverities:\n  upward: eror\n",
            to: ".strata.yml")
        let outcome = try await BuiltProgram.run("check", package.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(".strata.yml:3:5: "))
        #expect(outcome.errors.contains(".strata.yml:5:11: "))
    }
}
