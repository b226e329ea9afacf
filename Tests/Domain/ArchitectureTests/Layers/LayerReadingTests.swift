import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// What a reading of codebases that nobody here had opened found wrong in their layers.
@Suite struct LayerReadingTests {
    private func module(
        _ name: String, _ kind: TargetKind = .library, in folder: String, uses: [String] = []
    ) -> Module {
        .stub(name, kind, at: RelativePath("\(folder)/\(name)"), uses: uses)
    }

    private func analysis(_ modules: [Module]) -> Analysis {
        let uses = modules.map { ($0.name, $0.dependencies.map(\.name.bareName)) }
        return Analysis.stub(modules, imports: Dictionary(uniqueKeysWithValues: uses))
    }

    private func layer(of name: String, in analysis: Analysis) -> String? {
        analysis.layerLines.first { line in
            line.split { $0 == " " || $0 == ":" }.dropFirst().contains { $0 == name }
        }.map { String($0.prefix { $0 != ":" }) }
    }

    @Test func `scenes that use each other by custom may do so, whatever their role`() {
        let found = analysis([
            module("Home", in: "Scene", uses: ["Pay"]), module("Shop", in: "Scene", uses: ["Pay"]),
            module("Pay", in: "Scene"), module("Entities", in: "Domain"),
        ])
        #expect(!found.violations.contains { $0.kind == .sideways })
        #expect(found.configuration.layers.first?.options.peers == .allowed)
    }

    @Test func `what features are built on stands above what it uses, and below them`() {
        let found = analysis([
            module("HomeFeature", in: "Features", uses: ["BaseFeature"]),
            module("PayFeature", in: "Features", uses: ["BaseFeature"]),
            module("BaseFeature", in: "Features", uses: ["UserService", "Styles"]),
            module("UserService", in: "Services", uses: ["Log"]),
            module("Styles", in: "DesignSystem", uses: ["Log"]), module("Log", in: "Core"),
        ])
        #expect(layer(of: "BaseFeature", in: found) == "Libraries")
        let order = found.configuration.layers.map(\.name)
        #expect(order.prefix(2) == ["Features", "Libraries"])
        #expect(!found.violations.contains { $0.kind == .upward })
    }

    @Test func `a feature that a program uses is one, however many it uses`() {
        let names = ["Home", "Pay", "Shop", "News", "Chat", "Cart", "Help"]
        let modules =
            names.map { module($0, in: "Features") } + [
                module("Transfer", in: "Features", uses: ["Home", "Pay", "Shop"]),
                module("App", .app, in: "App", uses: names + ["Transfer"]),
            ]
        let found = analysis(modules)
        #expect(layer(of: "Transfer", in: found) == "Features")
        #expect(found.violations.count { $0.kind == .sideways } == 3)
        // A program that only declares them lets it put them together.
        let uses = ["Transfer": ["Home", "Pay", "Shop"], "App": ["Transfer"]]
        let declared = Analysis.stub(modules, imports: uses)
        #expect(layer(of: "Transfer", in: declared) == "Assembly")
        #expect(!declared.violations.contains { $0.kind == .sideways })
    }

    @Test func `user interface and repository are parts of a feature`() {
        let found = analysis(
            ["Home", "Pay"].flatMap { name in
                [
                    module("\(name)UserInterface", in: "Features/\(name)/UserInterface"),
                    module("\(name)Domain", in: "Features/\(name)", uses: ["\(name)UserInterface"]),
                    module(
                        "\(name)DataRepository", in: "Features/\(name)", uses: ["\(name)Domain"]),
                    module(name, in: "Features", uses: ["\(name)DataRepository"]),
                ]
            } + [module("App", .app, in: "App", uses: ["Home", "Pay"])])
        let order = ["Home", "HomeDataRepository", "HomeDomain", "HomeUserInterface"]
        let places = order.map { layer(of: $0, in: found) ?? "" }
        let layers = found.configuration.layers.map(\.name)
        #expect(places.compactMap(layers.firstIndex) == [1, 2, 3, 4])
        let domain = found.configuration.layers.first { $0.name == places[2] }
        #expect(domain?.options.pure == false)
    }

    @Test func `a coordinator that only a program uses is with the others`() {
        let found = analysis([
            module("App", .app, in: "App", uses: ["AppCoordinator", "HomeFeature", "PayFeature"]),
            module("AppCoordinator", in: "Coordinators"),
            module("HomeFeature", in: "Features"), module("PayFeature", in: "Features"),
        ])
        #expect(layer(of: "AppCoordinator", in: found) == "Coordinators")
    }

    @Test func `what is only declared casts no doubt on an order`() {
        let names = ["AFeature", "BFeature", "CFeature"]
        let modules =
            names.map { Module.stub($0, uses: ["ADomain", "Log"]) } + [
                .stub("ADomain", uses: ["AFeature", "BFeature", "Log"]),
                .stub("Log", at: "Core/Log"),
            ]
        let imports = Dictionary(uniqueKeysWithValues: names.map { ($0, ["ADomain", "Log"]) })
        func isWeak(_ more: [String: [String]]) -> Bool? {
            let found = Analysis.stub(modules, imports: imports.merging(more) { $1 })
            return found.configuration.layers.first?.reason?.contains("weakly supported")
        }
        #expect(isWeak([:]) == false)
        #expect(isWeak(["ADomain": ["AFeature", "BFeature"]]) == true)
    }

    @Test func `a module that ends with Presentation stands above domain and data`() {
        let found = analysis([
            .stub("ShopPresentation", uses: ["ShopDomain"]), .stub("ShopDomain"),
            .stub("ShopData", uses: ["ShopDomain"]),
        ])
        #expect(found.layerLines.first == "Features: ShopPresentation")
    }
}
