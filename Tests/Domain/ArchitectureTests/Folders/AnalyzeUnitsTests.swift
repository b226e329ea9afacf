import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct AnalyzeUnitsTests {
    private let declares = [
        "App/ShopApp.swift": ["ShopApp"], "App/Presentation/List.swift": ["ListView"],
        "App/Domain/Movie.swift": ["Movie", "LoadMovies"],
        "App/Data/Store.swift": ["MovieStore"], "App/Common/Log.swift": ["EventLog"],
    ]
    private let uses = [
        "App/ShopApp.swift": ["ListView", "MovieStore"],
        "App/Presentation/List.swift": ["Movie", "LoadMovies", "EventLog"],
        "App/Data/Store.swift": ["Movie"],
    ]

    @Test func `a clean architecture by folders has its layers and breaks nothing`() {
        let found = analyzeUnits(.monolith(declares: declares, uses: uses), by: .folders)
        #expect(
            found.layerLines == [
                "Program: App", "Presentation: Presentation", "Data: Data", "Domain: Domain",
                "Common: Common",
            ])
        #expect(found.violations.isEmpty && found.assignment.unassigned.isEmpty)
        #expect(!found.configuration.layers.contains { $0.reason?.isEmpty ?? true })
    }

    @Test func `use cases, repositories and transfer objects are layered by folder`() {
        let found = analyzeUnits(
            .monolith(
                declares: [
                    "App/View/V.swift": ["HomeView"], "App/UseCase/U.swift": ["LoadUser"],
                    "App/Repository/R.swift": ["UserRepository"], "App/DTO/D.swift": ["UserDTO"],
                    "App/Entity/E.swift": ["Account"],
                ],
                uses: [
                    "App/View/V.swift": ["LoadUser", "Account"],
                    "App/UseCase/U.swift": ["Account"],
                    "App/Repository/R.swift": ["UserDTO", "Account", "LoadUser"],
                ]), by: .folders)
        #expect(
            found.layerLines == ["View: View", "Data: DTO Repository", "Domain: Entity UseCase"])
    }

    @Test func `a type of a higher folder is reported with its line`() throws {
        let more = uses.merging(["App/Domain/Movie.swift": ["EventLog", "MovieStore"]]) { $1 }
        let base = Analysis.monolith(declares: declares, uses: more)
        let upward = try #require(
            analyzeUnits(base, by: .folders).violations.first { $0.kind == .upward })
        #expect(upward.from == "::App/Domain" && upward.to == "::App/Data")
        #expect(upward.severity == .warning)
        #expect(upward.message == "Domain in Domain uses Data in Data, a higher layer.")
        #expect(upward.sites.map(\.line) == [11])
        #expect(upward.sites.map(\.file) == ["App/Domain/Movie.swift"])
    }

    @Test func `folders of one module that use each other are a cycle of folders`() {
        let base = Analysis.monolith(
            declares: ["App/List/A.swift": ["MovieList"], "App/Detail/B.swift": ["MovieDetail"]],
            uses: ["App/List/A.swift": ["MovieDetail"], "App/Detail/B.swift": ["MovieList"]])
        let cycles = analyzeUnits(base, by: .folders).violations.filter { $0.kind == .cycle }
        #expect(cycles.map(\.cycle.count) == [2])
        #expect(base.violations.isEmpty)
    }

    @Test func `layers that a person wrote for folders are rules`() throws {
        let written = LayerConfiguration(
            source: .file(".strata.yml"),
            layers: [
                Layer(name: "Outside", patterns: [ModulePattern(.path, "App/Data/**")]),
                Layer(name: "Inside", patterns: [ModulePattern(.name, "Domain")]),
                Layer(name: "Rest", patterns: [ModulePattern(.name, "Presentation")]),
            ], units: .folders)
        let more = uses.merging(["App/Domain/Movie.swift": ["MovieStore"]]) { $1 }
        let found = analyzeUnits(.monolith(declares: declares, uses: more, written: written))
        #expect(found.layerLines.prefix(2) == ["Outside: Data", "Inside: Domain"])
        let upward = try #require(found.violations.first { $0.kind == .upward })
        #expect(upward.severity == .error)
        #expect(found.units == .folders)
    }

    @Test func `a folder stands in the layer that a person wrote for its module`() {
        let written = LayerConfiguration(
            source: .file(".strata.yml"), layers: [.stub("All", ["App"])],
            severities: [.cycle: .off])
        let base = Analysis.monolith(
            declares: ["App/Maps/A.swift": ["Map"], "App/Lists/B.swift": ["List2"]],
            written: written)
        let found = analyzeUnits(base, by: .folders)
        #expect(found.layerLines == ["All: Lists Maps"])
        #expect(found.configuration.source == .file(".strata.yml"))
        #expect(found.configuration.severities == [.cycle: .off])
        #expect(analyzeUnits(base).units.areModules)
    }

    @Test func `only the named modules are split, and imports of them find the folder`() {
        let app = Module.stub("App", .executable, at: "App", sources: ["App/main.swift"])
        let kit = Module.stub(
            "Kit", at: "Kit", sources: ["Kit/Model/M.swift", "Kit/Net/N.swift", "Kit/Net/O.swift"])
        let facts: [RelativePath: SourceFacts] = [
            "App/main.swift": .stub(
                imports: [ImportStatement(module: "Kit", line: 3)],
                uses: ["Movie": [7], "Hidden": [8]]),
            "Kit/Model/M.swift": .stub(declares: [.stub("Movie")]),
            "Kit/Net/N.swift": .stub(declares: [.stub("Hidden", .struct, .internal)]),
            "Kit/Net/O.swift": .stub(uses: ["Movie": [4]]),
        ]
        let base = Analysis.modules([app, kit], facts: facts)
        let found = analyzeUnits(
            base, by: Units(foldersOf: [ModulePattern(.name, "K*")]))
        #expect(found.codebase.modules.map(\.id) == ["::App", "::Kit/Model", "::Kit/Net"])
        #expect(found.ownEdges == ["App > Model", "Net > Model"])
        let evidence = evidenceByName(
            for: EdgeID(from: "::App", to: "::Kit/Model"), in: found)
        #expect(evidence.first?.site.line == 3)
        #expect(evidence.first?.uses == [Evidence.Use(line: 7, name: "Movie")])
    }

    @Test func `imports from elsewhere stay with the folder whose file has them`() {
        let found = analyzeUnits(
            .monolith(
                declares: declares, uses: uses, imports: ["App/Domain/Movie.swift": ["UIKit"]]),
            by: .folders)
        let edge = found.graph.edges.first { $0.to.targetName == "UIKit" }
        #expect(edge?.from == "::App/Domain")
        #expect(found.violations.map(\.kind) == [.impure])
    }

    @Test func `tests stay modules, and so does what has one folder only`() {
        let modules = [
            Module.stub(
                "AppTests", .test, at: "Tests", sources: ["Tests/A/1.swift", "Tests/B/2.swift"]),
            .stub("Flat", at: "Flat", sources: ["Flat/1.swift", "Flat/2.swift"]),
        ]
        let found = analyzeUnits(.modules(modules, facts: [:]), by: .folders)
        #expect(found.codebase.modules.map(\.id) == ["::AppTests", "::Flat"])
    }

    @Test func `folders that no description names are read as one module`() {
        func folder(_ path: RelativePath) -> Module {
            Module(
                id: ModuleID(container: path, target: path.name), name: path.name,
                moduleName: path.name, kind: .folder, origin: .folders, container: path,
                manifest: nil, path: path, sources: [path.appending("F.swift")], dependencies: [])
        }
        let facts: [RelativePath: SourceFacts] = [
            "Shop/Domain/F.swift": .stub(declares: [.stub("Movie")]),
            "Shop/Data/F.swift": .stub(uses: ["Movie": [3]]),
        ]
        let base = Analysis.modules([folder("Shop/Domain"), folder("Shop/Data")], facts: facts)
        let found = analyzeUnits(base, by: .folders)
        #expect(found.ownEdges == ["Data > Domain"])
    }

    @Test func `folders of one name in two modules are told apart`() {
        let modules = ["One", "Two"].map { name in
            Module.stub(
                name, at: RelativePath(name),
                sources: [RelativePath("\(name)/UI/A.swift"), RelativePath("\(name)/Core/B.swift")])
        }
        let found = analyzeUnits(.modules(modules, facts: [:]), by: .folders)
        #expect(
            found.graph.nodes.map(\.name) == ["One/Core", "One/UI", "Two/Core", "Two/UI"])
    }
}
