import Codebase
import Testing

@testable import SwiftManifests

@Suite struct TuistDescriptionsTests {
    private func descriptions(_ files: [RelativePath]) -> TuistDescriptions {
        TuistDescriptions(SourceTree(root: "/x/codebase", files: files))
    }

    @Test func `projects are named, those of Tuist's own folder are not`() {
        let found = descriptions([
            "Tuist.swift", "Feature/Project.swift", "Tuist/Templates/Project.swift",
        ])
        #expect(found.projects == ["Feature/Project.swift"])
    }

    @Test func `a source called project is no project without Tuist`() {
        let found = descriptions(["Sources/Model/Project.swift"])
        #expect(found.projects.isEmpty && found.manifests.isEmpty)
    }

    @Test func `helpers and plugins are manifests, other sources are not`() {
        let found = descriptions([
            "Kit/a.swift", "Tuist/ProjectDescriptionHelpers/Module.swift", "Workspace.swift",
            "Plugins/Names/ProjectDescriptionHelpers/Names.swift",
        ])
        #expect(
            found.manifests == [
                "Plugins/Names/ProjectDescriptionHelpers/Names.swift",
                "Tuist/ProjectDescriptionHelpers/Module.swift", "Workspace.swift",
            ])
    }
}
