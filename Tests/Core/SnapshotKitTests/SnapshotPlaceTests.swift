import Testing

@testable import SnapshotKit

@Suite struct SnapshotPlaceTests {
    private let folder = TemporaryFolder()

    private func place(suite: String?) throws -> SnapshotPlace {
        try TextFile.write("", to: folder.path + "/Package.swift")
        return SnapshotPlace.of(
            SourceLocation(
                fileID: "KitTests/KitSnapshotTests.swift",
                filePath: folder.path + "/Tests/KitTests/KitSnapshotTests.swift", line: 1,
                column: 1), suite: suite)
    }

    @Test func snapshotsLieBesideTheTest() throws {
        #expect(try place(suite: nil).folder == folder.path + "/Tests/KitTests/Snapshots")
    }

    @Test func theCommandNamesTheTest() throws {
        #expect(
            try place(suite: "KitTests.KitSnapshotTests/look").command
                == "RECORD_SNAPSHOTS=1 swift test --filter 'KitTests.KitSnapshotTests/look'")
        #expect(try place(suite: nil).command.hasSuffix("--filter 'KitTests'"))
    }

    @Test func theRunningTestIsTheOneThatIsNamed() {
        let place = SnapshotPlace.of(#_sourceLocation)
        #expect(
            place.command.hasSuffix(
                "'SnapshotKitTests.SnapshotPlaceTests/theRunningTestIsTheOneThatIsNamed'"))
    }

    @Test func artifactsHaveTheSamePathBelowTheBuildFolder() throws {
        let end = "/.build/snapshots/Tests/KitTests/Snapshots"
        #expect(try place(suite: nil).artifacts == folder.path + end)
    }
}
