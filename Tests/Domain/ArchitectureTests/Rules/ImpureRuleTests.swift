import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ImpureRuleTests {
    private func impurities(
        _ modules: [Module], imports: [String: [String]], layers: [Layer]? = nil
    ) -> [String] {
        Analysis.stub(modules, imports: imports, layers: layers).violations
            .filter { $0.kind == .impure }
            .map { "\($0.from.targetName) \($0.to?.targetName ?? "")" }
    }

    private let pure: [Layer] = [
        .stub("Domain", ["Shop*"], options: LayerOptions(pure: true)),
        .stub("Rest", ["*Kit", "*Data"]),
    ]

    @Test(arguments: ["SwiftUI", "UIKit", "AppKit", "CoreData", "SwiftData", "SQLite3"])
    func `a pure module imports no framework that draws or stores`(_ framework: String) {
        let found = impurities([.stub("Shop")], imports: ["Shop": [framework]], layers: pure)
        #expect(found == ["Shop \(framework)"])
    }

    @Test(arguments: ["Foundation", "Combine", "os", "Dispatch"])
    func `a pure module may import what neither draws nor stores`(_ framework: String) {
        #expect(
            impurities([.stub("Shop")], imports: ["Shop": [framework]], layers: pure).isEmpty)
    }

    @Test func `the header that Xcode writes for a framework makes nothing impure`() {
        func found(_ header: String) -> [ViolationKind] {
            let file = RelativePath(header)
            let facts = SourceFacts.stub(imports: [ImportStatement(module: "UIKit", line: 9)])
            let written = LayerConfiguration(source: .file(".strata.yml"), layers: pure)
            let analysis = Analysis.modules(
                [.stub("Shop", sources: [file])], facts: [file: facts], written: written)
            return checkRules(
                codebase: analysis.codebase, graph: analysis.graph, configuration: written,
                assignment: analysis.assignment
            ).violations.map(\.kind)
        }
        #expect(found("Shop/Shop.h") == [])
        #expect(found("Shop/Screen.h") == [.impure])
    }

    @Test func `a pure module imports no data layer`() {
        let modules = [Module.stub("Shop"), .stub("DiskData")]
        #expect(
            impurities(modules, imports: ["Shop": ["DiskData"]], layers: pure) == ["Shop DiskData"])
    }

    @Test func `a pure module may import other things below`() {
        let modules = [Module.stub("Shop"), .stub("MathKit")]
        #expect(impurities(modules, imports: ["Shop": ["MathKit"]], layers: pure).isEmpty)
    }

    @Test func `what stands higher is upward and not impure too`() {
        let layers: [Layer] = [pure[1], pure[0]]
        let modules = [Module.stub("Shop"), .stub("DiskData")]
        let analysis = Analysis.stub(modules, imports: ["Shop": ["DiskData"]], layers: layers)
        #expect(analysis.violations.map(\.kind) == [.upward, .undeclared])
    }

    @Test func `a layer that is not pure may draw`() {
        let layers: [Layer] = [.stub("All", ["*"])]
        #expect(impurities([.stub("Shop")], imports: ["Shop": ["SwiftUI"]], layers: layers).isEmpty)
    }

    @Test func `a view imports no implementation`() {
        let modules = [Module.stub("CartUI"), .stub("ApiLive"), .stub("Model")]
        func found(_ imports: [String]) -> [String] {
            impurities(modules, imports: ["CartUI": imports])
        }
        #expect(found(["ApiLive", "Model", "SwiftUI"]) == ["CartUI ApiLive"])
        #expect(found(["ApiLive", "Model"]).isEmpty, "what draws nothing shows nothing")
    }

    @Test func `what draws itself and has no interface is a toolkit of views`() {
        func found(_ modules: [String], drawing: Bool) -> [String] {
            impurities(
                modules.map { Module.stub($0) },
                imports: [
                    "CartUI": ["KitImpl", "SwiftUI"], "KitImpl": drawing ? ["SwiftUI"] : [],
                ])
        }
        #expect(found(["CartUI", "KitImpl"], drawing: true).isEmpty)
        #expect(found(["CartUI", "KitImpl"], drawing: false) == ["CartUI KitImpl"])
        #expect(found(["CartUI", "KitImpl", "KitAPI"], drawing: true) == ["CartUI KitImpl"])
    }

    @Test func `what a view imports for debugging alone is given to its previews`() {
        func found(_ conditions: [String]) -> [ViolationKind] {
            let imports = [
                ImportStatement(module: "SwiftUI", line: 1),
                ImportStatement(module: "ApiLive", conditions: conditions, line: 2),
            ]
            let modules = [Module.stub("CartUI", uses: ["ApiLive"]), .stub("ApiLive")]
            let facts = [modules[0].sources[0]: SourceFacts.stub(imports: imports)]
            let codebase = assignRoles(.stub(modules))
            return Analysis.stub(codebase, facts: facts).violations.map(\.kind)
                .filter { $0 == .impure }
        }
        #expect(found(["DEBUG"]) == [])
        #expect(found(["!DEBUG"]) == [.impure])
        #expect(found([]) == [.impure])
    }

    @Test func `a test of a pure module is not pure itself`() {
        let modules = [Module.stub("Shop"), .stub("ShopTests", .test, uses: ["Shop"])]
        #expect(impurities(modules, imports: ["ShopTests": ["SwiftUI"]], layers: pure).isEmpty)
    }
}
