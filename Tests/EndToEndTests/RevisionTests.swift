import Foundation
import Testing
import Tiers

/// `check --at REV` is `check` on a checkout of the revision.
@Suite(.real) struct RevisionTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(arguments: [
        "Yams", "swift-argument-parser", "swift-subprocess", "swift-system",
    ])
    func `a package at HEAD is what a clone of it is`(name: String) async throws {
        let package = try BuiltProgram.checkout(name)
        // A root package is called as its folder is.
        try await git("clone", "--quiet", "--no-local", package, scratch.path + "/" + name)
        let there = try await check(scratch.path + "/" + name)
        let kept = try await check(package, "--at", "HEAD")
        #expect(there.report["totals"] != nil)
        #expect(kept.report == there.report)
        #expect(kept.status == there.status)
    }

    @Test func `an old revision is what its worktree is, and not the folder`() async throws {
        try await makeShop()
        try scratch.write("import Core\n", to: "Shop/Sources/Core/Added.swift")
        try await commit("Add a file")
        try scratch.write("import HomeFeature\n", to: "Shop/Sources/Core/Money.swift")
        try await git(
            "-C", shop, "worktree", "add", "--quiet", scratch.path + "/old/Shop", "HEAD~1")
        let old = try await check(scratch.path + "/old/Shop")
        #expect(try await check(shop, "--at", "HEAD~1") == old)
        #expect(try await check(shop, "--at=v1") == old)
        #expect(try await check(shop, "--at", "HEAD") != old)
        #expect(try await check(shop) != check(shop, "--at", "HEAD"))
        // What the text quotes is quoted from the revision as well.
        let quoted = try await quotedLines("check", shop, "--at", "HEAD~1")
        #expect(quoted.contains { $0.contains("import ProfileFeature") })
        #expect(try await quotedLines("check", scratch.path + "/old/Shop") == quoted)
    }

    @Test func `a folder of a repository is read alone, with the rules above it`() async throws {
        try await makeShop()
        try scratch.write("ignored/\n", to: "Shop/.gitignore")
        try await commit("Ignore")
        try await git("-C", shop, "worktree", "add", "--quiet", scratch.path + "/w/Shop", "HEAD")
        let kept = try await check(shop + "/Sources", "--at", "HEAD")
        #expect(kept == (try await check(scratch.path + "/w/Shop/Sources")))
        #expect(kept.report["totals"] != nil)
        let gone = try await strata("check", scratch.path, "--at", "HEAD")
        #expect(gone.status == 2)
        #expect(gone.errors.contains("is in no git repository"))
        try scratch.write("let a = 1", to: "Shop/New/a.swift")
        let new = try await strata("check", shop + "/New", "--at", "HEAD")
        #expect(new.status == 2)
        #expect(new.errors.contains("is not a folder in “HEAD”"))
    }

    @Test(arguments: ["nothing", "--help", "-x", "HEAD:Package.swift", "HEAD^{tree}", "a\nb"])
    func `what is no commit is said in one sentence and ends with 2`(name: String) async throws {
        try await makeShop()
        let outcome = try await strata("check", shop, "--at=" + name)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("There is no revision “"))
    }

    @Test func `what a repository does not hold is incomplete and says what to do`() async throws {
        try await makeShop()
        try scratch.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 1\n",
            to: "Shop/Sources/Core/Large.swift")
        try await git("-C", shop, "add", ".")
        try await git(
            "-C", shop, "update-index", "--add", "--cacheinfo",
            "160000,1234567890123456789012345678901234567890,Sources/Core/Sub")
        try FileManager.default.createSymbolicLink(
            atPath: shop + "/Sources/Core/gone.swift", withDestinationPath: "nothing.swift")
        try FileManager.default.createSymbolicLink(
            atPath: shop + "/Sources/Linked", withDestinationPath: "Core")
        try await git("-C", shop, "add", "Sources/Core/gone.swift", "Sources/Linked")
        try await git("-C", shop, "commit", "--quiet", "-m", "Odd")
        let kept = try await check(shop, "--at", "HEAD")
        let items = try #require(kept.report["incomplete"] as? [[String: Any]])
        let reasons = Dictionary(
            uniqueKeysWithValues: items.map {
                ($0["path"] as? String ?? "", $0["reason"] as? String ?? "")
            })
        #expect(kept.status != 0)
        #expect(reasons["Sources/Core/Large.swift"]?.contains("git lfs pull") == true)
        #expect(reasons["Sources/Core/Sub"]?.contains("submodule") == true)
        #expect(reasons["Sources/Core/gone.swift"]?.contains("Broken symbolic link") == true)
        #expect(reasons.count == 3)
    }

    @Test func `nothing of a revision is run, and nothing is written to the folder`() async throws {
        try await makeShop()
        try scratch.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            import Foundation
            FileManager.default.createFile(atPath: "\(scratch.path)/ran", contents: nil)
            let name = ProcessInfo.processInfo.hostName
            let package = Package(name: name, targets: [.target(name: name)])
            """, to: "Shop/Package.swift")
        try await commit("Do harm")
        let trusted = try await strata("check", shop, "--at", "HEAD", "--trust")
        #expect(trusted.status == 2)
        #expect(trusted.errors.contains("nothing of a revision is run"))
        let items = try await check(shop, "--at", "HEAD").report["incomplete"] as? [[String: Any]]
        #expect(items?.isEmpty == false)
        #expect(items?.allSatisfy { $0["path"] as? String == "Package.swift" } == true)
        for options in [["imports", shop, "--fix", "--yes"], ["init", shop, "--force"]] {
            let outcome = try await BuiltProgram.run(
                BuiltProgram.strata, options + ["--at", "HEAD"])
            #expect(outcome.status == 2)
        }
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/ran"))
        #expect(
            try await BuiltProgram.run("git", ["-C", shop, "status", "--porcelain"]).output == "")
    }

    @Test func `all commands that read can read a revision`() async throws {
        try await makeShop()
        try FileManager.default.removeItem(atPath: shop + "/Sources")
        for (command, word) in [
            ("modules", "HomeFeature"), ("graph", "HomeFeature"), ("imports", "HomeFeature"),
            ("previews", "No views"), ("devapps", "HomeFeature"), ("init", "Features"),
        ] {
            let options = command == "init" ? ["--dry-run"] : []
            let outcome = try await BuiltProgram.run(
                BuiltProgram.strata, [command, shop, "--at", "HEAD"] + options)
            #expect(outcome.status == 0, "\(command): \(outcome.errors)")
            #expect(outcome.output.contains(word), "\(command): \(outcome.output)")
        }
        let why = try await strata("why", "ShopApp", "Core", shop, "--at", "HEAD")
        #expect(why.status == 0, "\(why.errors)")
        let without = try await strata(shop, "--at", "HEAD")
        #expect(without.output.contains("sideways"))
    }

    // MARK: Parts

    /// What `check` says, but for the time that it took.
    private struct Checked: Equatable {
        let status: Int32
        let report: NSDictionary
    }

    private func check(_ arguments: String...) async throws -> Checked {
        let outcome = try await BuiltProgram.run(
            BuiltProgram.strata, ["check", "--format", "json"] + arguments)
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        var report = try #require(json as? [String: Any], "\(outcome.errors)")
        var summary = try #require(report["summary"] as? [String: Any])
        summary["milliseconds"] = nil
        report["summary"] = summary
        return Checked(
            status: outcome.status,
            report: NSDictionary(dictionary: Self.withoutReasons(report) as? [String: Any] ?? [:]))
    }

    /// Why evidence is by name differs: a folder was not built, of a revision nobody asks.
    private static func withoutReasons(_ json: Any) -> Any {
        switch json {
        case let object as [String: Any]:
            object.filter { $0.key != "inexact" }.mapValues(withoutReasons)
        case let list as [Any]: list.map(withoutReasons)
        default: json
        }
    }

    /// What a command prints, but for the line with the time, and for why evidence is by name.
    private func quotedLines(_ arguments: String...) async throws -> [Substring] {
        let outcome = try await BuiltProgram.run(BuiltProgram.strata, arguments)
        return outcome.output.split(separator: "\n").filter {
            !$0.hasSuffix(" ms") && !$0.contains("by name")
        }
    }

    private var shop: String { scratch.path + "/Shop" }

    /// A repository with one commit, which the tag `v1` names.
    private func makeShop() async throws {
        let files = try ScratchFolder()
        try files.writePackageWithSidewaysImport()
        try FileManager.default.moveItem(atPath: files.path, toPath: shop)
        try await git("init", "--quiet", shop)
        try await commit("Begin")
        try await git("-C", shop, "tag", "-a", "-m", "One", "v1")
    }

    private func commit(_ message: String) async throws {
        try await git("-C", shop, "add", "--all")
        try await git("-C", shop, "commit", "--quiet", "-m", message)
    }

    private func git(_ arguments: String...) async throws {
        try await BuiltProgram.git(arguments)
    }

    private func strata(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, arguments)
    }
}
