import Foundation
import Testing
import Tiers

/// No program that a repository names is run, by any command, whatever git would do.
@Suite(.real) struct HostileRepositoryTests {
    private let scratch: ScratchFolder
    private var folder: String { scratch.path + "/Shop" }
    /// A trap leaves a file here that is called as what ran it.
    private var sprung: String { scratch.path + "/sprung" }

    init() throws {
        scratch = try ScratchFolder()
        let package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
        try FileManager.default.copyItem(atPath: package.path, toPath: folder)
        try FileManager.default.createDirectory(
            atPath: sprung, withIntermediateDirectories: true)
    }

    /// The keys of `git help --config` that name a command, with names where they have a place for
    /// one; two bytes that are no UTF-8 stand for `NAME`.
    private func keys() async throws -> [String] {
        let help = try await BuiltProgram.run("git", ["help", "--config"])
        let marks = [
            "command", "cmd", "driver", "helper", "editor", "pager", "textconv", "clean", "smudge",
            "program", "askpass", "fsmonitor", "external", "gitproxy", "hookspath", "uploadpack",
            "receivepack", "vcs", "browser", "packobjectshook", "signer", "difftool", "mergetool",
        ]
        // With a command in the place of a number or of yes and no, git does nothing at all.
        let otherSections = ["advice", "completion", "rebase", "color", "column"]
        let otherNames = ["binary", "cachetextconv", "fsmonitorhookversion"]
        let listed = help.output.split(separator: "\n").map(String.init).filter { key in
            let parts = key.lowercased().split(separator: ".").map(String.init)
            guard parts.count > 1, let section = parts.first, let name = parts.last else {
                return false
            }
            return marks.contains { key.lowercased().contains($0) }
                && !otherSections.contains(section) && !otherNames.contains(name)
        }
        // What the list of this git does not name.
        let further = [
            "filter.<driver>.process", "trailer.<token>.command", "trailer.<token>.cmd",
            "submodule.<name>.update", "alias.status", "alias.ls-files", "core.sshCommand",
        ]
        return listed + further
    }

    /// Sets every key to a trap that is called as the key, and has git convert every file.
    private func setTraps() async throws {
        var config = Data("[core]\nrepositoryformatversion = 0\nbare = false\n".utf8)
        for key in try await keys() {
            let parts = key.split(separator: ".", omittingEmptySubsequences: false)
            guard let section = parts.first, let last = parts.last else { continue }
            let name = last.hasPrefix("<") ? "NAME" : String(last)
            let inner = parts.dropFirst().dropLast().joined(separator: ".")
            let value = "touch '\(sprung)/\(key)'; cat"
            for word in inner.isEmpty ? [nil] : [Data("NAME".utf8), Data([0xFF, 0xFE])] {
                config += Data("[\(section)".utf8)
                if let word { config += Data(" \"".utf8) + word + Data("\"".utf8) }
                config += Data("]\n\t\(name) = \"\(value)\"\n".utf8)
            }
        }
        config += Data("[filter \"NAME\"]\n\trequired = true\n".utf8)
        try scratch.write(config, to: "Shop/.git/config")
        try scratch.write(
            Data("*.swift filter=".utf8) + Data([0xFF, 0xFE])
                + Data("\n*.yml filter=NAME diff=NAME merge=NAME\n".utf8),
            to: "Shop/.git/info/attributes")
        for hook in ["post-index-change", "reference-transaction", "post-checkout", "pre-auto-gc"] {
            try scratch.write(
                "#!/bin/sh\ntouch '\(sprung)/hook \(hook)'\n", to: "Shop/.git/hooks/\(hook)")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/.git/hooks/\(hook)")
        }
    }

    private func git(_ arguments: [String]) async throws -> BuiltProgram.Outcome {
        let person = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        return try await BuiltProgram.run("git", person + ["-C", folder] + arguments)
    }

