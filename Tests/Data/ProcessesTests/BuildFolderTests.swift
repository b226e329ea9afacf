import Foundation
import Testing
import Tiers

@testable import Processes

@Suite(.real) struct BuildFolderTests {
    private let place: ScriptFolder

    init() throws {
        place = try ScriptFolder()
    }

    /// A process that has ended and was waited for, so that its number is free.
    private func ended() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() }
    }

    @Test func `folders of killed processes are removed, those of running ones stay`() throws {
        let running = "strata-manifests-\(getpid())-A"
        let left = ["strata-manifests-\(try ended())-B/lib", "strata-proof-\(try ended())-B/lib"]
        for name in left + [running, "strata-manifests-x", "y"] {
            _ = try place.makeFolder(name)
        }
        BuildFolder.removeLeftovers(in: place.path)
        #expect(try names == [running, "strata-manifests-x", "y"].sorted())
    }

    @Test func `a link with such a name is left alone, and what it leads to`() throws {
        let target = try place.makeFolder("target/kept")
        let link = place.path + "/strata-manifests-\(try ended())-C"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
        BuildFolder.removeLeftovers(in: place.path)
        #expect(FileManager.default.fileExists(atPath: target))
        #expect(try names.count == 2)
    }

    @Test func `a folder goes with its owner`() throws {
        var folder: BuildFolder? = BuildFolder(for: .proof)
        let inside = try folder?.makeFolder(named: "One") ?? ""
        #expect(FileManager.default.fileExists(atPath: inside))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: inside))
    }
}
