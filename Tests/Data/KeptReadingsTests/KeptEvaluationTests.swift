import Codebase
import Synchronization
import SwiftManifests
import TemporaryCodebases
import Testing
import XcodeProjects

/// All kinds of descriptions, evaluated and kept.
@Suite struct KeptEvaluationTests {
    private let kept = ReadingsFolder()

    @Test(arguments: Origin.allCases.filter { $0 != .folders })
    func `a reading that is kept equals one that is made`(origin: Origin) async throws {
        let codebase = try TemporaryCodebase(EveryKind.files)
        let reader = try #require(EveryKind.readers.first { $0.origin == origin })
        let counting = CountingReader(reader)
        let fresh = await reader.read(codebase.tree, trust: .untrusted)
        #expect(fresh.modules.isEmpty == false)
        #expect(await kept.read(codebase.tree, by: counting) == fresh)
        #expect(await kept.read(codebase.tree, by: counting) == fresh)
        #expect(counting.take() == 1)
    }

    @Test(arguments: EveryKind.edits)
    func `an edit of what an evaluation reads or lists is noticed`(
        file: String, text: String, origin: Origin
    ) async throws {
        let codebase = try TemporaryCodebase(EveryKind.files)
        let reader = try #require(EveryKind.readers.first { $0.origin == origin })
        let before = await kept.read(codebase.tree, by: reader)
        try codebase.write(text, to: file)
        let counting = CountingReader(reader)
        let after = await kept.read(codebase.tree, by: counting)
        #expect(after == (await reader.read(codebase.tree, trust: .untrusted)))
        #expect(after != before)
        #expect(counting.take() == 1)
    }

    @Test func `a file that appears where one was missed is noticed`() async throws {
        let codebase = try TemporaryCodebase(EveryKind.files)
        let reader = XcodeProjectReader()
        let tree = codebase.tree
        let before = await kept.read(tree, by: reader)
        #expect(before.incomplete.isEmpty == false)
        // It is not in the list, as git is told to ignore it.
        try codebase.write("", to: "X/gone.swift")
        let after = await kept.read(tree, by: reader)
        #expect(after == (await reader.read(tree, trust: .untrusted)))
        #expect(after != before)
    }

    @Test func `what came of running a program is not kept`() async throws {
        let codebase = try TemporaryCodebase(EveryKind.files)
        let dumper = CountingDumper()
        let reader = SwiftPackageReader(dumper: dumper)
        let untrusted = await kept.read(codebase.tree, by: reader)
        #expect(dumper.count.withLock { $0 } == 0)
        for turn in 1...2 {
            let trusted = await kept.read(codebase.tree, by: reader, trust: .trusted)
            #expect(dumper.count.withLock { $0 } == turn)
            #expect(trusted != untrusted)
        }
        #expect(await kept.read(codebase.tree, by: reader) == untrusted)
    }

    @Test func `a trusted codebase is kept as long as nothing is run`() async throws {
        let codebase = try TemporaryCodebase(EveryKind.files)
        try codebase.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "Core")])
            """, to: "Package.swift")
        let dumper = CountingDumper()
        let reader = CountingReader(SwiftPackageReader(dumper: dumper))
        for _ in 1...2 { _ = await kept.read(codebase.tree, by: reader, trust: .trusted) }
        #expect(reader.take() == 1)
        #expect(dumper.count.withLock { $0 } == 0)
    }
}

/// Counts how often a program would run.
private final class CountingDumper: ManifestDumper {
    let count = Mutex(0)

    func dump(packageAt folder: String) async throws(ManifestDumpError) -> String {
        count.withLock { $0 += 1 }
        throw ManifestDumpError("Swift is not installed. Install it.")
    }
}
