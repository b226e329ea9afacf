import Foundation
import Testing
import Tiers

/// What `strata history` and `strata blame` print and end with.
@Suite(.real) struct HistoryCommandTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `history prints each commit in each format, and blame names one`() async throws {
        try await shop()
        let text = try await strata("history", scratch.path)
        #expect(text.status == 0, "\(text.errors)")
        #expect(text.output.hasPrefix("2 commits from "))
        #expect(text.output.contains("add the edge"))
        let json = try await strata("history", scratch.path, "--format", "json")
        let report =
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let commits = report?["commits"] as? [[String: Any]]
        #expect(commits?.map { $0["dependencies"] as? Int } == [0, 1])
        let csv = try await strata("history", scratch.path, "--format", "csv", "--every", "2")
        #expect(csv.output.split(separator: "\n").count == 2)
        let svg = try await strata("history", scratch.path, "--format", "svg")
        #expect(svg.output.hasPrefix("<svg ") && svg.output.hasSuffix("</svg>\n"))
        let blame = try await strata("blame", "Cart -> Core", scratch.path)
        #expect(blame.status == 0, "\(blame.errors)")
        #expect(blame.output.contains("add the edge"))
    }

    @Test func `what is not there, unknown or no history ends with 2 and a sentence`() async throws
    {
        let nowhere = try await strata("history", scratch.path)
        #expect(nowhere.status == 2 && nowhere.errors.contains("is in no git repository"))
        try await shop()
        let unknown = try await strata("blame", "Nobody", scratch.path)
        #expect(unknown.status == 2 && unknown.errors.contains("is called Nobody"))
        let since = try await strata("history", scratch.path, "--since", "v9")
        #expect(since.status == 2 && since.errors.contains("There is no revision “v9”"))
        let every = try await strata("history", scratch.path, "--every", "0")
        #expect(every.status == 2)
    }

    @Test func `a repository that is not whole says so in a sentence`() async throws {
        try await shop()
        try await git("config", "uploadpack.allowFilter", "true")
        let source = "file://" + scratch.path
        try await git("clone", "-q", "--depth=1", source, scratch.path + "/shallow")
        let shallow = try await strata("history", scratch.path + "/shallow")
        #expect(shallow.status == 0 && shallow.output.contains("git fetch --unshallow"))
        try await git(
            "clone", "-q", "--no-checkout", "--filter=blob:none", source, scratch.path + "/part")
        let part = try await strata("history", scratch.path + "/part")
        #expect(part.status == 2 && part.output.contains(" never fetched"))
        #expect(part.output.hasPrefix("No commit could be read."))
        try scratch.write("", to: ".git/info/grafts")
        let grafts = try await strata("history", scratch.path)
        #expect(grafts.status == 0 && grafts.output.contains("grafts, which are not followed"))
    }

    @Test func `without git there is a sentence and no number`() async throws {
        try await shop()
        for arguments in [["history", scratch.path], ["blame", "Cart", scratch.path]] {
            let outcome = try await BuiltProgram.run(
                BuiltProgram.strata, arguments, adding: ["PATH": scratch.path])
            #expect(outcome.status == 2 && outcome.output.isEmpty)
            #expect(outcome.errors.contains("Install git to read revisions."), "\(outcome.errors)")
        }
    }

    private func strata(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, arguments)
    }

    private func shop() async throws {
        try manifest(cartDependsOn: "")
        try scratch.write("public struct Core {}\n", to: "Sources/Core/Core.swift")
        try scratch.write("struct Cart {}\n", to: "Sources/Cart/Cart.swift")
        try await git("init", "-q")
        try await commit("begin")
        try manifest(cartDependsOn: "\"Core\"")
        try scratch.write(
            "import Core\nstruct Cart { let core = Core() }\n", to: "Sources/Cart/Cart.swift")
        try await commit("add the edge")
    }

    private func manifest(cartDependsOn names: String) throws {
        try scratch.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Core"), .target(name: "Cart", dependencies: [\(names)]),
            ])
            """, to: "Package.swift")
    }

    private func commit(_ subject: String) async throws {
        try await git("add", "--all")
        try await git("commit", "-qm", subject)
    }

    private func git(_ arguments: String...) async throws {
        let person = ["-c", "user.name=A", "-c", "user.email=a@b", "-C", scratch.path]
        let outcome = try await BuiltProgram.run("git", person + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }
}
