import Codebase
import Foundation
import Testing
import Tiers

@Suite(.real) struct IgnoredProjectTests {
    private let place: TemporaryTree

    init() throws {
        place = try TemporaryTree()
        try place.write(to: "App/a.swift", "App.xcodeproj/project.pbxproj")
    }

    private func ignored() async throws -> [String] {
        try await place.tree().ignoredProjects.map { "\($0.path) by \($0.line)" }
    }

    @Test func `an ignored project is named with the line that ignores it`() async throws {
        try place.write("# Xcode\n\nbuild/\n*.xcodeproj\n", to: ".gitignore")
        #expect(try await ignored() == ["App.xcodeproj by .gitignore:4"])
        #expect(try await place.files() == [".gitignore", "App/a.swift"])
    }

    @Test func `the line of a nearer ignore file is named by its path`() async throws {
        try place.write(to: "Kit/Package.swift", "Kit/b.swift")
        try place.write("/Package.swift\n", to: "Kit/.gitignore")
        #expect(try await ignored() == ["Kit/Package.swift by Kit/.gitignore:1"])
    }

    @Test func `an ignore file above the codebase is named by the way there`() async throws {
        try place.git("init", "-q")
        try place.write("\n*.xcodeproj\n", to: ".gitignore")
        try place.write(to: "apps/ios/B.xcodeproj/project.pbxproj", "apps/ios/b.swift")
        let tree = try await place.tree(of: "apps/ios")
        #expect(tree.ignoredProjects.map(\.line.description) == ["../../.gitignore:2"])
    }

    @Test func `a project whose file alone is ignored is ignored`() async throws {
        try place.write("project.pbxproj\n", to: ".gitignore")
        #expect(try await ignored() == ["App.xcodeproj by .gitignore:1"])
    }

    @Test func `a folder without a project file is no project`() async throws {
        try place.write("*.xcodeproj\n", to: ".gitignore")
        try place.write(to: "Old.xcodeproj/xcuserdata/x.plist")
        #expect(try await ignored() == ["App.xcodeproj by .gitignore:1"])
    }

    @Test
    func `projects in an ignored folder and in folders of builds are not named`() async throws {
        try place.write("Out/\n", to: ".gitignore")
        try place.write(to: "Out/O.xcodeproj/project.pbxproj", ".build/x/Package.swift")
        #expect(try await ignored() == [])
    }

    @Test func `a project that git tracks although it is ignored is read`() async throws {
        try place.git("init", "-q")
        try place.write("*.xcodeproj\n", to: ".gitignore")
        try place.git("add", "-f", "App.xcodeproj")
        let tree = try await place.tree()
        #expect(tree.ignoredProjects.isEmpty && tree.notes.isEmpty)
        #expect(tree.files.contains("App.xcodeproj/project.pbxproj"))
    }

    @Test func `a tracked project in an ignored folder is noted with the line`() async throws {
        try place.git("init", "-q")
        try place.write("a\nmac/\n", to: ".gitignore")
        try place.write(
            to: "mac/Shell/M.xcodeproj/project.pbxproj", "mac/Shell/m.swift", "mac/Shell/n.swift")
        try place.git("add", "-f", "mac/Shell/M.xcodeproj", "mac/Shell/m.swift")
        let tree = try await place.tree()
        #expect(!tree.files.contains("mac/Shell/n.swift"))
        #expect(tree.notes.map(\.path) == ["mac/Shell/M.xcodeproj"])
        #expect(
            tree.notes.first?.reason.contains(".gitignore:2 ignores a folder around it") == true)
    }
}
