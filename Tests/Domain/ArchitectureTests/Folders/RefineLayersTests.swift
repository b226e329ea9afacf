import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct RefineLayersTests {
    /// Modules with files in folders, each file with the types that it declares and uses.
    private func analysis(
        _ files: [String: (declares: [String], uses: [String])],
        imports: [String: [String]] = [:], written: LayerConfiguration? = nil
    ) -> Analysis {
        let names = Set(files.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
        let modules = names.sorted().map { name in
            Module.stub(
                name, at: RelativePath(name),
                sources: files.keys.filter { $0.hasPrefix(name + "/") }.map { RelativePath($0) },
                uses: imports[name] ?? [])
        }
        let facts = files.map { path, file in
            let module = String(path.prefix { $0 != "/" })
            let uses = file.uses.enumerated().map { ($1, [10 + $0]) }
            return (
                RelativePath(path),
                SourceFacts.stub(
                    imports: (imports[module] ?? []).map { ImportStatement(module: $0, line: 1) },
                    declares: file.declares.map { .stub($0) },
                    uses: Dictionary(uses, uniquingKeysWith: +))
            )
        }
        return .modules(
            modules, facts: Dictionary(uniqueKeysWithValues: facts), written: written)
    }

    private func written(_ layers: [Layer]) -> LayerConfiguration {
        LayerConfiguration(source: .file(".strata.yml"), layers: layers)
    }

    private func layers(_ analysis: Analysis) -> [String] {
        analysis.configuration.layers.enumerated().map { position, layer in
            let ids = analysis.assignment.layers.filter { $0.value == position }.keys.sorted()
            let names = ids.map { id in analysis.graph.nodes.first { $0.id == id }?.name ?? "" }
            return "\(layer.name): \(names.joined(separator: " "))"
        }
    }

    private func messages(_ analysis: Analysis) -> [String] {
        analysis.violations.filter { $0.kind != .cycle }
            .map { "\($0.severity.rawValue) \($0.message)" }
    }

    @Test func `folders of different modules are judged by the layers of the modules`() {
        let base = analysis(
            [
                "Screens/List/L.swift": (["ListScreen"], ["Movie", "Badge"]),
                "Screens/Views/V.swift": (["RowView"], ["ListScreen"]),
                "Model/Application/A.swift": (["Movie"], []),
                "Model/Rules/R.swift": (["Badge"], ["RowView", "Movie"]),
            ], imports: ["Screens": ["Model"], "Model": ["Screens"]],
            written: written([.stub("Top", ["Screens"]), .stub("Bottom", ["Model"])]))
        let found = analyzeUnits(base, by: .folders)
        #expect(
            layers(found) == [
                "Top: Screens/List Screens/Views", "Bottom: Model/Application Model/Rules",
            ])
        #expect(
            messages(found) == [
                "error Model/Rules in Bottom imports Screens/Views in Top, a higher layer."
            ])
    }

    @Test func `what a layer may import is asked of the modules`() {
        let layers: [Layer] = [
            .stub("Top", ["Shop"], options: LayerOptions(mayImport: ["Low"])),
            .stub("Mid", ["Kit"]),
            .stub("Low", ["Base"]),
        ]
        let base = analysis(
            [
                "Shop/UI/A.swift": (["ShopView"], ["KitType", "BaseType", "ShopModel"]),
                "Shop/Logic/B.swift": (["ShopModel"], []),
                "Kit/One/C.swift": (["KitType"], []), "Kit/Two/D.swift": (["KitOther"], []),
                "Base/One/E.swift": (["BaseType"], []), "Base/Two/F.swift": (["BaseOther"], []),
            ], imports: ["Shop": ["Kit", "Base"]], written: written(layers))
        #expect(
            messages(analyzeUnits(base, by: .folders)) == [
                "error Shop/UI in Top imports Kit/One in Mid, but Top may import only Low."
            ])
    }

    @Test func `modules that stand alone do so by folders, whose own stay together`() {
        let base = analysis(
            [
                "One/X/A.swift": (["OneX"], ["OneY", "TwoX"]), "One/Y/B.swift": (["OneY"], []),
                "Two/X/C.swift": (["TwoX"], []), "Two/Y/D.swift": (["TwoY"], []),
            ], imports: ["One": ["Two"]],
            written: written([
                .stub("Core", ["One", "Two"], options: LayerOptions(peers: .forbidden))
            ]))
        #expect(
            messages(analyzeUnits(base, by: .folders)) == [
                "error One/X imports Two/X, but modules of layer Core must not import each other."
            ])
    }

    private let clean: [String: (declares: [String], uses: [String])] = [
        "Shop/Presentation/V.swift": (["ShopView"], ["LoadShop", "Wares"]),
        "Shop/Presentation/W.swift": (["WareView"], ["Wares"]),
        "Shop/Domain/L.swift": (["LoadShop", "Wares"], []),
        "Shop/Data/T.swift": (["WareTable"], ["Wares", "LoadShop"]),
        "Shop/Gadgets/G.swift": (["Gadget"], ["ShopView", "WareTable", "Wares"]),
        "Kit/Base/K.swift": (["KitType"], []), "Kit/Views/M.swift": (["KitView"], []),
    ]

    @Test func `a module whose folders are clearly layers has them inside its own`() throws {
        let base = analysis(
            clean, imports: ["Shop": ["Kit"]],
            written: written([.stub("Features", ["Shop"]), .stub("Core", ["Kit"])]))
        let found = analyzeUnits(base, by: .folders)
        #expect(
            layers(found) == [
                "Features: Shop/Gadgets", "Presentation: Shop/Presentation", "Data: Shop/Data",
                "Domain: Shop/Domain", "Core: Kit/Base Kit/Views",
            ])
        #expect(messages(found).isEmpty)
        let domain = try #require(found.configuration.layers.first { $0.name == "Domain" })
        #expect(
            domain.reason
                == "The folder is called “Domain”; all 3 dependencies across layers point down. Inside Shop, of Features."
        )
        #expect(domain.options.pure && domain.outer == "Features")
        #expect(found.configuration.refined.map(\.name) == ["Features", "Core"])
    }

    @Test func `broken layers inside a module only warn, whoever wrote the others`() {
        var files = clean
        files["Shop/Domain/L.swift"] = (["LoadShop", "Wares"], ["WareTable", "Gadget"])
        let base = analysis(
            files, written: written([.stub("Features", ["Shop"]), .stub("Core", ["Kit"])]))
        #expect(
            messages(analyzeUnits(base, by: .folders)) == [
                "warning Shop/Domain in Domain uses Shop/Data in Data, a higher layer."
            ])
    }

    @Test func `folders called Application and Views make no layers`() {
        let base = analysis([
            "Kit/Application/A.swift": (["Runner"], ["KitView"]),
            "Kit/Views/V.swift": (["KitView"], ["Buffer2"]),
            "Kit/Buffer/B.swift": (["Buffer2"], ["Runner"]),
            "Kit/Support/S.swift": (["Helper2"], ["Runner", "KitView"]),
        ])
        let found = analyzeUnits(base, by: .folders)
        #expect(found.configuration.layers.count == 1)
        #expect(messages(found).isEmpty)
    }

    @Test func `a name that the uses contradict is no layer`() {
        let base = analysis([
            "Shop/Scenes/List/V.swift": (["ListScene"], ["AppCoordinator", "Wares"]),
            "Shop/Scenes/Detail/V.swift": (["DetailScene"], ["AppCoordinator", "Wares"]),
            "Shop/Coordinator/C.swift": (["AppCoordinator"], ["ListScene", "DetailScene"]),
            "Shop/Domain/W.swift": (["Wares"], []),
        ])
        let found = analyzeUnits(base, by: .folders)
        #expect(
            layers(found) == [
                "Level 0: Coordinator", "Scenes: Scenes/Detail Scenes/List", "Domain: Domain",
            ])
        #expect(messages(found).isEmpty)
    }

    @Test func `features in folders of a module are found, and their parts stand apart`() {
        let base = analysis([
            "Shop/Features/Cart/C.swift": (["CartView"], ["LoginView", "Wares"]),
            "Shop/Features/Login/L.swift": (["LoginView"], ["Wares"]),
            "Shop/Models/W.swift": (["Wares"], []),
        ])
        let found = analyzeUnits(base, by: .folders)
        #expect(
            messages(found) == [
                "warning Feature Features/Cart uses feature Features/Login."
            ])
        #expect(layers(found) == ["Features: Features/Cart Features/Login", "Models: Models"])
    }

    @Test func `layers inside modules of a layer are shared, and bind each for itself`() {
        var files: [String: (declares: [String], uses: [String])] = [:]
        for name in ["Cart", "Login"] {
            files["\(name)/Presentation/V.swift"] = (["\(name)View"], ["\(name)Rule"])
            files["\(name)/Domain/D.swift"] = (["\(name)Rule"], [])
            files["\(name)/Data/T.swift"] = (["\(name)Table"], ["\(name)Rule"])
        }
        files["Login/Domain/D.swift"] = (["LoginRule"], ["CartView"])
        let base = analysis(
            files, imports: ["Login": ["Cart"]],
            written: written([.stub("All", ["Cart", "Login"])]))
        let found = analyzeUnits(base, by: .folders)
        #expect(
            layers(found) == [
                "All: ", "Presentation: Cart/Presentation Login/Presentation",
                "Data: Cart/Data Login/Data", "Domain: Cart/Domain Login/Domain",
            ])
        #expect(messages(found).isEmpty)
    }

    @Test func `names are those of the folders alone where one module has all of them`() {
        let base = analysis(clean.filter { $0.key.hasPrefix("Shop") })
        let found = analyzeUnits(base, by: .folders)
        #expect(
            found.graph.nodes.filter { $0.kind == .own }.map(\.name)
                == ["Data", "Domain", "Gadgets", "Presentation"])
    }
}
