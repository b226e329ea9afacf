import Codebase
import TemporaryCodebases
import Testing

@testable import XcodeProjects

@Suite struct WorkspaceTests {
    /// Not a codebase that was opened before.
    private typealias Workspace = XcodeProjects.Workspace

    private func workspace(
        _ text: String, budget: ReadingBudget = Workspace.budget
    ) -> Workspace {
        Workspace(Array(text.utf8), at: "W.xcworkspace", root: "/root", budget: budget)
    }

    private func tower(_ depth: Int) -> String {
        "<Workspace>" + String(repeating: "<Group location=\"group:aaaaaaaaaa\">", count: depth)
            + "<FileRef location=\"group:P.xcodeproj\"/>"
            + String(repeating: "</Group>", count: depth) + "</Workspace>"
    }

    @Test func `places may have space around their parts, and entities`() {
        let text = """
            <Workspace version = "1.0"><Group location = "group:a"
              name = "x"><FileRef
              location = "group:b&amp;c.xcodeproj"></FileRef></Group>
            <FileRef mylocation="group:no.xcodeproj" location="container:d.xcodeproj"/></Workspace>
            """
        #expect(workspace(text).projects == ["a/b&c.xcodeproj", "no.xcodeproj"])
        #expect(workspace(text).problems.isEmpty)
    }

    @Test func `groups that nest too deeply end at the budget`() {
        let budget = ReadingBudget(steps: 10_000, bytes: 1 << 16)
        for depth in [1, 50, 2_000] {
            let read = workspace(tower(depth), budget: budget)
            #expect(read.overrun == (depth > 1_000 ? .bytes(1 << 16) : nil))
            #expect(read.projects.count == (depth > 1_000 ? 0 : 1))
            #expect(read.problems.isEmpty)
            #expect(read.budget.bytes <= 1 << 16)
        }
    }

    @Test func `a workspace with groups that nest too deeply is incomplete`() async throws {
        let reading = try await TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(targets: []),
            "W.xcworkspace/contents.xcworkspacedata": tower(5_000),
        ]).read()
        #expect(
            reading.incomplete.map(\.reason) == [
                "The tree of groups stands for more than 64 MB. Give the projects to groups that "
                    + "are less deep."
            ])
    }

    @Test func `the workspace that Xcode makes for a package says nothing`() async throws {
        let reading = try await TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(targets: []),
            "Kit/.swiftpm/xcode/package.xcworkspace/contents.xcworkspacedata": "",
        ]).read()
        #expect(reading.incomplete == [])
    }

    @Test func `a workspace of very many projects is put together as it is read`() {
        let projects = (0..<50_000).map { RelativePath("P\($0).xcodeproj") }
        let index = ProjectIndex([], workspaces: [projects, projects])
        let document = ProjectDocument(
            manifest: "P0.xcodeproj/project.pbxproj",
            list: PropertyList.reading(Array(ProjectText.project(targets: []).utf8)))
        let codebase = CodebaseFiles(SourceTree(root: "/root", files: []))
        let project = ReadProject(
            document: document, files: codebase, configurations: ConfigurationFiles { _ in nil })
        #expect(index.targets(making: "A.framework", for: project).isEmpty)
    }

    @Test func `of very many absent projects the first are named`() async throws {
        let places = (0..<300).map { "<FileRef location=\"group:P\($0).xcodeproj\"/>" }
        let reading = try await TemporaryCodebase([
            "P0.xcodeproj/project.pbxproj": ProjectText.project(targets: []),
            "W.xcworkspace/contents.xcworkspacedata": "<Workspace>" + places.joined()
                + "</Workspace>",
        ]).read()
        #expect(reading.incomplete.count == 101)
        #expect(
            reading.incomplete.last?.reason.hasPrefix(
                "100 projects of the workspace are not there, and 199 more were not looked for.")
                == true)
    }

    @Test func `a merge conflict is named by its line`() {
        let text = "<Workspace>\n\n<<<<<<< a\n=======\n>>>>>>> b\n</Workspace>"
        #expect(workspace(text).problems.map(\.line) == [3])
    }
}
