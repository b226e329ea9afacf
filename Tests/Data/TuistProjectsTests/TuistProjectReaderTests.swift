import Codebase
import StaticSwift
import Testing
import TuistProjects

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
