import Codebase
import Foundation
import Processes
import Testing
import Tiers

/// A script stands for the compiler: what it makes is a copy of the manifest.
@Suite(.real, .timeLimit(.minutes(20))) struct SwiftManifestRunnerTests {
    private let place: ScriptFolder
    private let compiler: String

    init() throws {
        place = try ScriptFolder()
        compiler = try place.script(
            """
            echo "$*" >> "$(dirname "$0")/calls"
            while [ $# -gt 1 ]; do
                case "$1" in -o) shift; out="$1";; esac
                shift
            done
            grep -q refuse "$1" && { echo "$1:1:1: error: refused" >&2; exit 1; }
            cp "$1" "$out"; chmod +x "$out"
            """)
    }

    @Test func `a manifest runs in its folder, without the environment`() async throws {
        let folder = try place.makeFolder("code base")
        let program = try program("pwd; env | grep -c -E '^(HOME|PATH|USER)='; true", in: folder)
        #expect(try await runner().output(of: program) == "\(folder)\n0\n")
    }

    @Test
    func `modules are compiled in their order, and again only when they change`() async throws {
        let runner = runner()
        let libraries = { (text: String) in
            [
                ManifestProgram.Library(name: "One", text: "one"),
                ManifestProgram.Library(name: "Two", text: text),
            ]
        }
        for text in ["two", "two", "changed"] {
            _ = try await runner.output(of: program("true", libraries: libraries(text)))
        }
        let compiled = try calls().map { call in
            ["One", "Two", "Manifest"].first { call.contains("-module-name \($0) ") }
        }
        #expect(
            compiled == ["One", "Two", "Manifest", "Manifest", "Two", "Manifest"])
        #expect(try calls().last?.contains("-lOne ") == true)
    }

    @Test func `what does not compile is not run, and the error names the place`() async throws {
        let error = try await error(of: program("touch left # refuse"))
        #expect(error?.description.contains(":1:1: error: refused") == true)
        #expect(!FileManager.default.fileExists(atPath: place.path + "/left"))
    }

    @Test func `a manifest that fails or is silent says so`() async throws {
        let failed = try await error(of: program("echo 'no file' >&2; exit 3"))
        #expect(failed?.description.contains("ended with an error: no file") == true)
        let child = "sleep 300 & echo $! > '\(place.path)/child'; wait"
        let silent = try await error(of: program(child), patience: .milliseconds(500))
        #expect(silent?.description.contains("ran for more than") == true)
        #expect(try await place.childIsGone())
    }

    @Test func `a compiler that is not there is said as such`() async throws {
        let program = try program("true")
        let error = await #expect(throws: ManifestRunError.self) {
            try await SwiftManifestRunner(compiler: "no-such-swiftc").output(of: program)
        }
        #expect(error?.description.hasPrefix("no-such-swiftc was not found.") == true)
    }

    private func runner(patience: Duration = .seconds(240)) -> SwiftManifestRunner {
        SwiftManifestRunner(compiler: compiler, runPatience: patience)
    }

    private func program(
        _ script: String, in folder: String? = nil, libraries: [ManifestProgram.Library] = []
    ) throws -> ManifestProgram {
        let file = place.path + "/Project.swift"
        try Data("#!/bin/sh\nPATH=/usr/bin:/bin; \(script)\n".utf8).write(to: URL(filePath: file))
        return ManifestProgram(
            libraries: libraries, manifest: file, folder: folder ?? place.path)
    }

    private func calls() throws -> [Substring] {
        try String(contentsOfFile: place.path + "/calls", encoding: .utf8).split(separator: "\n")
    }

    private func error(
        of program: ManifestProgram, patience: Duration = .seconds(240)
    ) async throws -> ManifestRunError? {
        let runner = runner(patience: patience)
        return await #expect(throws: ManifestRunError.self) {
            try await runner.output(of: program)
        }
    }
}
