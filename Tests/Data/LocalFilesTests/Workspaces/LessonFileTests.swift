import Foundation
import Testing
import LocalFiles

@Suite struct LessonFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lessons-\(UUID().uuidString)").path

    @Test func `a lesson is new once, also for another run`() async {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = LessonFile(path: folder + "/state/lessons")
        #expect(await file.isNew("health"))
        #expect(await !file.isNew("health"))
        #expect(await file.isNew("layers"))
        let other = LessonFile(path: folder + "/state/lessons")
        #expect(await !other.isNew("health"))
    }

    @Test func `what cannot be kept is not taught`() async {
        #expect(await !LessonFile(path: "/dev/null/lessons").isNew("health"))
    }

    @Test func `the file stands beside the list of workspaces`() {
        #expect(LessonFile.path(in: ["XDG_STATE_HOME": "/s"]) == "/s/strata/lessons")
        #expect(LessonFile.path(in: [:]) == nil)
    }
}
