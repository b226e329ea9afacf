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

    @Test func `snapshots lie beside the test`() throws {
        #expect(try place(suite: nil).folder == folder.path + "/Tests/KitTests/Snapshots")
    }

    @Test func `the command names the test`() throws {
        #expect(
            try place(suite: "KitTests.KitSnapshotTests/look").command
                == "RECORD_SNAPSHOTS=1 swift test --filter 'KitTests.KitSnapshotTests/look'")
        #expect(try place(suite: nil).command.hasSuffix("--filter 'KitTests'"))
    }

    @Test func `the running test is the one that is named`() {
        let place = SnapshotPlace.of(#_sourceLocation)
        #expect(
            place.command.hasSuffix(
                "'SnapshotKitTests.SnapshotPlaceTests/`the running test is the one that is named`'"
            ))
    }

    @Test func `artifacts have the same path below the build folder`() throws {
        let end = "/.build/snapshots/Tests/KitTests/Snapshots"
        #expect(try place(suite: nil).artifacts == folder.path + end)
    }
}
