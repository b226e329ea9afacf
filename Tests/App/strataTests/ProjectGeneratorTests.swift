import Codebase
import Editing
import Testing

@testable import strata

/// What makes a project anew after a change.
@Suite struct ProjectGeneratorTests {
    @Test func `only what describes a project is generated from`() throws {
        let manifest = "import ProjectDescription\n\nlet project = Project(name: \"Shop\")\n"
        func generator(_ path: RelativePath, _ text: String) throws -> String? {
            ChangeSet("a", changes: [try #require(FileChange(path, from: "", to: text))]).generator
        }
        #expect(try generator("Project.swift", manifest) == "tuist generate")
        #expect(try generator("Tuist/Helpers/Shop.swift", manifest) == "tuist generate")
        #expect(try generator("Sources/Shop/Project.swift", "struct Project {}\n") == nil)
        #expect(try generator("App/project.yml", "name: Shop\n") == "xcodegen generate")
    }
}
