import Codebase
import TemporaryCodebases
import Testing
import SwiftManifests

/// What makes manifests of real codebases more than literals.
@Suite struct HelpersTests {
    private let target = """
        import ProjectDescription
        extension Target {
            public static func part(
                _ name: String, _ dependencies: [TargetDependency] = []
            ) -> Target {
                .target(
                    name: name, destinations: .iOS, product: .framework, bundleId: name,
                    sources: ["\\(name)/**"], dependencies: dependencies)
            }
        }
        """

    private func read(
        _ manifest: String, helper: String = "", with files: [String: String] = [:]
    ) async throws -> ProjectReading {
        let all = [
            "Tuist/ProjectDescriptionHelpers/Target.swift": target,
            "Tuist/ProjectDescriptionHelpers/Helper.swift": "import ProjectDescription\n" + helper,
            "Project.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers
            \(manifest)
            """, "A/a.swift": "", "B/b.swift": "",
        ].merging(files) { $1 }
        return try await TemporaryCodebase(all).read()
    }

    @Test func `an enum of modules gives targets and what they depend on`() async throws {
        let helper = """
            public enum Part: String, CaseIterable {
                case a = "A", b = "B"
                public var uses: [TargetDependency] {
                    switch self {
                    case .a: Part.allCases.filter { $0 != self }.map { .target(name: $0.rawValue) }
                    case .b: [.external(name: "Kit")]
                    }
                }
                public var target: Target { .part(rawValue, uses) }
            }
            """
        let reading = try await read(
            "let project = Project(name: \"P\", targets: Part.allCases.map(\\.target))",
            helper: helper)
        #expect(reading.incomplete == [])
        #expect(reading.files == ["A": ["A/a.swift"], "B": ["B/b.swift"]])
        #expect(reading.dependencies(of: "A") == [.target("B")])
        #expect(reading.dependencies(of: "B") == [.product("Kit", package: nil)])
    }

    @Test func `a dependency says in which file it is written`() async throws {
        let reading = try await read(
            """
            let project = Project(name: "P", targets: [
                .part("A", [
                    .package(product: "Kit")
                ] + shared)
            ])
            """,
            helper: "public let shared: [TargetDependency] = [.external(name: \"Hub\")]")
        let module = try #require(reading.modules.first)
        #expect(
            module.dependencies.map { $0.declaration(for: module) } == [
                DeclarationSite(file: "Project.swift", line: 5),
                DeclarationSite(file: "Tuist/ProjectDescriptionHelpers/Helper.swift", line: 2),
            ])
    }

    @Test
    func `a dependency that helpers make is declared where the manifest names it`() async throws {
        let reading = try await read(
            """
            let project = Project(name: "P", targets: [
                .part("A", [
                    .feature("Home"),
                    TargetDependency.Kits.charts,
                    .sheets
                ] + TargetDependency.common)
            ])
            """,
            helper: """
                extension TargetDependency {
                    public struct Kits { public static let charts = TargetDependency.external(name: "C") }
                    public static var sheets: TargetDependency { .external(name: "S") }
                    public static func feature(_ name: String) -> TargetDependency {
                        .project(target: name, path: "../\\(name)")
                    }
                    public static let common: [TargetDependency] = [
                        .feature("Base"),
                    ]
                }
                """)
        let module = try #require(reading.modules.first)
        #expect(
            module.dependencies.map { $0.declaration(for: module) } == [
                DeclarationSite(file: "Project.swift", line: 5),
                DeclarationSite(file: "Project.swift", line: 6),
                DeclarationSite(file: "Project.swift", line: 7),
                DeclarationSite(file: "Tuist/ProjectDescriptionHelpers/Helper.swift", line: 9),
            ])
    }

    @Test func `what a shared helper makes in a loop is declared where the loop is`() async throws {
        let reading = try await read(
            """
            var all: [TargetDependency] {
                var all = Feature.allCases.map { TargetDependency.feature($0) }
                all.append(TargetDependency.feature(.home))
                return all
            }
            let project = Project(name: "P", targets: [.part("A", all), .listed("B", [
                .home,
            ])])
            """,
            helper: """
                public enum Feature: String, CaseIterable {
                    case home
                    func dependency() -> TargetDependency { .feature(self) }
                }
                extension TargetDependency {
                    public static func feature(_ feature: Feature) -> TargetDependency {
                        .project(target: feature.rawValue, path: "../Feature")
                    }
                }
                extension Target {
                    public static func listed(_ name: String, _ features: [Feature]) -> Target {
                        let dependencies = features.map { $0.dependency() }
                        return .part(name, dependencies)
                    }
                }
                """)
        let sites = reading.modules.map { module in
            module.dependencies.compactMap { $0.declaration(for: module) }
        }
        #expect(sites.map { Set($0.map(\.file)) } == [["Project.swift"], ["Project.swift"]])
        #expect(sites.map { $0.map(\.line) } == [[4, 5], [9]])
    }

    @Test func `variables of the environment have their defaults`() async throws {
        let reading = try await read(
            """
            let name = Environment.partName.getString(default: "A")
            let project = Project(
                name: "P",
                targets: [.part(name)]
                    + (Environment.more.getBoolean(default: false) ? [.part("B")] : []))
            """)
        #expect(reading.incomplete == [])
        #expect(reading.modules.map(\.name) == ["A"])
    }

    @Test func `whether a file of the codebase is there can be asked`() async throws {
        let reading = try await read(
            """
            import Foundation
            let isThere = { (path: String) in FileManager.default.fileExists(atPath: path) }
            let project = Project(
                name: "P", targets: ["A", "B", "C"].filter { isThere($0) }.map { .part($0) })
            """)
        #expect(reading.incomplete == [])
        #expect(reading.modules.map(\.name) == ["A", "B"])
    }

    @Test func `a file of the codebase can be read, and a missing one throws`() async throws {
        let reading = try await read(
            """
            import Foundation
            func names(_ path: String) -> [String] {
                guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return ["B"] }
                return text.split(separator: "\\n").map { String($0) }
            }
            let data = FileManager.default.contents(atPath: "names.txt")
            let more = data.flatMap { String(data: $0, encoding: .utf8) } == nil ? ["C"] : []
            let project = Project(
                name: "P", targets: (names("names.txt") + names("gone.txt") + more).map { .part($0) })
            """, with: ["names.txt": "A\n"])
        #expect(reading.incomplete == [])
        #expect(reading.modules.map(\.name) == ["A", "B"])
    }

    @Test func `the elements of a list say which of several functions is called`() async throws {
        let helper = """
            public enum Part { case data, screen }
            extension Target {
                public static func made(_ name: String, from parts: [Part]) -> Target {
                    .part(name, parts.map { .external(name: "\\($0)") })
                }
                public static func made(_ name: String, from parts: [TargetDependency]) -> Target {
                    .part(name, parts)
                }
            }
            """
        let reading = try await read(
            """
            let project = Project(
                name: "P",
                targets: [.made("A", from: [.data]), .made("B", from: [.target(name: "A")])])
            """, helper: helper)
        #expect(reading.incomplete == [])
        #expect(reading.dependencies(of: "A") == [.product("data", package: nil)])
        #expect(reading.dependencies(of: "B") == [.target("A")])
    }

    @Test func `types say whether a case or a function of its name is called`() async throws {
        let helper = """
            public enum TargetName: String { case models = "B" }
            extension TargetDependency {
                public static func target(name: TargetName) -> TargetDependency {
                    return .target(name: name.rawValue)
                }
            }
            """
        let reading = try await read(
            """
            let project = Project(
                name: "P",
                targets: [.part("A", [.target(name: .models)]), .part("B", [])])
            """, helper: helper)
        #expect(reading.incomplete == [])
        #expect(reading.dependencies(of: "A") == [.target("B")])
    }

    @Test
    func `what cannot be evaluated is named, and folders stand for the targets`() async throws {
        let reading = try await read(
            """
            import Foundation
            let project = Project(
                name: "P", targets: [.part("\\(FileHandle(forReadingAtPath: "n")!.availableData)")])
            """, with: ["Sources/s.swift": "", "Tests/t.swift": ""])
        #expect(reading.incomplete.map(\.path) == ["Project.swift"])
        #expect(reading.incomplete.allSatisfy { $0.reason.contains("is not evaluated: ") })
        #expect(reading.modules.map(\.name) == ["P", "PTests"])
    }

    @Test
    func `what stands for a target that is not known is not taken from others`() async throws {
        let reading = try await read(
            """
            import Foundation
            let folder = "\\(FileHandle(forReadingAtPath: "n")!.availableData)"
            let project = Project(
                name: "P",
                targets: [
                    .target(
                        name: "App", destinations: .iOS, product: .app, bundleId: "a",
                        sources: ["Sources/**"]),
                    .target(
                        name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "w",
                        sources: ["\\(folder)/**"]),
                ])
            """, with: ["Sources/s.swift": ""])
        #expect(reading.files == ["App": ["Sources/s.swift"], "Widget": []])
        #expect(!reading.incomplete.isEmpty)
    }

    @Test func `destinations know their platforms`() async throws {
        let reading = try await read(
            """
            let mobile = Destinations.iOS.platforms
            let names = [Destination.mac, Destination.iPad].filter { !mobile.contains($0.platform) }
                .map { $0.platform.caseValue }
            let project = Project(
                name: "P", packages: PlatformFilters.all.isEmpty ? [.local(path: "x")] : [],
                targets: names.map { .part($0) })
            """, with: ["macOS/a.swift": ""])
        #expect(reading.incomplete == [])
        #expect(reading.modules.map(\.name) == ["macOS"])
    }
}
