import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// The families of real codebases, each as its modules, folders and edges would be.
@Suite struct LayerFamiliesTests {
    private func analysis(
        _ modules: [Module], imports: [String: [String]] = [:]
    ) -> Analysis {
        .stub(modules, imports: imports)
    }

    @Test func `Core, Features and App are the folders that the modules stand in`() {
        let modules = [
            Module.stub("Shop", .app, at: "App/Shop", uses: ["Cart", "Profile"]),
            .stub("Cart", at: "Features/Cart", uses: ["Networking"]),
            .stub("Profile", at: "Features/Profile", uses: ["Networking", "Styles"]),
            .stub("Networking", at: "Core/Networking"), .stub("Styles", at: "Core/Styles"),
        ]
        #expect(
            analysis(modules).layerLines == [
                "Apps: Shop", "Features: Cart Profile", "Core: Networking Styles",
            ])
    }

    @Test func `Shared, ThirdParty, AppCore, AppFeature and App keep folder names`() {
        let modules = [
            Module.stub("Bank", .app, at: "App/Bank", uses: ["Login", "Transfer"]),
            .stub("Login", at: "AppFeature/Login", uses: ["Session"]),
            .stub("Transfer", at: "AppFeature/Transfer", uses: ["Session", "Charts"]),
            .stub("Session", at: "AppCore/Session", uses: ["Logging"]),
            .stub("Accounts", at: "AppCore/Accounts", uses: ["Logging", "Charts"]),
            .stub("Logging", at: "Shared/Logging"),
            .stub("Charts", at: "ThirdParty/Charts", uses: ["Logging"]),
        ]
        #expect(
            analysis(modules).layerLines == [
                "Apps: Bank", "AppFeature: Login Transfer", "AppCore: Accounts Session",
                "ThirdParty: Charts", "Shared: Logging",
            ])
    }

    @Test func `modules that are called like layers tell them`() {
        let modules = [
            Module.stub("Vault", .app, uses: ["Screens"]),
            .stub("Screens", uses: ["UseCases", "DesignSystem"]),
            .stub("UseCases", uses: ["Client", "Entities"]), .stub("Client", uses: ["Entities"]),
            .stub("Entities"), .stub("DesignSystem", uses: ["Core"]), .stub("Core"),
        ]
        #expect(
            analysis(modules).layerLines == [
                "Apps: Vault", "Screens: Screens", "DesignSystem: DesignSystem",
                "UseCases: UseCases", "Client: Client", "Entities: Entities", "Core: Core",
            ])
        #expect(analysis(modules).violations.allSatisfy { $0.kind == .unused })
    }

    @Test func `clients are a family where there are several`() {
        let features = ["Home", "Game", "Shop"].map {
            Module.stub("\($0)Feature", uses: ["ApiClient", "AudioClient", "FileClient"])
        }
        let clients = ["Api", "Audio", "File"].map { name in
            [
                Module.stub("\(name)Client", uses: ["Models"]),
                .stub("\(name)ClientLive", uses: ["\(name)Client"]),
            ]
        }
        let rest = [
            Module.stub("Cache", uses: ["FileClient"]), .stub("Models"),
            .stub("App", .app, uses: features.map(\.name)),
        ]
        #expect(
            analysis(features + clients.joined() + rest).layerLines == [
                "Apps: App", "Features: GameFeature HomeFeature ShopFeature",
                "Implementations: ApiClientLive AudioClientLive FileClientLive",
                "Libraries: Cache", "Clients: ApiClient AudioClient FileClient", "Core: Models",
            ])
        // One alone is a library like others.
        let alone = features.map { Module.stub($0.name, uses: ["ApiClient"]) }
        #expect(
            analysis(alone + [.stub("ApiClient"), .stub("Models")]).layerLines.last
                == "Core: ApiClient Models")
    }

    @Test func `Interface, UI and Implementation are told by what belongs together`() {
        let modules = [
            Module.stub("Main", .executable, uses: ["Search", "Player", "SearchUI"]),
            .stub("Search", uses: ["SearchInterface", "SearchUI", "PlayerInterface"]),
            .stub("Player", uses: ["PlayerInterface"]),
            .stub("SearchUI", uses: ["SearchInterface"]),
            .stub("SearchInterface"), .stub("PlayerInterface"),
        ]
        #expect(
            analysis(modules).layerLines == [
                "Apps: Main", "Implementations: Player Search", "UI: SearchUI",
                "Interfaces: PlayerInterface SearchInterface",
            ])
    }

    @Test func `the parts of a micro feature are together; its interface is importable`() {
        func part(_ name: String, _ folder: String, _ uses: [String] = []) -> Module {
            .stub(name, at: RelativePath("Projects/Feature/\(folder)"), uses: uses)
        }
        let modules = [
            Module.stub("App", .app, at: "Projects/App/Sources", uses: ["Home", "Login"]),
            part("HomeInterface", "Home/Interface"),
            part("Home", "Home/Sources", ["HomeInterface", "LoginInterface", "Kit"]),
            part("HomeTesting", "Home/Testing", ["HomeInterface"]),
            .stub("HomeExample", .app, at: "Projects/Feature/Home/Example", uses: ["Home"]),
            part("LoginInterface", "Login/Interface"),
            part("Login", "Login/Sources", ["LoginInterface", "Kit"]),
            .stub("Kit", at: "Projects/Shared/Kit"),
        ]
        let found = analysis(modules, imports: ["Home": ["HomeInterface", "LoginInterface"]])
        #expect(
            found.layerLines == [
                "Apps: App", "Feature: Home HomeInterface Login LoginInterface", "Shared: Kit",
            ])
        #expect(!found.violations.contains { $0.kind == .sideways })
    }

    @Test func `domain and data below a feature stand in layers of their own`() {
        func part(_ name: String, _ uses: [String] = []) -> Module {
            let words = name.split(separator: "_")
            return .stub(
                name, at: RelativePath("Features/\(words[0])/\(words[1])"), uses: uses)
        }
        let modules = [
            part("Home_Presentation", ["Home_Domain"]), part("Home_Domain"),
            part("Home_Data", ["Home_Domain"]), part("Pay_Presentation", ["Home_Domain"]),
        ]
        #expect(
            analysis(modules).layerLines == [
                "Presentation: Home_Presentation Pay_Presentation", "Data: Home_Data",
                "Domain: Home_Domain",
            ])
    }

    @Test func `what puts many features together is above them, though called one`() {
        let names = ["AFeature", "BFeature", "CFeature"]
        let modules =
            names.map { Module.stub($0) } + [.stub("RootFeature", uses: names)]
        #expect(
            analysis(modules).layerLines == [
                "Assembly: RootFeature", "Features: AFeature BFeature CFeature",
            ])
    }

    @Test func `what most features are built on is no feature, though called one`() {
        let names = ["AFeature", "BFeature", "CFeature", "DFeature"]
        let modules =
            names.map { Module.stub($0, uses: ["BaseFeature"]) } + [.stub("BaseFeature")]
        let found = analysis(modules, imports: ["AFeature": ["BaseFeature"]])
        #expect(
            found.layerLines == [
                "Features: AFeature BFeature CFeature DFeature", "Libraries: BaseFeature",
            ])
        #expect(!found.violations.contains { $0.kind == .sideways })
    }

    @Test func `what others share by name is no feature, but a feature beside it is`() {
        func part(_ name: String, _ uses: [String] = []) -> Module {
            .stub(name, at: RelativePath("Features/\(name)"), uses: uses)
        }
        let found = analysis(
            [
                part("Home", ["BaseFeature", "FeatureFlags"]), part("Pay", ["Home"]),
                part("BaseFeature", ["BaseFeatureInterface"]), part("BaseFeatureInterface"),
                part("FeatureFlags"), part("FeatureThirdPartyLib"), part("BaselineFeature"),
            ],
            imports: ["Home": ["BaseFeature", "FeatureFlags"], "Pay": ["Home"]])
        #expect(
            found.layerLines == [
                "Features: BaselineFeature Home Pay",
                "Libraries: BaseFeature BaseFeatureInterface", "Core: FeatureFlags",
                "Third party: FeatureThirdPartyLib",
            ])
        let sideways = found.violations.filter { $0.kind == .sideways }
        #expect(sideways.map(\.id) == ["sideways ::Pay ::Home"])
        #expect(sideways.map(\.severity) == [.warning])
    }

    @Test func `importing many interfaces makes a feature, importing many features not`() {
        let names = ["A", "B", "C"]
        let modules =
            names.flatMap { [Module.stub("\($0)Feature"), .stub("\($0)FeatureInterface")] } + [
                .stub("PlayFeature", uses: names.map { "\($0)FeatureInterface" }),
                .stub("RootFeature", uses: names.map { "\($0)Feature" }),
            ]
        let found = analysis(modules).layerLines
        #expect(found.first == "Assembly: RootFeature")
        #expect(found.last?.contains("PlayFeature") == true)
    }

    @Test func `a name that says little yields to the edges`() {
        let modules = [
            Module.stub("GameFeature", uses: ["GameCore"]), .stub("MenuFeature"),
            .stub("GameCore", uses: ["MenuFeature"]), .stub("CoreKit"),
        ]
        let found = analysis(modules, imports: ["GameCore": ["MenuFeature"]])
        #expect(found.layerLines.first == "Features: GameCore GameFeature MenuFeature")
        #expect(!found.violations.contains { $0.kind == .upward })
    }

    @Test func `names that the edges contradict are no convention`() {
        let modules = [
            Module.stub("ADomain", uses: ["AFeature"]), .stub("AFeature"),
            .stub("BDomain"), .stub("BFeature", uses: ["BDomain"]),
        ]
        let imports = ["ADomain": ["AFeature"], "BFeature": ["BDomain"]]
        #expect(
            analysis(modules, imports: imports).layerLines == [
                "Level 1: ADomain BFeature", "Level 0: AFeature BDomain",
            ])
    }

    @Test func `a folder that holds everything tells nothing`() {
        let modules = ["Parser", "Lexer", "Printer"].map {
            Module.stub($0, at: RelativePath("Core/\($0)"))
        }
        #expect(analysis(modules).layerLines == ["Level 0: Lexer Parser Printer"])
    }

    @Test func `breaking inferred layers warns and is an error once written`() throws {
        let modules = [
            Module.stub("AFeature", uses: ["ADomain"]), .stub("BFeature", uses: ["ADomain"]),
            .stub("CFeature", uses: ["ADomain"]), .stub("DFeature", uses: ["ADomain"]),
            .stub("ADomain", uses: ["AFeature"]),
        ]
        let imports = ["ADomain": ["AFeature"]]
        let inferred = try #require(analysis(modules, imports: imports).violations.first)
        #expect(inferred.kind == .upward && inferred.severity == .warning)
        let layers = [Layer.stub("Features", ["*Feature"]), .stub("Domain", ["ADomain"])]
        let written = Analysis.stub(modules, imports: imports, layers: layers)
        #expect(written.violations.first?.severity == .error)
    }

    @Test func `screens of a presentation layer may use each other, features may not`() {
        func peers(_ folder: String) -> LayerOptions.Peers? {
            let modules = [
                Module.stub("Home", at: RelativePath("Sources/\(folder)/Home")),
                .stub("Pay", at: RelativePath("Sources/\(folder)/Pay")),
                .stub("Rules", at: "Sources/Domain/Rules"),
            ]
            return analysis(modules).configuration.layers.first?.options.peers
        }
        #expect(peers("Presentation") == .allowed)
        #expect(peers("Features") == .features)
    }
}

