import Codebase
import StaticSwift
import TemporaryCodebases
import Testing
import SwiftManifests

@Suite struct TuistProjectReaderTests {
    @Test func `a codebase without manifests has no modules`() async {
        let tree = SourceTree(root: "/", files: ["Sources/A.swift"])
        #expect(await TuistProjectReader().read(tree, trust: .untrusted) == ProjectReading())
    }

    @Test func `a file called Project that is for something else is not read`() async throws {
        let codebase = try TemporaryCodebase([
            "Project.swift": "struct Project { let name = \"x\" }",
            "App/Project.swift": "// import ProjectDescription\nlet project = 1",
        ])
        #expect(await codebase.read() == ProjectReading())
    }

    @Test
    func `a target whose sources are all in folders that are not there is named`() async throws {
        let codebase = try TemporaryCodebase([
            "Project.swift": """
            import ProjectDescription
            let project = Project(
                name: "App",
                targets: [
                    .target(
                        name: "App", destinations: .iOS, product: .app, bundleId: "a",
                        sources: ["Sources/**"]),
                    .target(
                        name: "Kit", destinations: .iOS, product: .framework, bundleId: "k",
                        sources: ["Kit/**"]),
                    .target(
                        name: "Empty", destinations: .iOS, product: .framework, bundleId: "e",
                        sources: ["Empty/**"]),
                ])
            """, "Sources/a.swift": "", "Empty/.gitkeep": "",
        ])
        let reading = await codebase.read()
        #expect(reading.incomplete.map(\.path) == ["Project.swift"])
        #expect(reading.incomplete.first?.reason.contains("the folder `Kit` is not there") == true)
    }

    @Test func `projects without end share their steps, and each is told`() async throws {
        let start = "import ProjectDescription\nlet project = Project(name: \"P\")\n"
        var files: [String: String] = [:]
        for index in 0..<20 { files["P\(index)/Project.swift"] = start + "while true {}" }
        let codebase = try TemporaryCodebase(files)
        let limits = SharedLimits(most: Limits(steps: 9_000), each: 2_000, together: 20_000)
        let reading = await TuistProjectReader(limits: limits)
            .read(codebase.tree, trust: .untrusted)
        let reasons = reading.incomplete.map(\.reason)
        #expect(reasons.count { $0.contains("it takes more than 9000 steps.") } == 2)
        // The third gets what these left, the others their share of half.
        #expect(reasons.count { $0.contains("it takes more than 1998 steps.") } == 1)
        #expect(reasons.count { $0.contains("it takes more than 500 steps.") } == 17)
    }

    /// A workspace of two projects beside one that nothing lists; the first depends on the second if asked.
    private func workspace(_ list: String, appNeeds: String = "") throws -> TemporaryCodebase {
        func project(_ name: String, needs: String = "") -> String {
            """
            import ProjectDescription
            let project = Project(
                name: "\(name)",
                targets: [
                    .target(
                        name: "\(name)", destinations: .iOS, product: .framework, bundleId: "a",
                        sources: ["Sources/**"], dependencies: [\(needs)])
                ])
            """
        }
        return try TemporaryCodebase([
            "Workspace.swift": """
            import ProjectDescription
            let workspace = Workspace(name: "W", projects: [\(list)])
            """,
            "App/Project.swift": project("App", needs: appNeeds), "App/Sources/a.swift": "",
            "Kit/Project.swift": project("Kit"), "Kit/Sources/k.swift": "",
            "Old/Project.swift": project("Old"), "Old/Sources/o.swift": "",
        ])
    }

