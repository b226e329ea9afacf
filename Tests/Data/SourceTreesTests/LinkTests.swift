import Codebase
import Foundation
import SourceTrees
import Testing

@Suite struct LinkTests {
    private let place: TemporaryTree

    init() throws {
        place = try TemporaryTree()
        try place.write(to: "root/Sources/Core/a.swift")
    }

    @Test
    func `a linked folder is noted with its target, whose files are listed once`() async throws {
        try place.link("root/Sources/Copy", to: "Core")
        let tree = try await place.tree(of: "root")
        #expect(tree.files == ["Sources/Core/a.swift"])
        #expect(tree.links == ["Sources/Copy": "Sources/Core"])
        #expect(tree.incomplete == [])
    }

    @Test func `a linked file is noted the same way`() async throws {
        try place.link("root/b.swift", to: "Sources/Core/a.swift")
        let tree = try await place.tree(of: "root")
        #expect(tree.files == ["Sources/Core/a.swift"])
        #expect(tree.links == ["b.swift": "Sources/Core/a.swift"])
    }

    @Test(arguments: [
        (".", "root/Sources/Loop"), ("..", "root/Sources/Core/Up"), ("Self", "root/Self"),
    ])
    func `links that lead round in circles end the walk no later`(target: String, name: String)
        async throws
    {
        try place.link(name, to: target)
        let tree = try await place.tree(of: "root")
        #expect(tree.files == ["Sources/Core/a.swift"])
        #expect(tree.links == [:])
    }

    @Test
    func `links that dangle or lead out are incomplete where sources could be`() async throws {
        try place.write(to: "elsewhere/b.swift", "elsewhere/notes.txt")
        try place.link("root/gone.swift", to: "nothing.swift")
        try place.link("root/gone.png", to: "nothing.png")
        try place.link("root/Out", to: "../elsewhere")
        try place.link("root/out.swift", to: place.path + "/elsewhere/b.swift")
        try place.link("root/notes.txt", to: "../elsewhere/notes.txt")
        let tree = try await place.tree(of: "root")
        #expect(tree.files == ["Sources/Core/a.swift"])
        #expect(Set(tree.incomplete.map(\.path)) == ["gone.swift", "Out", "out.swift"])
        for item in tree.incomplete { #expect(item.reason.split(separator: ". ").count == 2) }
    }

    @Test func `a dangling link inside a bundle that was built elsewhere is a note`() async throws {
        try place.write(to: "root/Kits/Ads.xcframework/ios/Ads.framework/Info.plist")
        try place.link("root/Kits/Ads.xcframework/ios/Ads.framework/Headers", to: "Versions/A/H")
        try place.write(to: "root/Kits/Kit.swift")
        try place.link("root/Kits/Headers", to: "nothing")
        let tree = try await place.tree(of: "root")
        #expect(tree.notes.map(\.path) == ["Kits/Ads.xcframework/ios/Ads.framework/Headers"])
        #expect(tree.incomplete.map(\.path) == ["Kits/Headers"])
    }

    @Test func `a dangling link that no Swift file stands beside is a note`() async throws {
        try place.write(
            to: "root/dist/readme.txt", "root/App/a.swift", "root/.claude/skills/skill.md")
        try place.link("root/dist/report", to: "/opt/Example/report")
        try place.link("root/.claude/skills/review", to: "/Users/ada/skills/review")
        try place.link("root/dist/gone.swift", to: "nothing.swift")
        try place.link("root/App/Shared", to: "../../shared")
        let tree = try await place.tree(of: "root")
        #expect(tree.notes.map(\.path) == [".claude/skills/review", "dist/report"])
        #expect(Set(tree.incomplete.map(\.path)) == ["App/Shared", "dist/gone.swift"])
    }

    @Test func `a codebase that is opened through a link is listed like any other`() async throws {
        try place.link("alias", to: "root")
        try place.link("root/Sources/Copy", to: "Core")
        let tree = try await place.tree(of: "alias")
        #expect(tree.files == ["Sources/Core/a.swift"])
        #expect(tree.links == ["Sources/Copy": "Sources/Core"])
        #expect(tree.root == place.path + "/alias")
    }

    @Test func `an ignored link is as if it were not there`() async throws {
        try place.write("Copy\n", to: "root/.gitignore")
        try place.link("root/Sources/Copy", to: "nothing")
        #expect(try await place.tree(of: "root").incomplete == [])
    }
}
