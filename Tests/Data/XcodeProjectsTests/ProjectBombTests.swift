import Codebase
import Testing
import Tiers

@testable import XcodeProjects

/// Inputs that grow until the budget bites.
@Suite(.long) struct ProjectBombTests {
    /// Groups in groups, the last of which holds a file.
    private static func groups(_ depth: Int, named name: String) -> ProjectDocument {
        let groups = (0..<depth).map { ProjectText.group("G\($0)", name, "G\($0 + 1)") }
        let text = ProjectText.project(
            targets: [], children: ["G0"], groups.joined(separator: "\n"),
            ProjectText.file("G\(depth)", "a.swift"))
        return ProjectDocument(
            manifest: "P.xcodeproj/project.pbxproj", list: PropertyList.reading(Array(text.utf8)))
    }

    @Test(arguments: [(10, false), (500, false), (20_000, true)])
    func `groups that nest too deeply end at the budget`(depth: Int, isCut: Bool) {
        let places = ReferencePlaces(of: Self.groups(depth, named: "g"), root: "/nowhere")
        #expect(places.overrun?.reason == (isCut ? .bytes(64 << 20) : nil))
        #expect((places.place(of: "G\(depth)") == nil) == isCut)
        #expect(places.budget.bytes <= 64 << 20)
    }

    @Test func `groups whose paths are too long for memory end at the budget`() {
        let budget = ReadingBudget(steps: 10_000, bytes: 1 << 20)
        let name = String(repeating: "long", count: 50)
        for depth in [10, 20, 350] {
            let places = ReferencePlaces(
                of: Self.groups(depth, named: name), root: "/nowhere", budget: budget)
            #expect(places.overrun?.reason == (depth > 100 ? .bytes(1 << 20) : nil))
            #expect(places.budget.bytes <= 1 << 20)
        }
    }

    @Test func `a project with groups that nest too deeply is incomplete`() async throws {
        let groups = (0..<20_000).map { ProjectText.group("G\($0)", "g", "G\($0 + 1)") }
        let reading = try await TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: [], children: ["G0"], groups.joined(separator: "\n"))
        ]).read()
        #expect(
            reading.incomplete.map(\.reason).first
                == "The tree of groups stands for more than 64 MB. Give the files to groups "
                + "that are less deep.")
    }
}
