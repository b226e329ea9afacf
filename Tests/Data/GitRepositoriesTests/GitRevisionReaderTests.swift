import Codebase
import Foundation
import TemporaryCodebases
import Testing
import Tiers

@testable import GitRepositories

@Suite(.real) struct GitRevisionReaderTests {
    private let scratch: ScratchRepository
    private let reader = GitRevisionReader()

    init() throws { scratch = try ScratchRepository() }

    private var folder: String { scratch.folder }

    @Test func `all that a commit holds is listed with its bytes`() async throws {
        try repository(["a.swift": "a\r\n", "Sub/é\tb\n.swift": "", "Sub/c": "\u{0}c"])
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/link", withDestinationPath: "Sub/c")
        try scratch.git("add", ".")
        try scratch.git("commit", "-qm", "link")
        let revision = try await reader.revision("HEAD", of: folder)
        var found: [String: String] = [:]
        for entry in revision.entries {
            let bytes = try revision.bytes(of: entry.object, upTo: 99).bytes
            found[String(decoding: entry.path, as: UTF8.self)] = String(
                decoding: bytes, as: UTF8.self)
        }
        #expect(
            found == [
                "a.swift": "a\r\n", "Sub/é\tb\n.swift": "", "Sub/c": "\u{0}c", "link": "Sub/c",
            ])
        #expect(revision.entries.filter { $0.kind == .link }.map(\.path) == [Array("link".utf8)])
    }

    @Test func `attributes change nothing, as bytes come as they are kept`() async throws {
        try repository([
            ".gitattributes": "* text eol=crlf ident filter=evil diff=evil\n",
            "a.swift": "// $Id$\nlet a = 1\n",
        ])
        for key in ["filter.evil.smudge", "diff.evil.textconv"] {
            try scratch.git("config", key, "touch \(folder)/ran; cat")
        }
        #expect(try await text(of: "a.swift", at: "HEAD") == "// $Id$\nlet a = 1\n")
        #expect(!FileManager.default.fileExists(atPath: folder + "/ran"))
    }

    @Test func `no program that the repository names is run`() async throws {
        try repository(["a.swift": "1"])
        let program = folder + "/program"
        try scratch.write("#!/bin/sh\ntouch \(folder)/ran\n", to: "program")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: program)
        let keys = [
            "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.askPass",
            "credential.helper", "core.alternateRefsCommand", "gpg.program", "pager.ls-tree",
            "pager.cat-file", "diff.external", "alias.ls-tree", "alias.cat-file",
        ]
        for key in keys { try scratch.git("config", key, "!" + program) }
        for hook in ["post-checkout", "reference-transaction", "post-index-change"] {
            try FileManager.default.copyItem(
                atPath: program, toPath: folder + "/.git/hooks/" + hook)
        }
        #expect(try await text(of: "a.swift", at: "HEAD") == "1")
        #expect(!FileManager.default.fileExists(atPath: folder + "/ran"))
    }

    @Test func `what was never fetched is said and not fetched`() async throws {
        try repository(["a.swift": "first"])
        try scratch.git("config", "uploadpack.allowFilter", "true")
        let clone = folder + "/clone"
        try scratch.git(
            "clone", "-q", "--no-checkout", "--filter=blob:none", "file://" + folder, clone)
        let revision = try await reader.revision("HEAD", of: clone)
        let entry = try #require(revision.entries.first)
        for _ in 0..<20 {
            #expect(throws: ContentError.self) { try revision.bytes(of: entry.object, upTo: 9) }
        }
        try scratch.git("-C", clone, "-c", "protocol.allow=always", "checkout", "-q", "HEAD")
        let fetched = try await reader.revision("HEAD", of: clone)
        #expect(try fetched.bytes(of: entry.object, upTo: 9).bytes == Array("first".utf8))
    }

    @Test(arguments: [
        "no", "", "--all", "-h", "--batch-all-objects", "HEAD\n", "HEAD:a.swift", "HEAD^{tree}",
        "HEAD HEAD", ":a.swift", "../HEAD",
    ])
    func `what leads to no commit is unknown, whatever it looks like`(name: String) async throws {
        try repository(["a.swift": "1"])
        await #expect(throws: RevisionError.unknown(name: name)) {
            try await reader.revision(name, of: folder)
        }
    }

    @Test func `branches, tags, digests and their ancestors lead to their commit`() async throws {
        try repository(["a.swift": "1"])
        try scratch.git("tag", "-a", "-m", "one", "v1")
        try scratch.git("branch", "old")
        try scratch.write("2", to: "a.swift")
        try scratch.git("commit", "-qam", "two")
        let digest = try scratch.git("rev-parse", "v1^{commit}").split(separator: "\n")[0]
        for name in ["v1", "old", "HEAD~1", "HEAD^", String(digest.prefix(12))] {
            #expect(try await text(of: "a.swift", at: name) == "1", "\(name)")
        }
        #expect(try await text(of: "a.swift", at: "HEAD") == "2")
    }

    @Test func `a file beyond the limit is cut, and those after it are right`() async throws {
        let large = String(repeating: "0123456789", count: 4_500_000)
        try repository(["large": large, "small": "small", "empty": ""])
        let revision = try await reader.revision("HEAD", of: folder)
        func bytes(_ name: String, upTo limit: Int) throws -> FileBytes {
            let entry = try #require(revision.entries.first { $0.path == Array(name.utf8) })
            return try revision.bytes(of: entry.object, upTo: limit)
        }
        for limit in [0, 5, 100_000, 20_000_000] {
            let cut = try bytes("large", upTo: limit)
            #expect(cut.isCut)
            #expect(cut.bytes == Array(large.utf8.prefix(limit)))
            #expect(try bytes("small", upTo: 5) == FileBytes(Array("small".utf8)))
            #expect(try bytes("empty", upTo: 0) == FileBytes([]))
        }
        #expect(try !bytes("large", upTo: large.utf8.count).isCut)
    }

    @Test func `many threads get each its own answer`() async throws {
        var files: [String: String] = [:]
        for index in 0..<200 { files["f\(index)"] = String(repeating: "\(index) ", count: index) }
        try repository(files)
        let revision = try await reader.revision("HEAD", of: folder)
        await withTaskGroup(of: Bool.self) { [files] group in
            for entry in revision.entries {
                group.addTask { [files] in
                    let read = try? revision.bytes(of: entry.object, upTo: 9_999)
                    let name = String(decoding: entry.path, as: UTF8.self)
                    return read?.bytes == files[name].map { Array($0.utf8) }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test func `files read in one go are each what they are, cut or whole`() async throws {
        var files = ["large": String(repeating: "0123456789", count: 4_500_000)]
        for index in 0..<120 { files["f\(index)"] = String(repeating: "\(index)\n", count: index) }
        try repository(files)
        let revision = try await reader.revision("HEAD", of: folder)
        for limit in [10, 50_000_000] {
            let read = revision.bytes(ofEach: revision.entries.map(\.object), upTo: limit)
            #expect(read.count == files.count)
            for (entry, found) in zip(revision.entries, read) {
                let text = try #require(files[String(decoding: entry.path, as: UTF8.self)])
                let whole = Array(text.utf8)
                #expect(
                    try found.get()
                        == FileBytes(Array(whole.prefix(limit)), isCut: whole.count > limit))
            }
        }
    }

    @Test func `a list that is too long is refused`() async throws {
        try repository(["a.swift": "1", "b.swift": "2"])
        await #expect(throws: RevisionError.self) {
            try await GitRevisionReader(sharing: GitCommits(limit: 100)).revision(
                "HEAD", of: folder)
        }
    }

    @Test func `a folder without repository is no part of one around it`() async throws {
        try repository(["Sub/a.swift": "1"])
        await #expect(throws: RevisionError.self) {
            try await reader.revision("HEAD", of: folder + "/Sub")
        }
    }

    @Test func `no variable leads git elsewhere, and git is no program nearby`() {
        let person = [
            "GIT_DIR": "/x", "GIT_EXTERNAL_DIFF": "evil", "HOME": "/h", "PATH": ".:/usr/bin",
        ]
        let variables = GitEnvironment.variables(for: "/a/b", in: person)
        let ours = [
            "GIT_NO_LAZY_FETCH", "GIT_ALLOW_PROTOCOL", "GIT_TERMINAL_PROMPT",
            "GIT_CEILING_DIRECTORIES", "GIT_WORK_TREE", "GIT_GRAFT_FILE",
        ]
        #expect(Set(variables.keys.filter { $0.hasPrefix("GIT_") }) == Set(ours))
        #expect(variables["GIT_CEILING_DIRECTORIES"] == "/a")
        #expect(variables["GIT_WORK_TREE"] == "/a/b")
        #expect(variables["HOME"] == "/h")
        #expect(GitEnvironment.program(in: ["PATH": ".:bin::relative/bin"]) == nil)
    }

    // MARK: Parts

    private func text(of name: String, at revision: String) async throws -> String {
        let found = try await reader.revision(revision, of: folder)
        let entry = try #require(found.entries.first { $0.path == Array(name.utf8) })
        return String(
            decoding: try found.bytes(of: entry.object, upTo: 1 << 20).bytes, as: UTF8.self)
    }

    private func repository(_ files: [String: String]) throws {
        for (path, text) in files { try scratch.write(text, to: path) }
        try scratch.git("init", "-q")
        try scratch.commitAll("begin")
    }
}
