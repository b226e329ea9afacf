import Foundation
import Testing
import Tiers

/// What the real program says where sources may be missing, and what a person can do about it.
@Suite(.real) struct AcceptanceTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "A")])
            """, to: "Package.swift")
        try folder.write("public struct A {}\n", to: "Sources/A/a.swift")
    }

    private func check(_ arguments: String...) async throws -> (status: Int32, output: String) {
        let outcome = try await BuiltProgram.run(
            BuiltProgram.strata, ["check", folder.path] + arguments)
        return (outcome.status, outcome.output)
    }

    @Test func `an omitted whole folder ends with 2, until a person accepts it`() async throws {
        try folder.write("public struct B {}\n", to: "Sources/B/b.swift")
        let before = try await check()
        #expect(before.status == 2)
        #expect(before.output.contains("Package.swift: incomplete: 1 of 2 Swift files here"))
        try folder.write(
            "accept:\n  - path: Package.swift\n    contains: no target\n    reason: B is a draft.\n",
            to: ".strata.yml")
        let after = try await check()
        #expect(after.status == 0, "\(after.output)")
        #expect(
            after.output.contains(
                ".strata.yml:2: accepted: 1 item at Package.swift: B is a draft."))
        #expect(after.output.contains("1 accepted"))
    }

    @Test func `an acceptance that covers nothing is a warning and fails nothing`() async throws {
        try folder.write("accept:\n  - { path: Kits, reason: Old. }\n", to: ".strata.yml")
        let found = try await check()
        #expect(found.status == 0)
        let stale = "warning: .strata.yml:2: The acceptance \"Old.\" no longer matches"
        #expect(found.output.contains(stale))
    }

    @Test
    func `a project that git ignores is named with the line, and is not clean`() async throws {
        try folder.write("# Xcode\n*.xcodeproj\n", to: ".gitignore")
        try folder.write(
            ProjectText.project([("App", "App/b.swift")]), to: "App.xcodeproj/project.pbxproj")
        try folder.write("import A\n", to: "App/b.swift")
        let found = try await check()
        #expect(found.status == 2)
        #expect(found.output.contains("App.xcodeproj: incomplete: It is ignored by .gitignore:2"))
        #expect(found.output.contains("App.xcodeproj is ignored by .gitignore:2."))
    }

    @Test func `valid Swift that the parser alone calls an error ends with 0`() async throws {
        try folder.write(
            "public func f(_ x: @escaping @MainActor([Int]) -> Void) {}\n", to: "Sources/A/b.swift")
        let found = try await check()
        #expect(found.status == 0, "\(found.output)")
    }
}
