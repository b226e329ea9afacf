import Architecture
import Codebase
import FeatureKit
import Testing

@testable import Modules

@MainActor @Suite struct ModuleTableTests {
    private let table = ModuleTable(SampleCodebase.depot.analysis())

    private func row(_ name: String) throws -> ModuleRow {
        try #require((table.own + table.others).first { $0.name == name })
    }

    @Test func `figures are those of the domain`() throws {
        let orders = try row("Orders")
        let figures = try #require(orders.figures)

        #expect(orders.fanIn == 4)
        #expect(figures.fanOut == 3)
        #expect(figures.files == 24)
        #expect(figures.lines == 3_288)
        #expect(figures.errors == 1)
        #expect(figures.instability > 0.42 && figures.instability < 0.43)
    }

    @Test func `what comes from elsewhere counts who imports it`() throws {
        let logging = try row("Logging")

        #expect(logging.fanIn == 2)
        #expect(logging.figures == nil)
        #expect(logging.role == "external")
    }

    @Test func `a filter looks at name, layer and role`() throws {
        #expect(try row("Orders").searchText == "Orders Features feature")
        #expect(try row("OrdersDev").searchText == "OrdersDev dev app")
    }

    @Test func `a module is declared where its first dependency stands`() throws {
        #expect(table.place(of: "::Orders") == SourcePlace(file: "Package.swift", line: 14))
        #expect(table.place(of: "::Goods") == SourcePlace(file: "Package.swift", line: nil))
    }

    @Test func `a folder without a manifest opens at its first source`() {
        let module = Module(
            id: "Old::Old", name: "Old", moduleName: "Old", kind: .folder, origin: .folders,
            container: "Old", manifest: nil, path: "Old", sources: ["Old/B.swift", "Old/A.swift"],
            dependencies: [])
        let table = ModuleTable(analysis(of: [module]))

        #expect(table.place(of: "Old::Old") == SourcePlace(file: "Old/A.swift", line: nil))
    }

    @Test func `a module without files has no place`() {
        let module = Module(
            id: "Old::Old", name: "Old", moduleName: "Old", kind: .folder, origin: .folders,
            container: "Old", manifest: nil, path: "Old", sources: [], dependencies: [])

        #expect(ModuleTable(analysis(of: [module])).place(of: "Old::Old") == nil)
    }

    @Test func `the room for names fits nine of ten`() {
        let names = (0..<19).map { "M\($0 + 10)" } + ["AModuleWithAnExceptionallyLongName"]
        let table = ModuleTable(
            SampleCodebase(
                layers: [],
                entries: names.map {
                    .init($0, role: .core, layer: nil, files: 1, lines: 1, uses: "")
                }
            ).analysis())

        #expect(table.nameWidth == 3)
    }

    private func analysis(of modules: [Module]) -> Analysis {
        Analysis(
            codebase: Codebase(root: "/codebase", modules: modules),
            graph: ModuleGraph(
                nodes: modules.map { .init(id: $0.id, name: $0.name, kind: .own) }, edges: []),
            configuration: LayerConfiguration(source: .inferred, layers: []),
            assignment: LayerAssignment(layers: [:]), violations: [], facts: [:],
            isComplete: true, incomplete: [], milliseconds: 0)
    }
}
