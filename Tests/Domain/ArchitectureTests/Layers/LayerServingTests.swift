import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// Interfaces, families, leaves and orders that few edges tell.
@Suite struct LayerServingTests {
    private func upward(_ analysis: Analysis) -> [String] {
        analysis.violations.filter { $0.kind == .upward }.map(\.message)
    }

    /// Features of three parts, each part an interface and its implementation; coordinators that
    /// the features' screens are given; and factories that put them together.
    private func coordinated(_ names: [String]) -> [Module] {
        names.flatMap { name in
            [
                Module.stub(
                    "\(name)Coordinator",
                    at: RelativePath("Coordinators/\(name)Coordinator/Interface"),
                    uses: ["BaseCoordinator"]),
                .stub(
                    "\(name)CoordinatorImp",
                    at: RelativePath("Coordinators/\(name)Coordinator/Implement"),
                    uses: ["\(name)Coordinator", "\(name)DependencyFactory"]),
                .stub(
                    "\(name)DependencyFactory",
                    at: RelativePath("DependencyFactory/\(name)DependencyFactory/Interface"),
                    uses: ["\(name)Presenter", "\(name)Domain", "\(name)Coordinator"]),
                part("Presenter", of: name, "Interface", ["\(name)Domain", "\(name)Coordinator"]),
                part("PresenterImp", of: name, "Implement", ["\(name)Presenter"]),
                part("Domain", of: name, "Interface", ["\(name)Data"]),
                part("DomainImp", of: name, "Implement", ["\(name)Domain", "\(name)Data"]),
                part("Data", of: name, "Interface", []),
                part("DataImp", of: name, "Implement", ["\(name)Data"]),
            ]
        }
    }

    private func part(
        _ part: String, of name: String, _ kind: String, _ uses: [String]
    ) -> Module {
        let folder = part.replacing("Imp", with: "")
        return .stub(
            name + part, at: RelativePath("Features/\(name)/\(name)\(folder)/\(kind)"), uses: uses)
    }

