import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct UnreadProjectsTests {
    private func assemble(
        _ files: [RelativePath], _ modules: [Module] = [], incomplete: [IncompleteItem] = []
    ) -> Codebase {
        assembleCodebase(
            tree: SourceTree(root: "/x/codebase", files: files),
            readings: [ProjectReading(modules: modules, incomplete: incomplete)])
    }

    private let kit = Module.stub("Kit", sources: ["Kit/a.swift"])

    @Test func `projects of every kind are named`() {
        let codebase = assemble([
            "App.xcodeproj/project.pbxproj", "Tuist.swift", "Feature/Project.swift",
            "Mac/project.yml", "Tuist/Templates/Project.swift",
            "Tests/Fixtures/F.xcodeproj/project.pbxproj",
        ])
        #expect(
            codebase.unreadProjects == [
                "App.xcodeproj", "Feature/Project.swift", "Mac/project.yml",
            ])
    }

    @Test func `a source called project is no project without Tuist`() {
        #expect(assemble(["Sources/Model/Project.swift"]).unreadProjects.isEmpty)
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

    @Test func `what Tuist reads is no unclaimed source`() {
        let codebase = assemble(
            [
                "Kit/a.swift", "Tuist/ProjectDescriptionHelpers/Module.swift", "Workspace.swift",
                "Plugins/Names/ProjectDescriptionHelpers/Names.swift", "Loose.swift",
            ], [kit])
        #expect(codebase.unclaimed == ["Loose.swift"])
    }
}