    @Test func `a project that the workspace does not reach is left out, and told`()
        async throws
    {
        let reached = ".project(target: \"Kit\", path: \"../Kit\")"
        for codebase in [
            try workspace(#""App""#, appNeeds: reached), try workspace(#""App", "K*""#),
        ] {
            let reading = await codebase.read()
            #expect(reading.modules.map(\.name) == ["App", "Kit"])
            #expect(reading.notes.map(\.path) == ["Old/Project.swift"])
        }
    }

    @Test(arguments: [("App", false, 1), ("Other", false, 2), ("App", true, 2)])
    func `a copy left inside of a project is left out unless it is needed`(
        name: String, isNeeded: Bool, count: Int
    ) async throws {
        func project(_ name: String, needs: String = "") -> String {
            """
            import ProjectDescription
            let project = Project(
                name: "\(name)",
                targets: [
                    .target(
                        name: "\(name)", destinations: .iOS, product: .framework, bundleId: "a",
                        sources: ["App/Sources/**"], dependencies: [\(needs)])
                ])
            """
        }
        let needs = isNeeded ? ".project(target: \"App\", path: \"App\")" : ""
        let codebase = try TemporaryCodebase([
            "Project.swift": project("App", needs: needs), "App/Project.swift": project(name),
            "App/Sources/a.swift": "",
        ])
        let reading = await codebase.read()
        #expect(reading.modules.count == count)
        #expect(reading.notes.map(\.path) == (count == 1 ? ["App/Project.swift"] : []))
        #expect(reading.manifests.contains("App/Project.swift") == (count == 1))
        #expect(reading.incomplete.isEmpty == (count == 1))
    }

    @Test func `a project that is not read and not reached is left out`() async throws {
        let codebase = try workspace(#""App""#)
        let unread = "import ProjectDescription\nlet project = Project(name: name(), targets: [])"
        try codebase.write(unread, to: "Old/Project.swift")
        let reading = await codebase.read()
        #expect(reading.modules.map(\.name) == ["App", "Kit"])
        #expect(reading.incomplete.isEmpty)
        #expect(reading.notes.map(\.path) == ["Old/Project.swift"])
    }

    @Test(arguments: [#""**""#, #""App""#, "ProcessInfo.processInfo.environment[\"A\"]!", ""])
    func `all projects stay where the workspace lists all, or few, or unknowns`(
        list: String
    ) async throws {
        #expect(try await workspace(list).read().modules.count == 3)
    }

    @Test func `a helper's overload without what Tuist requires is called`()
        async throws
    {
        let reading = try await TemporaryCodebase([
            "Tuist/ProjectDescriptionHelpers/T.swift": """
            import ProjectDescription
            extension Project { public static let bundleID = "a" }
            extension Target {
                public static func target(
                    name: String, product: Product, bundleId: String? = nil,
                    sources: SourceFilesList? = nil
                ) -> Target {
                    .target(
                        name: name, destinations: .iOS, product: product, bundleId: bundleId ?? "a",
                        sources: sources)
                }
            }
            """,
            "App/Project.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project(
                name: "App",
                targets: [
                    .target(
                        name: "App", product: .app, bundleId: Project.bundleID + ".app",
                        sources: ["S/**"])
                ])
            """,
            "App/S/a.swift": "",
        ]).read()
        #expect(reading.incomplete.isEmpty)
        #expect(reading.files == ["App": ["App/S/a.swift"]])
    }

    @Test func `a project's targets become modules of its folder`() async throws {
        let codebase = try TemporaryCodebase([
            "App/Project.swift": """
            import ProjectDescription
            let project = Project(
                name: "App",
                targets: [
                    .target(
                        name: "App", destinations: .iOS, product: .app, bundleId: "a",
                        sources: ["Sources/**"], dependencies: [.target(name: "Kit")]),
                    .target(
                        name: "Kit", destinations: .iOS, product: .framework, bundleId: "k",
                        sources: .sourceFilesList(globs: [
                            .glob(
                                "Kit/**/*.{swift,m}",
                                excluding: ["Kit/[ON]ld/**", "Kit/**/*Draft.swift"])
                        ])),
                ])
            """,
            "App/Sources/Main.swift": "", "App/Sources/Deep/Er.swift": "",
            "App/Sources/Objc.m": "", "App/Kit/A.swift": "", "App/Kit/Old/B.swift": "",
            "App/Kit/X/CDraft.swift": "", "App/Else.swift": "",
        ])
        let reading = await codebase.read()
        #expect(reading.incomplete == [])
        #expect(reading.modules.map(\.id.rawValue) == ["App::App", "App::Kit"])
        #expect(
            reading.files == [
                "App": ["App/Sources/Deep/Er.swift", "App/Sources/Main.swift"],
                "Kit": ["App/Kit/A.swift"],
            ])
        #expect(reading.module("App")?.otherSources == ["App/Sources/Objc.m"])
        #expect(reading.module("App")?.kind == .app)
        #expect(reading.dependencies(of: "App") == [.target("Kit")])
        #expect(
            reading.generated == [
                GeneratedProject(container: "App/App.xcodeproj", source: "App/Project.swift")
            ])
    }
}
