import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct UnreadProjectsTests {
    private func assemble(
        _ files: [RelativePath], _ modules: [Module] = [], incomplete: [IncompleteItem] = []
    ) -> Codebase {
        let projects = files.filter { $0.name == "project.pbxproj" }.map(\.parent)
        return assembleCodebase(
            tree: SourceTree(root: "/x/codebase", files: files),
            readings: [
                ProjectReading(modules: modules, projects: projects, incomplete: incomplete)
            ])
    }

    private let kit = Module.stub("Kit", sources: ["Kit/a.swift"])

    @Test func `the projects of all readings are named, those of test data are not`() {
        let codebase = assembleCodebase(
            tree: SourceTree(root: "/x/codebase", files: []),
            readings: [
                ProjectReading(projects: ["Mac/project.yml"]),
                ProjectReading(projects: ["App.xcodeproj", "Tests/Fixtures/F.xcodeproj"]),
            ])
        #expect(codebase.unreadProjects == ["App.xcodeproj", "Mac/project.yml"])
    }

    @Test func `where nothing else is there the result is incomplete`() {
        let codebase = assemble(["App.xcodeproj/project.pbxproj", "App/a.swift"])
        #expect(codebase.incomplete.map(\.path) == ["App.xcodeproj"])
        #expect(codebase.modules.map(\.name) == ["App"])
    }

    @Test func `beside a package its sources are said to be unchecked`() {
        let files: [RelativePath] = [
            "App.xcodeproj/project.pbxproj", "App/a.swift", "App/b.swift", "Kit/a.swift",
        ]
        let damaged = IncompleteItem(path: "App.xcodeproj/project.pbxproj", line: 3, reason: "?")
        let codebase = assemble(files, [kit], incomplete: [damaged])
        #expect(codebase.unreadProjects == ["App.xcodeproj"])
        #expect(codebase.incomplete == [damaged])
        #expect(
            codebase.unclaimedNotice
                == "2 Swift files belong to no module and were not checked: App.xcodeproj could "
                + "not be read.")
    }

    @Test func `a project without targets is not unread beside a package`() {
        let codebase = assemble(["App.xcodeproj/project.pbxproj", "Kit/a.swift"], [kit])
        #expect(codebase.unreadProjects.isEmpty)
    }

    @Test func `nothing is said where every source has its module`() {
        #expect(
            assemble(["App.xcodeproj/project.pbxproj", "Kit/a.swift"], [kit]).unclaimedNotice == nil
        )
    }

    @Test func `what a reader calls a manifest is no unclaimed source`() {
        let codebase = assembleCodebase(
            tree: SourceTree(root: "/x/codebase", files: ["Kit/a.swift", "Help.swift", "b.swift"]),
            readings: [ProjectReading(modules: [kit], manifests: ["Help.swift"])])
        #expect(codebase.unclaimed == ["b.swift"])
        #expect(codebase.manifests == ["Help.swift"])
    }
}
