import Codebase
import Foundation
import SourceTrees
import Testing
import Tiers

/// The packages that SwiftPM has checked out for the build of these tests.
@Suite(.long) struct KeptCheckoutsTests {
    @Test func `readings of real codebases are the same kept and made`() async throws {
        var folder = URL(filePath: #filePath)
        while folder.path != "/", !Self.exists(folder.appending(path: ".build/checkouts")) {
            folder.deleteLastPathComponent()
        }
        let checkouts = folder.appending(path: ".build/checkouts").path
        let names = try FileManager.default.contentsOfDirectory(atPath: checkouts).sorted()
        #expect(names.count >= 5)
        let kept = ReadingsFolder()
        for name in names {
            let tree = try await FileSystemTreeReader(environment: [:]).tree(
                at: checkouts + "/" + name)
            // The globs of Bazel over its thousand files take a minute in a debug build.
            let readers = EveryKind.readers.filter {
                name != "swift-syntax" || $0.origin != .bazel
            }
            for reader in readers {
                let fresh = await reader.read(tree, trust: .untrusted)
                let counting = CountingReader(reader)
                for _ in 1...2 {
                    #expect(await kept.read(tree, by: counting) == fresh, "\(name)")
                }
                // Who asks nothing is asked again.
                #expect(counting.take() == 1 || fresh == ProjectReading(), "\(name)")
            }
        }
    }

    private static func exists(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.path)
    }
}
