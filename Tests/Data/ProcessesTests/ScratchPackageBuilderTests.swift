import Codebase
import Editing
import Foundation
import Inverting
import Testing
import Tiers

@testable import Processes

/// Copies in which a script stands for SwiftPM: it notes what it is asked to do, and fails where the
/// file `Broken` says so.
@Suite(.real) struct ScratchPackageBuilderTests {
    private let place: ScriptFolder
    private let builder: ScratchPackageBuilder
    private let root: String

    init() throws {
        place = try ScriptFolder()
        root = try place.makeFolder("codebase")
        try Data("let a = 1\n".utf8).write(to: URL(filePath: root + "/A.swift"))
        let script = try place.script(
            """
            echo "$* $(cat A.swift B.swift 2>/dev/null | tr '\\n' ';')" >> \(place.path)/log
            echo "$PWD" > \(place.path)/copy
            case "$* $(cat A.swift B.swift 2>/dev/null)" in
            "build --build-tests"*untestable*) exit 1;;
            *broken*) echo "$PWD/A.swift:1:1: error: broken"; exit 1;;
            esac
            """)
        builder = ScratchPackageBuilder(executable: script)
    }

    private func copy() async throws -> any ScratchCopy {
        try await builder.copy(["A.swift"], of: root)
    }

    private func log() throws -> [String] {
        try String(contentsOfFile: place.path + "/log", encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    private func change(_ path: RelativePath, to text: String?) -> ChangeSet {
        ChangeSet("", changes: [FileChange(path, from: nil, to: text)].compactMap(\.self))
    }

    @Test func `a package is built as it is once, then with each change for the last`()
        async throws
    {
        let copy = try await copy()
        let first = await copy.build(
            [.root], with: change("B.swift", to: "let b = 2\n"), runsTests: false)
        #expect(first == .built)
        let second = await copy.build(
            [.root], with: change("A.swift", to: "let a = 3\n"), runsTests: true)
        #expect(second == .tested)
        #expect(await copy.build([.root], with: ChangeSet(""), runsTests: false) == .built)
        #expect(
            try log() == [
                "build --build-tests let a = 1;",
                "build --build-tests let a = 1;let b = 2;",
                "build --build-tests let a = 3;",
                "test let a = 3;",
                "build --build-tests let a = 1;",
            ])
    }

    @Test func `what did not build before is not blamed on a change`() async throws {
        try Data("broken\n".utf8).write(to: URL(filePath: root + "/A.swift"))
        let copy = try await copy()
        let result = await copy.build(
            [.root], with: change("A.swift", to: "let a = 3\n"), runsTests: false)
        #expect(
            result
                == .notTried([
                    "It does not build here before the change:", "A.swift:1:1: error: broken",
                ]))
    }

    @Test func `a change that breaks it says the compiler's lines`() async throws {
        let result = try await copy().build(
            [.root], with: change("A.swift", to: "broken\n"), runsTests: false)
        #expect(result == .failed(.build, lines: ["A.swift:1:1: error: broken"]))
    }

    @Test func `tests that do not build here are left out`() async throws {
        try Data("untestable\n".utf8).write(to: URL(filePath: root + "/A.swift"))
        let result = try await copy().build(
            [.root], with: change("B.swift", to: "let b = 2\n"), runsTests: false)
        #expect(result == .built)
        #expect(
            try log() == [
                "build --build-tests untestable;", "build untestable;",
                "build untestable;let b = 2;",
            ])
    }

    @Test func `a copy goes with its holder`() async throws {
        var copy: (any ScratchCopy)? = try await copy()
        _ = await copy?.build([.root], with: ChangeSet(""), runsTests: false)
        let folder = try String(contentsOfFile: place.path + "/copy", encoding: .utf8)
            .trimmingCharacters(in: .newlines)
        #expect(FileManager.default.fileExists(atPath: folder + "/A.swift"))
        copy = nil
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test func `a file that cannot be copied is told`() async throws {
        await #expect(throws: ScratchError.self) {
            try await builder.copy(["Missing.swift"], of: root)
        }
    }
}
