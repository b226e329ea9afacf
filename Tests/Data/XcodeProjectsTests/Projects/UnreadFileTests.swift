import Codebase
import Foundation
import TemporaryCodebases
import Testing

@Suite struct UnreadFileTests {
    /// A codebase in which a file is a hole of so many bytes.
    private func codebase(hole: String, size: UInt64) throws -> TemporaryCodebase {
        let project = ProjectText.project(
            targets: ["T"], children: ["FILE"],
            ProjectText.target("T", phases: "", "buildConfigurationList = TC;"),
            ProjectText.file("FILE", "T.xcconfig"),
            ProjectText.settings("TC", "", "baseConfigurationReference = FILE;"))
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": project, "T.xcconfig": "A = b", "W.xcworkspace/x": "",
        ])
        try codebase.write("", to: hole)
        let path = codebase.root + "/" + hole
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: size)
        try handle.close()
        return codebase
    }

    @Test(arguments: [
        "Q.xcodeproj/project.pbxproj", "T.xcconfig", "W.xcworkspace/contents.xcworkspacedata",
    ])
    func `a file that is too large for a project's is told, not read`(_ file: String) async throws {
        let reading = try await codebase(hole: file, size: 3 << 30).read()
        #expect(reading.modules.map(\.name) == ["T"])
        #expect(reading.incomplete.map(\.path.string) == [file])
        #expect(
            reading.incomplete.first?.reason
                == "The file cannot be read: it is larger than 64 MB. Restore an earlier version, "
                + "or divide it.")
    }
}