    private func traps() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: sprung).sorted()
    }

    private static let commands: [[String]] = [
        ["check", "."], ["check", ".", "--at", "HEAD~1"], ["check", ".", "--base", "HEAD~1"],
        ["affected", ".", "--base", "HEAD"],
        ["affected", ".", "--base", "HEAD~1"],
        ["modules", "."], ["graph", "."], ["health", "."], ["imports", "."], ["composition", "."],
        ["previews", "."], ["devapps", "."], ["snapshots", "."], ["why", "ShopApp", "Core", "."],
        ["baseline", ".", "--prune"], ["plan", ".", "--module", "HomeFeature"],
        ["seams", "Money", "."],
        ["history", "."], ["blame", "Core", "."], ["report", "-", "."],
        ["check", ".", "--units", "folders"], ["explain", "upward"], ["cache"],
        ["snapshots", ".", "--diff"], ["snapshots", ".", "--accept-all"],
        ["extract", "--seed", "Money", "--name", "MoneyKit", "--module", "Core", "."],
        ["invert", "HomeFeature", "ProfileFeature"],
        ["invert", "HomeFeature", "ProfileFeature", "--apply", "--yes", "--allow-dirty"],
        [
            "extract", "--seed", "Money", "--name", "MoneyKit", "--module", "Core", ".", "--apply",
            "--yes", "--allow-dirty",
        ],
        ["imports", ".", "--fix", "--yes"], ["new", "feature", "Search", ".", "--yes"],
        ["new", "feature", "--undo"], ["baseline", "."], ["init", "."],
    ]

    @Test func `no key of a repository's configuration has anything run`() async throws {
        #expect(try await git(["init", "-q"]).status == 0)
        for text in ["// 1\n", "// 2\n"] {
            try scratch.write(text, to: "Shop/Sources/Core/More.swift")
            _ = try await git(["add", "--all"])
            #expect(try await git(["commit", "-qm", "change"]).status == 0)
        }
        try await setTraps()
        // Git can read all of it: what it does not run is no mistake of the configuration.
        let listing = ["-c", "core.fsmonitor=false", "ls-files", "--stage"]
        #expect(try await git(listing).status == 0)
        #expect(try traps() == [])
        // The times are not those that git knows, so that it would look at every file.
        for file in [".strata.yml", "Sources/Core/Money.swift", "Sources/HomeFeature/Home.swift"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -100)],
                ofItemAtPath: folder + "/" + file)
        }
        for command in Self.commands {
            let outcome = try await BuiltProgram.run(
                BuiltProgram.strata, command, in: folder)
            #expect(
                try traps() == [], "\(command): \(outcome.status) \(outcome.errors)")
        }
        try await visitScreens()
        #expect(try traps() == [])
        // Git itself steps into them: they are traps.
        _ = try await git(["status", "--porcelain"])
        #expect(Set(try traps()).isSuperset(of: ["core.fsmonitor", "filter.<driver>.process"]))
    }

    /// Opens the program and goes to every section.
    private func visitScreens() async throws {
        let terminal = try await TmuxTerminal(in: folder)
        try await terminal.startStrata(section: "1")
        for section in 2...9 {
            try await terminal.press("\(section)")
            try await Task.sleep(for: .milliseconds(200))
        }
        try await terminal.press("0")
        try await terminal.wait(for: "Health")
        try await terminal.press("q")
    }

    @Test func `no program beside the sources is taken for git`() async throws {
        try scratch.write("#!/bin/sh\ntouch '\(sprung)/git'\n", to: "Shop/git")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder + "/git")
        #expect(try await git(["init", "-q"]).status == 0)
        let path = ".::" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        let outcome = try await BuiltProgram.run(
            "env", ["PATH=\(path)", BuiltProgram.strata, "affected", ".", "--base", "HEAD"],
            in: folder)
        #expect(outcome.status == 2)
        #expect(try traps() == [])
    }

    @Test func `what a repository brings in from elsewhere has nothing run`() async throws {
        #expect(try await git(["init", "-q"]).status == 0)
        for text in ["// 1\n", "// 2\n"] {
            try scratch.write(text, to: "Shop/Sources/Core/More.swift")
            _ = try await git(["add", "--all"])
            #expect(try await git(["commit", "-qm", "change"]).status == 0)
        }
        try await bringIn()
        let environment = [
            "GIT_EXTERNAL_DIFF=\(trap("external"))", "GIT_SSH_COMMAND=\(trap("ssh"))",
            "GIT_PAGER=\(trap("pager"))", "GIT_EDITOR=\(trap("editor"))", "GIT_CONFIG_COUNT=1",
            "GIT_CONFIG_KEY_0=core.fsmonitor", "GIT_CONFIG_VALUE_0=\(trap("variable"))",
            "GIT_ALLOW_PROTOCOL=ext", "GIT_DIR=\(scratch.path)/elsewhere",
        ]
        // These only read, which is what the traps here are for; the test above runs all commands.
        for command in Self.commands.prefix(12) + [["history", "."], ["blame", "Core", "."]] {
            let outcome = try await BuiltProgram.run(
                "env", environment + [BuiltProgram.strata] + command, in: folder)
            #expect(try traps() == [], "\(command): \(outcome.status) \(outcome.errors)")
        }
        // Git itself steps into them: they are traps.
        _ = try await git(["status", "--porcelain"])
        _ = try await git([
            "-c", "protocol.ext.allow=always", "cat-file", "-p", "HEAD~1:.strata.yml",
        ])
        #expect(Set(try traps()).isSuperset(of: ["include", "ext"]))
    }

    private func trap(_ name: String) -> String { "touch '\(sprung)/\(name)'; cat" }

    /// Has the repository stand elsewhere, include further settings, lack a blob that a remote is said to
    /// have, borrow objects, and hold another repository.
    private func bringIn() async throws {
        let git = scratch.path + "/elsewhere"
        let blob = try await self.git(["rev-parse", "HEAD~1:.strata.yml"]).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try FileManager.default.moveItem(atPath: folder + "/.git", toPath: git)
        try scratch.write("gitdir: ../elsewhere\n", to: "Shop/.git")
        try FileManager.default.removeItem(
            atPath: "\(git)/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
        try scratch.write(
            """
            [core]
            repositoryformatversion = 1
            bare = false
            [extensions]
            partialClone = origin
            [remote "origin"]
            promisor = true
            partialclonefilter = blob:none
            url = "ext::sh -c \(trap("ext").replacing("; cat", with: "").replacing(" ", with: "% "))"
            [include]
            path = more
            [includeIf "gitdir:/"]
            path = more
            """, to: "elsewhere/config")
        try scratch.write("[core]\nfsmonitor = \"\(trap("include"))\"\n", to: "elsewhere/more")
        try scratch.write(
            scratch.path + "/other/objects\n", to: "elsewhere/objects/info/alternates")
        try scratch.write("", to: "other/objects/pack/none")
        try FileManager.default.createDirectory(
            atPath: folder + "/Kit", withIntermediateDirectories: true)
        _ = try await BuiltProgram.run("git", ["init", "-q", folder + "/Kit"])
        try scratch.write(
            "[core]\nfsmonitor = \"\(trap("inner"))\"\nbare = false\n", to: "Shop/Kit/.git/config")
        try scratch.write("struct Inner {}\n", to: "Shop/Kit/Inner.swift")
    }
}
