import Foundation
import Testing
import Tiers

/// What the record and comparisons do where git or the folder is not as usual: nothing is lost, and
/// what cannot be done is said.
@Suite(.real, .serialized) struct RatchetFaultsTests {
    private let scratch: ScratchFolder
    private let shop: String

    init() async throws {
        scratch = try ScratchFolder()
        shop = scratch.path + "/Shop"
        try scratch.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [.target(name: "Cart", dependencies: ["Orders"]), .target(name: "Orders")]
            )

            """, to: "Shop/Package.swift")
        try scratch.write(
            "layers:\n  - name: Features\n    modules: [Cart, Orders]\n    peers: features\n",
            to: "Shop/.strata.yml")
        try scratch.write("public struct Order {}\n", to: "Shop/Sources/Orders/Order.swift")
        try writeCart("let order: Order? = nil")
        try scratch.write(".build\n", to: "Shop/.gitignore")
        try await git("init", "--quiet", "--initial-branch", "main")
        try await commit()
    }

    private func writeCart(_ line: String) throws {
        try scratch.write(
            "import Orders\n\nstruct Cart { \(line) }\n", to: "Shop/Sources/Cart/Cart.swift")
    }

    /// A second feature that breaks what the first does.
    private func writeAnother() throws {
        try scratch.write("import Cart\nlet a = 1\n", to: "Shop/Sources/Orders/Back.swift")
    }

    @discardableResult private func git(
        _ arguments: String..., in folder: String? = nil
    ) async throws -> String {
        try await BuiltProgram.git(arguments, in: folder ?? shop)
    }

    private func commit() async throws {
        try await git("add", "--all")
        try await git("commit", "--quiet", "--message", "a")
    }

    private func strata(_ arguments: String..., in folder: String? = nil) async throws
        -> BuiltProgram.Outcome
    {
        try await BuiltProgram.run(BuiltProgram.strata, arguments + [folder ?? shop])
    }

    @Test func `a base is compared without a branch, and inside a submodule`() async throws {
        try writeAnother()
        try await commit()
        try await git("checkout", "--quiet", "--detach")
        let detached = try await strata("check", "--base", "HEAD~1")
        #expect(detached.status == 1)
        #expect(detached.output.contains("Feature Orders imports feature Cart"))

        let outer = scratch.path + "/Outer"
        try FileManager.default.createDirectory(
            atPath: outer, withIntermediateDirectories: false)
        try await git("init", "--quiet", in: outer)
        try await git(
            "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", shop, "Kit",
            in: outer)
        let inside = try await strata("check", "--base", "HEAD~1", in: outer + "/Kit")
        #expect(inside.status == 1 && inside.output == detached.output, "\(inside.errors)")
    }

    @Test func `a codebase in a folder of its repository is compared alone`() async throws {
        let outer = scratch.path + "/Outer"
        try FileManager.default.createDirectory(
            atPath: outer, withIntermediateDirectories: false)
        try FileManager.default.removeItem(atPath: shop + "/.git")
        try FileManager.default.moveItem(atPath: shop, toPath: outer + "/Shop")
        try await git("init", "--quiet", in: outer)
        try await git("add", "--all", in: outer)
        try await git("commit", "--quiet", "--message", "a", in: outer)
        try scratch.write("import Cart\nlet a = 1\n", to: "Outer/Shop/Sources/Orders/Back.swift")
        try scratch.write("let b = 1\n", to: "Outer/Other/Other.swift")
        let check = try await strata("check", "--base", "HEAD", in: outer + "/Shop")
        #expect(check.status == 1)
        #expect(check.output.contains("Feature Orders imports feature Cart"))
        let affected = try await strata("affected", "--base", "HEAD", in: outer + "/Shop")
        #expect(affected.status == 0, "\(affected.errors)")
        #expect(affected.output.contains("Orders") && affected.errors.isEmpty)
    }

    @Test func `a repository without files is named as such`() async throws {
        let bare = scratch.path + "/Shop.git"
        try await git("clone", "--quiet", "--bare", shop, bare)
        for command in [["check"], ["check", "--base", "HEAD"], ["baseline"]] {
            let outcome = try await BuiltProgram.run(BuiltProgram.strata, command + [bare])
            #expect(outcome.status == 2 && outcome.output.isEmpty)
            #expect(outcome.errors.contains("no Swift files"), "\(outcome.errors)")
        }
        let revision = try await strata("check", "--at", "HEAD", in: bare)
        #expect(revision.status == 1, "\(revision.errors)")
        #expect(revision.output.contains("Feature Cart imports feature Orders"))
    }

    @Test func `without git everything but comparing works`() async throws {
        try FileManager.default.removeItem(atPath: shop + "/.git")
        #expect(try await strata("baseline").status == 0)
        #expect(try await strata("check").status == 0)
        #expect(try await strata("check", "--base", "HEAD").status == 2)
    }

    @Test func `where nothing can be written the old record stays`() async throws {
        // Notes about changes cannot be kept where a file stands in the place of their folder.
        try scratch.write("", to: "Shop/.build")
        let outcome = try await strata("baseline")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("Nothing was changed"), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: shop + "/.strata.baseline.yml"))
        #expect(try await strata("check").status == 1)
    }

    /// What is there when the program is killed, from the first note to the end.
    private static let moments = [
        ".build/strata/changes", ".build/strata/changes/lock",
        ".build/strata/changes/1.change.draft", ".build/strata/changes/1.change",
        ".strata.baseline.yml",
    ]

    @Test(arguments: moments)
    func `a killed run leaves no record or a whole one`(moment: String) async throws {
        try BuiltProgram.kill(["baseline", shop], once: shop + "/" + moment)
        // What is half done is undone by the next run that writes.
        let next = try await strata("baseline")
        #expect(next.status == 0, "\(next.errors)")
        let record = try scratch.text(of: "Shop/.strata.baseline.yml")
        #expect(
            record.hasSuffix(
                #"  - { kind: sideways, from: "::Cart", to: "::Orders", names: ["Order"] }"# + "\n")
        )
        #expect(try await strata("check").status == 0)
    }
}