@Suite struct LayerReasonTests {
    private func reasons(_ modules: [Module]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: Analysis.stub(modules).configuration.layers.map {
                ($0.name, $0.reason ?? "")
            })
    }

    @Test func `a reason counts the folders and the ends of names that tell the layer`() {
        let found = reasons([
            Module.stub("Cart", at: "Features/Cart", uses: ["Net"]),
            .stub("Profile", at: "Features/Profile", uses: ["Net"]),
            .stub("LoginFeature", at: "Modules/LoginFeature"), .stub("Net", at: "Core/Net"),
            .stub("Tool", .executable, at: "Tools/Tool"),
        ])
        #expect(
            found["Features"] == "2 modules are in folder “Features”, 1 ends with “Feature”; "
                + "all 2 dependencies across layers point down.")
        #expect(
            found["Core"]
                == "It is in folder “Core”; all 2 dependencies across layers point down.")
        #expect(found["Apps"] == "It builds a program; no dependency crosses to another layer.")
    }

    @Test func `a reason says which dependency placed a module without a telling name`() {
        let found = reasons([
            Module.stub("ADomain"), .stub("BDomain"), .stub("Sync", uses: ["ADomain"]),
        ])
        #expect(
            found["Libraries"]
                == "It depends on Domain; its one dependency across layers points down.")
    }

    @Test func `edges against the layer are counted in its reason`() {
        let found = reasons([
            Module.stub("AFeature", uses: ["ADomain"]), .stub("BFeature", uses: ["BDomain"]),
            .stub("CFeature", uses: ["BDomain"]), .stub("ADomain", uses: ["CFeature"]),
            .stub("BDomain"),
        ])
        #expect(
            found["Domain"]
                == "2 modules end with “Domain”; 3 of 4 dependencies across layers point down."
        )
        #expect(
            found["Features"]
                == "3 modules end with “Feature”; 3 of 4 dependencies across layers point down."
        )
    }
}
