import Codebase
import TemporaryCodebases
import Testing
import SwiftManifests

/// Projects that are not written down but made by helpers, as nearly all are.
@Suite struct HelperManifestTests {
    private let helper = """
        import ProjectDescription

        public enum ModuleName: String, CaseIterable {
            case core = "Core"
            case home = "Home"
        }

        extension Project {
            public static func module(
                _ name: ModuleName, uses: [ModuleName] = [], hasTests: Bool = true
            ) -> Project {
                var targets: [Target] = [
                    .target(
                        name: name.rawValue, destinations: .iOS, product: .framework,
                        bundleId: "app.\\(name.rawValue.lowercased())", sources: ["Sources/**"],
                        dependencies: uses.map {
                            .project(target: $0.rawValue, path: .relativeToRoot("Modules/\\($0.rawValue)"))
                        })
                ]
                if hasTests {
                    targets.append(
                        .target(
                            name: name.rawValue + "Tests", destinations: .iOS, product: .unitTests,
                            bundleId: "tests", sources: ["Tests/**"],
                            dependencies: [.target(name: name.rawValue)]))
                }
                return Project(name: name.rawValue, targets: targets)
            }
        }
        """

    private func project(_ name: String, _ call: String, importing plugin: String? = nil) -> String
    {
        (["ProjectDescription", "ProjectDescriptionHelpers"] + [plugin].compactMap(\.self))
            .map { "import \($0)" }.joined(separator: "\n") + "\nlet project = \(call)\n"
    }

    @Test func `a project made by a helper, with names of an enum, has its targets`() async throws {
        let codebase = try TemporaryCodebase([
            "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()",
            "Tuist/ProjectDescriptionHelpers/Project+Module.swift": helper,
            "Modules/Core/Project.swift": project("Core", "Project.module(.core, hasTests: false)"),
            "Modules/Home/Project.swift": project("Home", "Project.module(.home, uses: [.core])"),
            "Modules/Core/Sources/A.swift": "", "Modules/Home/Sources/B.swift": "",
            "Modules/Home/Tests/C.swift": "",
        ])
        let reading = await codebase.read()
        #expect(reading.incomplete == [])
        #expect(
            reading.modules.map(\.id.rawValue).sorted() == [
                "Modules/Core::Core", "Modules/Home::Home", "Modules/Home::HomeTests",
            ])
        #expect(reading.files["Home"] == ["Modules/Home/Sources/B.swift"])
        #expect(reading.files["HomeTests"] == ["Modules/Home/Tests/C.swift"])
        #expect(reading.dependencies(of: "HomeTests") == [.target("Home")])
    }

    @Test func `helpers may stand in a folder tuist, which else is a module's`() async throws {
        let codebase = try TemporaryCodebase([
            "tuist/Config.swift": "import ProjectDescription\nlet config = Config()",
            "tuist/ProjectDescriptionHelpers/Project+Module.swift": helper,
            "Modules/Core/Project.swift": project("Core", "Project.module(.core, hasTests: false)"),
            "Modules/Core/Sources/A.swift": "", "Modules/Core/Sources/tuist/B.swift": "",
        ])
        let reading = await codebase.read()
        #expect(reading.incomplete == [])
        #expect(
            reading.files["Core"] == [
                "Modules/Core/Sources/A.swift", "Modules/Core/Sources/tuist/B.swift",
            ])
    }

    @Test func `a helper may stand in a plugin with a folder of its own`() async throws {
        let codebase = try TemporaryCodebase([
            "Tuist/Config.swift": """
            import ProjectDescription
            let config = Config(plugins: [.local(path: .relativeToRoot("Plugins/Kit"))])
            """,
            "Plugins/Kit/Plugin.swift":
                "import ProjectDescription\nlet plugin = Plugin(name: \"Kit\")",
            "Plugins/Kit/ProjectDescriptionHelpers/Make.swift": helper,
            "Modules/Core/Project.swift": project(
                "Core", "Project.module(.core, hasTests: false)", importing: "Kit"),
            "Modules/Core/Sources/A.swift": "",
        ])
        let reading = await codebase.read()
        #expect(reading.incomplete == [])
        #expect(reading.modules.map(\.id.rawValue) == ["Modules/Core::Core"])
        #expect(reading.files["Core"] == ["Modules/Core/Sources/A.swift"])
    }

    @Test func `a project with settings of its own sees the plugins named around it`() async throws
    {
        let codebase = try TemporaryCodebase([
            "Tuist/Config.swift": """
            import ProjectDescription
            let config = Config(plugins: [.local(path: .relativeToRoot("Kit"))])
            """,
            "Kit/Plugin.swift": "import ProjectDescription\nlet plugin = Plugin(name: \"Kit\")",
            "Kit/ProjectDescriptionHelpers/Make.swift": helper,
            "Modules/Core/Tuist/Config.swift":
                "import ProjectDescription\nlet config = Config(generationOptions: .options())",
            "Modules/Core/Project.swift": project(
                "Core", "Project.module(.core, hasTests: false)", importing: "Kit"),
            "Modules/Core/Sources/A.swift": "",
        ])
        let reading = await codebase.read()
        #expect(reading.incomplete == [])
        #expect(reading.files["Core"] == ["Modules/Core/Sources/A.swift"])
    }
}
