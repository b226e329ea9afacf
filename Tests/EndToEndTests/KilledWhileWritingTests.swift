import Foundation
import Testing
import Tiers

/// The real program, killed while it writes; the next one sees to it.
@Suite(.real, .serialized) struct KilledWhileWritingTests {
    /// What is there when the program is killed, for moments from the first note to the end.
    private static let moments = [
        ".build/strata/changes", ".build/strata/changes/lock", ".build/strata/changes/1.change",
        "Sources/Search", "Sources/Search/SearchFactory.swift", "Tests",
    ]

    private func package() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for (file, text) in FeaturePackage.split.files { try folder.write(text, to: file) }
        return folder
    }

    private func files(in folder: ScratchFolder) throws -> [String: String] {
        var files: [String: String] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder.path)
            ?? .init()
        where !name.hasPrefix(".build") {
            let path = folder.path + "/" + name
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            files[name] = String(decoding: data, as: UTF8.self)
        }
        return files
    }

    @Test(arguments: moments)
    func `a killed change is whole or undone by the next command, and told`(
        moment: String
    ) async throws {
        let folder = try package()
        let before = try files(in: folder)
        try BuiltProgram.kill(
            ["new", "feature", "Search", folder.path, "--yes", "--allow-dirty"],
            once: folder.path + "/" + moment)
        let half = try files(in: folder)
        let checked = try await BuiltProgram.run("modules", folder.path)
        let after = try files(in: folder)
        if half != before, after == before {
            #expect(checked.errors.contains("“New feature Search” was cut off half way"))
        }
        if after != before {
            // It was whole already, and can be taken back as ever.
            let undone = try await BuiltProgram.run("new", "feature", "--undo", folder.path + "/")
            #expect(undone.status == 0, "\(undone.errors)")
        }
        #expect(try files(in: folder) == before)
        let again = try await BuiltProgram.run(
            "new", "feature", "Search", folder.path, "--yes", "--allow-dirty")
        #expect(again.status == 0, "\(again.errors)")
        // Taking it back is killed as well, and asked for once more.
        try BuiltProgram.kill(
            ["new", "feature", "--undo", folder.path + "/"],
            once: folder.path + "/.build/strata/changes/1.change.draft")
        let isBack = try files(in: folder) == before
        let undone = try await BuiltProgram.run("new", "feature", "--undo", folder.path + "/")
        #expect(undone.status == 0 || isBack, "\(undone.errors)")
        #expect(try files(in: folder) == before)
    }
}
