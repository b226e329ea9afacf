import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// What teams of codebases that nobody here wrote mean by their names and folders.
@Suite struct LayerCustomsTests {
    private func module(
        _ name: String, _ kind: TargetKind = .library, in folder: String, uses: [String] = []
    ) -> Module {
        .stub(name, kind, at: RelativePath("\(folder)/\(name)"), uses: uses)
    }

    private func analysis(_ modules: [Module]) -> Analysis {
        let uses = modules.map { ($0.name, $0.dependencies.map(\.name.bareName)) }
        return Analysis.stub(modules, imports: Dictionary(uniqueKeysWithValues: uses))
    }

    private func told(_ analysis: Analysis, _ kind: ViolationKind) -> [String] {
        analysis.violations.filter { $0.kind == kind }.map(\.message)
    }

    @Test func `coordinators beside the scenes of features stand above them`() {
        let found = analysis([
            module("AppCoordinator", in: "Features/Coordinator", uses: ["HomeCoordinator"]),
            module("HomeCoordinator", in: "Features/Coordinator", uses: ["Home", "Pay"]),
            module("Home", in: "Features/Scene", uses: ["Log"]),
            module("Pay", in: "Features/Scene", uses: ["Log"]), module("Log", in: "Core"),
        ])
        #expect(
            found.layerLines == [
                "Coordinator: AppCoordinator HomeCoordinator", "Features: Home Pay", "Core: Log",
            ])
        #expect(told(found, .sideways) == [])
    }

    @Test func `features that use each other by custom may do so`() {
        let composed = [
            module("Home", in: "Features", uses: ["Pay", "Log"]),
            module("Shop", in: "Features", uses: ["Pay", "Log"]),
            module("Pay", in: "Features", uses: ["Log"]), module("Log", in: "Core"),
        ]
        let found = analysis(composed)
        #expect(told(found, .sideways) == [])
        let reason = found.configuration.layers.first { $0.name == "Features" }?.reason ?? ""
        #expect(
            reason.hasSuffix(
                " 2 of 3 use another feature and none has an interface, so that features may use "
                    + "each other here."))
        let strict = analysis(
            composed + ["Cart", "Chat", "News"].map { module($0, in: "Features", uses: ["Log"]) })
        #expect(told(strict, .sideways).count == 2)
    }

    @Test func `features with interfaces must not use each other, however many do`() {
        let found = analysis([
            module("PayInterface", in: "Features"),
            module("Home", in: "Features", uses: ["Pay", "PayInterface"]),
            module("Shop", in: "Features", uses: ["Pay", "Log"]),
            module("Pay", in: "Features", uses: ["PayInterface"]), module("Log", in: "Core"),
        ])
        // Each edge breaks one rule, and reaching past the interface is the nearer one.
        #expect(told(found, .bypass).count == 2)
        let features = found.configuration.layers.first { $0.name == "Features" }
        #expect(features?.options.peers == .features)
    }

    @Test func `a feature that only shows what gathers features gathers them, too`() {
        let names = ["Home", "Pay", "Shop"]
        let found = analysis(
            names.map { module($0 + "Feature", in: "Features", uses: ["Log"]) } + [
                module("MainTabFeature", in: "Features", uses: names.map { $0 + "Feature" }),
                module("RootFeature", in: "Features", uses: ["MainTabFeature"]),
                module("Log", in: "Core"),
            ])
        #expect(found.layerLines.first == "Assembly: MainTabFeature RootFeature")
        #expect(told(found, .sideways) == [])
    }

    @Test(arguments: [("MainTab", 0), ("Booking", 4)])
    func `bars of tabs for two kinds of people put features together`(word: String, count: Int) {
        let names = ["Home", "Search", "Review", "Onboarding"].map { $0 + "Feature" }
        let (vet, owner) = ("Vet\(word)Feature", "Owner\(word)Feature")
        let uses = [
            vet: Array(names.prefix(2)), owner: Array(names[1..<3]),
            "RootFeature": [names[3], vet, owner],
        ]
        let modules =
            names.map { module($0, in: "Features") }
            + uses.keys.sorted().map { module($0, in: "Features", uses: uses[$0] ?? []) }
        let found = Analysis.stub(modules, imports: uses)
        #expect(told(found, .sideways).count == count)
    }

    @Test(arguments: [(["TabView", "tabItem"], 0), (["UITabBarController"], 0), (["TabView"], 3)])
    func `whoever shows a bar of tabs puts features together`(uses: [String], count: Int) {
        let names = ["Feed", "Video", "Menu"].map { $0 + "Feature" }
        let (bar, more) = ("NavigationFeature", ["LaunchFeature", "OnboardFeature"])
        let imports = [bar: names, "AppFeature": more + [bar], "Shell": ["AppFeature"]]
        let modules = (names + more + [bar, "AppFeature"]).map {
            module($0, in: "Features", uses: imports[$0] ?? [])
        }
        var facts: [RelativePath: SourceFacts] = [:]
        for one in modules {
            facts[one.sources[0]] = .stub(
                imports: (imports[one.name] ?? []).map { ImportStatement(module: $0, line: 1) },
                uses: one.name == bar
                    ? Dictionary(uniqueKeysWithValues: uses.map { ($0, [3]) }) : [:])
        }
        let shell = module("Shell", .app, in: "Shell", uses: ["AppFeature"])
        facts[shell.sources[0]] = .importing("AppFeature")
        let found = analyze(.stub(modules + [shell]), facts: facts, written: nil)
        #expect(told(found, .sideways).count == count)
    }

    @Test func `what is declared and not imported decides no layer`() {
        func layer(of name: String, importing imports: [String]) -> String? {
            let uses = ["Core": ["FeatureLogin", "Log"], "FeatureHome": ["Core"]]
            let modules =
                ["FeatureLogin", "FeatureHome", "FeatureShop", "Core", "Log"].map {
                    module($0, in: "Packages", uses: uses[$0] ?? [])
                } + [module("App", .app, in: "App", uses: ["FeatureHome", "FeatureShop"])]
            let found = Analysis.stub(
                modules,
                imports: [
                    "Core": imports, "FeatureHome": ["Core"],
                    "App": ["FeatureHome", "FeatureShop", "FeatureLogin"],
                ])
            let id = modules.first { $0.name == name }?.id
            return id.flatMap { found.assignment.layers[$0] }
                .map { found.configuration.layers[$0].name }
        }
        #expect(layer(of: "Core", importing: ["Log"]) == "Core")
        #expect(layer(of: "Core", importing: ["Log", "FeatureLogin"]) == "Features")
        // Where a module imports nothing at all, what it declares is all that tells.
        #expect(layer(of: "Core", importing: []) == "Features")
    }

    @Test func `whoever puts together what gathers features stands there, too`() {
        let names = ["Home", "Pay", "Shop"]
        let found = analysis(
            (names + ["Splash"]).map { module($0, in: "Presentation/Features", uses: ["Log"]) } + [
                module("Browse", in: "Presentation/Navigators", uses: names),
                module("Tabs", in: "Presentation/Navigators", uses: ["Browse"]),
                module("Start", in: "Presentation/Navigators", uses: ["Tabs", "Splash"]),
                module("Log", in: "Core"),
            ])
        #expect(found.layerLines.first == "Assembly: Browse Start Tabs")
        #expect(told(found, .upward) == [])
    }

    @Test func `what gathers features stands above them in whatever folder`() {
        let names = ["Home", "Pay", "Shop"]
        let found = analysis(
            names.map { module($0, in: "Features", uses: ["Store"]) } + [
                module("ShopService", in: "Service", uses: names), module("Store", in: "Data"),
            ])
        #expect(
            found.layerLines == ["Assembly: ShopService", "Features: Home Pay Shop", "Data: Store"])
    }

    @Test func `data may import the interface of a domain that stands above it`() {
        func upward(interface uses: [String]) -> [String] {
            told(
                analysis([
                    module("HomeDomain", in: "Domain", uses: ["HomeData", "LogData"]),
                    module("PayDomain", in: "Domain", uses: ["PayData", "LogData"]),
                    module("ListDomainInterface", in: "Domain", uses: uses),
                    module("HomeData", in: "Data"), module("LogData", in: "Data"),
                    module("PayData", in: "Data", uses: ["ListDomainInterface"]),
                ]), .upward)
        }
        #expect(upward(interface: []) == [])
        #expect(
            upward(interface: ["LogData"]) == [
                "PayData in Data imports ListDomainInterface in Domain, a higher layer."
            ])
    }

    @Test func `a data layer in the folder of the domain is none of the domain`() {
        let found = analysis([
            module("Screens", in: "Presentation", uses: ["Domain"]),
            module("Domain", in: "Domain"), module("Data", in: "Domain", uses: ["Domain", "Net"]),
            module("Net", in: "Data"),
        ])
        #expect(told(found, .impure) == [])
        #expect(found.layerLines.contains { $0.hasPrefix("Data: Data") })
        #expect(found.layerLines.contains("Domain: Domain"))
    }

    @Test func `a domain that stands on clients or implementations need not be pure`() {
        func isPure(_ name: String) -> Bool? {
            let found = analysis([
                module("HomeFeature", in: "Features", uses: ["OneUseCases"]),
                module("OneUseCases", in: "UseCases", uses: [name]),
                module("TwoUseCases", in: "UseCases", uses: [name]), module(name, in: "Modules"),
            ])
            return found.configuration.layers.first { $0.name == "UseCases" }?.options.pure
        }
        #expect(isPure("Client") == false)
        #expect(isPure("Logger") == true)
    }

    @Test func `a last word that says what kind of thing it is tells nothing`() {
        let found = analysis([
            module("Home", in: "PresentationLayer", uses: ["Cart"]),
            module("Cart", in: "DomainLayer"), module("Store", in: "DataLayer", uses: ["Cart"]),
        ])
        #expect(
            found.layerLines == [
                "PresentationLayer: Home", "DataLayer: Store", "DomainLayer: Cart",
            ])
    }

    @Test func `names in lower case tell as names of types do`() {
        let found = analysis([
            module("feature-home", in: "Modules", uses: ["logic-core"]),
            module("feature-pay", in: "Modules", uses: ["logic-core"]),
            module("logic-core", in: "Modules"),
        ])
        #expect(found.layerLines == ["Features: feature-home feature-pay", "Core: logic-core"])
    }

    @Test func `modules called Presentation, Domain and Data are a convention`() {
        let parts = ["Alpha", "Beta", "Gamma", "Delta", "Kit", "Log"].map {
            module($0, in: "Modules")
        }
        let found = analysis(
            parts + [
                module("Presentation", in: "Modules", uses: ["Domain"]),
                module("Domain", in: "Modules"), module("Data", in: "Modules", uses: ["Domain"]),
            ])
        #expect(
            found.layerLines == [
                "Presentation: Presentation", "Data: Data", "Domain: Domain",
                "Core: Alpha Beta Delta Gamma Kit Log",
            ])
    }

    @Test func `an implementation is one in any folder of the core or the domain`() {
        let found = analysis([
            module("AuthDomainInterface", in: "Domain"),
            module("AuthDomainImplementation", in: "Domain", uses: ["AuthDomainInterface"]),
        ])
        #expect(found.codebase.module("AuthDomainImplementation")?.role == .implementation)
    }
}
