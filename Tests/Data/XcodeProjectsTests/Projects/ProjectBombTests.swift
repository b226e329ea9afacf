import Codebase
import TemporaryCodebases
import Testing
import Tiers

@testable import XcodeProjects

/// Inputs that grow until the budget bites.
@Suite(.long) struct ProjectBombTests {
    /// Groups in groups, the last of which holds a file.
    private static func groups(_ depth: Int, named name: String) -> ProjectDocument {
        let groups = (0..<depth).map { ProjectText.group("G\($0)", name, "G\($0 + 1)") }
        let text = ProjectText.project(
            targets: [], children: ["G0"], groups.joined(separator: "\n"),
            ProjectText.file("G\(depth)", "a.swift"))
        return ProjectDocument(
            manifest: "P.xcodeproj/project.pbxproj", list: PropertyList.reading(Array(text.utf8)))
    }

    @Test(arguments: [(10, false), (500, false), (20_000, true)])
    func `groups that nest too deeply end at the budget`(depth: Int, isCut: Bool) {
        let places = ReferencePlaces(of: Self.groups(depth, named: "g"), root: "/nowhere")
        #expect(places.overrun?.reason == (isCut ? .bytes(64 << 20) : nil))
        #expect((places.place(of: "G\(depth)") == nil) == isCut)
        #expect(places.budget.bytes <= 64 << 20)
    }

    @Test func `groups whose paths are too long for memory end at the budget`() {
        let budget = ReadingBudget(steps: 10_000, bytes: 1 << 20)
        let name = String(repeating: "long", count: 50)
        for depth in [10, 20, 350] {
            let places = ReferencePlaces(
                of: Self.groups(depth, named: name), root: "/nowhere", budget: budget)
            #expect(places.overrun?.reason == (depth > 100 ? .bytes(1 << 20) : nil))
            #expect(places.budget.bytes <= 1 << 20)
        }
    }

    @Test func `a project with groups that nest too deeply is incomplete`() async throws {
        let groups = (0..<20_000).map { ProjectText.group("G\($0)", "g", "G\($0 + 1)") }
        let reading = try await TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: [], children: ["G0"], groups.joined(separator: "\n"))
        ]).read()
        #expect(
            reading.incomplete.map(\.reason).first
                == "The tree of groups stands for more than 64 MB. Give the files to groups "
                + "that are less deep.")
    }

    /// A project of libraries that share one build phase.
    private func project(of count: Int) -> ProjectDocument {
        let names = (0..<count).map { "Lib\($0)" }
        let targets = names.map {
            ProjectText.target($0, "library.static", phases: "LINK", "productReference = P;")
        }
        let text = ProjectText.project(
            targets: names, targets.joined(separator: "\n"),
            ProjectText.file("P", "libX.a", in: "BUILT_PRODUCTS_DIR"),
            ProjectText.file("A", "libX.a", in: "BUILT_PRODUCTS_DIR"),
            ProjectText.phase("LINK", "A", isa: "PBXFrameworksBuildPhase"))
        return ProjectDocument(
            manifest: "P.xcodeproj/project.pbxproj", list: PropertyList.reading(Array(text.utf8)))
    }

    private func read(
        _ count: Int, most: Int = ReadProject.mostTargets, budget: ReadingBudget
    ) throws -> ProjectReading {
        let files = CodebaseFiles(try TemporaryCodebase([:]).tree)
        let project = ReadProject(
            document: project(of: count), files: files,
            configurations: ConfigurationFiles { _ in nil }, most: most)
        let index = ProjectIndex([project], workspaces: [])
        var budget = budget
        return ProjectModules(project: project, index: index, files: files).reading(&budget)
    }

    @Test func `targets beyond the most of a codebase are told`() throws {
        let reading = try read(8, most: 5, budget: ProjectModules.budget)
        #expect(reading.modules.count == 5)
        #expect(
            reading.incomplete.contains { $0.reason.hasPrefix("3 targets of the project were") })
    }

    @Test func `entries of phases that targets share count for each`() throws {
        let reading = try read(8, budget: ReadingBudget(steps: 7))
        #expect(reading.modules.count == 3)
        #expect(
            reading.incomplete.contains {
                $0.reason.contains("5 targets of the project were not read")
                    && $0.reason.contains("takes more than 7 steps to read")
            })
    }

    @Test func `among very many makers of one file none is looked for`() throws {
        let reading = try read(150, budget: ProjectModules.budget)
        let told = reading.incomplete.filter { $0.reason.contains("several targets build") }
        #expect(told.count == 150)
        #expect(told.first?.reason.contains("and 141 more. Make it depend") == true)
        #expect(reading.modules.allSatisfy { $0.dependencies.isEmpty })
    }
}