    @Test func `an interface stands with what it serves and below its own`() {
        let names = ["Cart", "Home", "Pay"]
        let modules =
            coordinated(names) + [
                // The coordinator of one feature is used by its screens only later.
                Module.stub(
                    "ChatCoordinator", at: "Coordinators/ChatCoordinator/Interface",
                    uses: ["BaseCoordinator"]),
                .stub("BaseCoordinator", at: "Coordinators/BaseCoordinator/Sources"),
                .stub("App", .app, at: "App", uses: names.map { "\($0)CoordinatorImp" }),
            ]
        let found = Analysis.stub(modules)
        #expect(upward(found).isEmpty)
        #expect(
            found.layerLines == [
                "Apps: App",
                "Assembly: CartCoordinatorImp CartDependencyFactory HomeCoordinatorImp "
                    + "HomeDependencyFactory PayCoordinatorImp PayDependencyFactory",
                "Features: CartCoordinator CartPresenter CartPresenterImp ChatCoordinator "
                    + "HomeCoordinator HomePresenter HomePresenterImp PayCoordinator "
                    + "PayPresenter PayPresenterImp",
                "Domain: CartDomain CartDomainImp HomeDomain HomeDomainImp PayDomain PayDomainImp",
                "Data: CartData CartDataImp HomeData HomeDataImp PayData PayDataImp",
                "Core: BaseCoordinator",
            ])
    }

    @Test func `what an interface only declares keeps it from nothing`() {
        let names = ["Cart", "Home", "Pay"]
        let modules =
            names.flatMap { name in
                [
                    Module.stub(
                        "\(name)Coordinator", at: RelativePath("Coordinators/\(name)/Interface"),
                        uses: ["Factory"]),
                    .stub(
                        name, at: RelativePath("Features/\(name)"),
                        uses: ["\(name)Coordinator", "Net", "Log"]),
                ]
            } + [
                .stub("Factory", at: "DependencyFactory/Factory", uses: names),
                .stub("Net", at: "Core/Net"), .stub("Log", at: "Core/Log"),
            ]
        var imports = Dictionary(uniqueKeysWithValues: names.map { ($0, ["\($0)Coordinator"]) })
        imports["Factory"] = names
        #expect(
            Analysis.stub(modules, imports: imports).layerLines == [
                "DependencyFactory: Factory",
                "Features: Cart CartCoordinator Home HomeCoordinator Pay PayCoordinator",
                "Core: Log Net",
            ])
    }

    @Test func `what puts features together is not low because one uses it`() {
        let names = ["Chat", "Home", "Pay", "Search"]
        let modules =
            names.map { Module.stub($0, at: RelativePath("Features/\($0)")) } + [
                .stub("Cart", at: "Features/Cart", uses: ["Routes"]),
                .stub("Routes", at: "Coordinators/Routes", uses: names),
            ]
        let found = Analysis.stub(modules, imports: ["Cart": ["Routes"], "Routes": names])
        #expect(
            upward(found) == ["Cart in Features imports Routes in Coordinators, a higher layer."])
    }

    @Test func `a family without a telling name is in one layer`() {
        let names = ["Cart", "Home", "Pay"]
        let modules =
            names.map { Module.stub("\($0)Feature", uses: ["Net"]) }
            + names.dropLast().map { .stub("\($0)Coordinator", uses: ["\($0)Feature"]) }
            + [.stub("PayCoordinator"), .stub("Net")]
        #expect(
            Analysis.stub(modules).layerLines == [
                "Assembly: CartCoordinator HomeCoordinator PayCoordinator",
                "Features: CartFeature HomeFeature PayFeature", "Core: Net",
            ])
    }

    @Test func `a family stays apart where one layer would be against the edges`() {
        let names = ["Cart", "Home", "Pay"]
        let modules =
            names.map { Module.stub("\($0)Feature", uses: ["Net"]) }
            + names.dropLast().map { .stub("\($0)Coordinator", uses: ["\($0)Feature"]) }
            + [.stub("PayCoordinator"), .stub("Net", uses: ["PayCoordinator"])]
        let found = Analysis.stub(modules, imports: ["Net": ["PayCoordinator"]])
        #expect(found.layerLines.last == "Core: Net PayCoordinator")
        #expect(upward(found).isEmpty)
    }

    @Test func `what names nothing of the app is low whatever it is called`() {
        let modules = [
            Module.stub("CartFeature", uses: ["Net", "Rules"]),
            .stub("PayFeature", uses: ["Net", "Rules"]),
            .stub("ChatFeature", uses: ["Net", "Rules"]),
            .stub("ShopFeature", uses: ["Net", "Rules"]), .stub("HomeFeature", uses: ["Net"]),
            .stub("Net", at: "Core/Net", uses: ["Rules", "LookFeature", "Words"]),
            .stub("LookFeature"), .stub("Words", at: "Coordinators/Words"),
            .stub("Rules", at: "Domain/Rules", uses: ["Words", "Strings"]),
            .stub("Strings", at: "Core/Strings"),
        ]
        let imports = [
            "Net": ["Rules", "LookFeature", "Words"], "Rules": ["Words", "Strings"],
        ]
        let found = Analysis.stub(modules, imports: imports)
        #expect(upward(found).isEmpty)
        #expect(
            found.layerLines.first
                == "Features: CartFeature ChatFeature HomeFeature PayFeature ShopFeature")
    }

    @Test func `what several features stand on is below them, whatever it is called`() {
        func module(_ name: String, uses: [String] = []) -> Module {
            .stub("Feature" + name, at: RelativePath("Projects/Feature/\(name)"), uses: uses)
        }
        let modules = [
            Module.stub("App", .app, at: "Projects/App", uses: ["FeatureAlarm", "FeatureFortune"]),
            module("Alarm", uses: ["FeatureLogger"]), module("Fortune", uses: ["FeatureLogger"]),
            module("Logger"),
        ]
        let analysis = Analysis.stub(
            modules,
            imports: [
                "App": ["FeatureAlarm", "FeatureFortune"], "FeatureAlarm": ["FeatureLogger"],
                "FeatureFortune": ["FeatureLogger"],
            ])
        #expect(analysis.violations.filter { $0.kind != .unused }.map(\.message) == [])
        let logger = analysis.codebase.module("FeatureLogger")
        #expect(logger?.role == .core)
    }

    @Test func `a folder that a team gave comes before the name of a module`() {
        let modules = [
            Module.stub("Cart", at: "Features/Cart", uses: ["Domain", "Strings"]),
            .stub("Home", at: "Features/Home", uses: ["Domain"]),
            .stub("Domain", at: "Foundations/Domain/Sources/Domain", uses: ["Strings"]),
            .stub("Strings", at: "Foundations/Strings/Sources/Strings"),
        ]
        #expect(
            Analysis.stub(modules).layerLines == [
                "Features: Cart Home", "Foundations: Domain Strings",
            ])
    }

    /// Domains and core modules that use each other: down three and up as many as asked for.
    private func mixed(up: Int) -> Analysis {
        let names = ["A", "B", "C"]
        let modules =
            names.map { Module.stub("\($0)Domain", uses: ["\($0)Store"]) }
            + names.map { .stub("\($0)Store", at: RelativePath("Core/\($0)Store")) }
            + names.map { .stub("\($0)Feature", uses: ["\($0)Domain"]) }
            + [.stub("Clock", at: "Core/Clock")]
        var imports = Dictionary(
            uniqueKeysWithValues: names.map { ("\($0)Domain", ["\($0)Store"]) })
        for name in names.prefix(up) { imports["\(name)Store"] = ["\(name)Domain", "Clock"] }
        return .stub(modules, imports: imports)
    }

    @Test func `an order that hardly more edges keep than break is weak`() throws {
        #expect(upward(mixed(up: 1)).count == 1)
        let weak = mixed(up: 2)
        #expect(upward(weak).isEmpty)
        let domain = try #require(weak.configuration.layers.first { $0.name == "Domain" })
        #expect(domain.weaklyAbove == ["Core"])
        #expect(domain.reason?.contains("above Core is weakly supported") == true)
    }

    @Test func `a weak order is an order once a person has written it`() {
        let found = mixed(up: 2)
        let layers = found.configuration.layers.map {
            Layer(name: $0.name, patterns: $0.patterns, options: $0.options)
        }
        let written = checkRules(
            codebase: found.codebase, graph: found.graph,
            configuration: LayerConfiguration(source: .file(".strata.yml"), layers: layers),
            assignment: found.assignment)
        #expect(written.violations.count { $0.kind == .upward } == 2)
    }
}
