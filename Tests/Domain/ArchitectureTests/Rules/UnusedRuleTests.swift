import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct UnusedRuleTests {
    private func unused(
        _ modules: [Module], imports: [String: [ImportStatement]] = [:],
        products: [Product] = [], incomplete: [IncompleteItem] = []
    ) -> [String] {
        violations(modules, imports: imports, products: products, incomplete: incomplete)
            .filter { $0.kind == .unused }
            .map { "\($0.from.targetName) \($0.to?.targetName ?? "")" }
    }

    private func violations(
        _ modules: [Module], imports: [String: [ImportStatement]],
        products: [Product] = [], incomplete: [IncompleteItem]
    ) -> [Violation] {
        var facts: [RelativePath: SourceFacts] = [:]
        for module in modules {
            for source in module.sources {
                facts[source] = .stub(imports: imports[module.name] ?? [])
            }
        }
        let codebase = assignRoles(
            .stub(modules, products: products, incomplete: incomplete))
        return Analysis.stub(codebase, facts: facts).violations
    }

    /// What is unused among modules whose files say some facts; ``Analysis/stub(_:facts:)`` judges without.
    private func judged(
        _ modules: [Module], facts: [RelativePath: SourceFacts]
    ) -> [Violation] {
        let analysis = Analysis.stub(.stub(modules), facts: facts)
        return checkRules(
            codebase: analysis.codebase, graph: analysis.graph,
            configuration: analysis.configuration, assignment: analysis.assignment, facts: facts,
            kinds: [.unused]
        ).violations
    }

    private func importing(_ name: String, exported: Bool = false) -> [ImportStatement] {
        [ImportStatement(module: name, attributes: exported ? ["@_exported"] : [], line: 1)]
    }

    private let app = Module.stub("App", uses: ["Core"])

    @Test func `what is declared and not imported is unused`() {
        #expect(unused([app, .stub("Core")]) == ["App Core"])
        #expect(unused([app, .stub("Core")], imports: ["App": importing("Core")]).isEmpty)
    }

    @Test(arguments: [
        ("CoreTests", []), ("CoreUnitTests", []), ("Core-Tests", []),
        ("CoreFeatureTests", []), ("CoreFeature", ["CoreFeature Core"]),
        ("AppTests", ["AppTests Core"]),
    ])
    func `what a test target is called after may still be tested`(name: String, found: [String]) {
        #expect(unused([.stub(name, .test, uses: ["Core"]), .stub("Core")]) == found)
    }

    /// What an app links itself is not brought by an extension that it embeds.
    @Test func `an embedded extension is no way to a module`() {
        let app = Module.stub("Shop", .app, uses: ["Service", "Umbrella"])
        let service = Module.stub("Service", .appExtension, uses: ["Umbrella"])
        let modules = [app, service, .stub("Umbrella", uses: ["Sdk"]), .stub("Sdk")]
        let imports = [
            "Shop": importing("Sdk"), "Service": importing("Sdk"), "Umbrella": importing("Sdk"),
        ]
        #expect(!unused(modules, imports: imports).contains("Shop Umbrella"))
    }

    @Test func `of two that a test target is called after the longer name is tested`() {
        let tests = Module.stub("HomeDomainTests", .test, uses: ["Home", "HomeDomain"])
        let found = unused([tests, .stub("Home"), .stub("HomeDomain")])
        #expect(found == ["HomeDomainTests Home"])
    }

    @Test(arguments: [
        ("KitImplemenetation", Severity.info), ("KitImplementaton", .info),
        ("KitInterfaces", .warning),
    ])
    func `what an import may mean that is misspelt is no warning`(
        imported: String, severity: Severity
    ) throws {
        let modules = [
            Module.stub("KitTests", .test, uses: ["Kit", "KitImplementation"]), .stub("Kit"),
            .stub("KitImplementation"),
        ]
        let found = violations(
            modules, imports: ["KitTests": importing("Kit") + importing(imported)], incomplete: []
        ).filter { $0.kind == .unused }
        #expect(found.map(\.severity) == [severity])
    }

    @Test func `the message says what is declared, the explanation why it may stay`() {
        let analysis = Analysis.stub([app, .stub("Core")])
        let message = analysis.violations.first { $0.kind == .unused }?.message
        #expect(message == "App declares Core, but no file imports it.")
        #expect(explainRule(.unused).what.contains("linking need no import"))
    }

    @Test(arguments: [("StringsPlugin", Severity.info), ("Strings", .warning)])
    func `what is called a plugin runs without an import`(name: String, severity: Severity) {
        let use = DependencyReference(.product(name, package: "strings"))
        let found = Analysis.stub([.stub("Kit", depends: [use])]).violations
        #expect(found.filter { $0.kind == .unused }.map(\.severity) == [severity])
    }

    @Test func `what a binary target beside it may need is no warning`() throws {
        let uses = [
            DependencyReference(.byName("Player")),
            DependencyReference(.product("FMDB", package: "fmdb")),
            DependencyReference(.byName("Core")),
        ]
        let modules = [
            Module.stub("Kit", depends: uses), .stub("Player", .binary), .stub("Core"),
        ]
        let found = Analysis.stub(modules, imports: ["Kit": ["Player"]]).violations
            .filter { $0.kind == .unused }
        #expect(Set(found.map(\.severity)) == [.info, .warning])
        let note = try #require(found.first { $0.severity == .info })
        #expect(note.message.hasSuffix("needs, and may need it at link time."))
    }

    @Test(arguments: [
        (AccessLevel.internal, "ModuleContract", Severity.info),
        (.public, "ModuleContract", .warning), (.internal, "Base", .warning),
    ])
    func `classes that a library may find at run time are no warning`(
        access: AccessLevel, inherited: String, severity: Severity
    ) {
        let library = DependencyReference(.product("Injection", package: "injection"))
        let modules = [
            Module.stub("App", .app, uses: ["Data"]), .stub("Data", depends: [library]),
        ]
        let base = Declaration.stub("Base", .class, .internal)
        var facts: [RelativePath: SourceFacts] = [:]
        for source in modules[0].sources { facts[source] = .stub(uses: ["print": [1]]) }
        for source in modules[1].sources {
            facts[source] = .stub(
                imports: importing("Injection"),
                declares: [base, .stub("Parts", .class, access)],
                inherits: [
                    Inheritance(
                        type: "Parts", kind: .class, names: [inherited], access: access,
                        lines: 1...3)
                ])
        }
        let analysis = Analysis.stub(assignRoles(.stub(modules)), facts: facts)
        let checked = checkRules(
            codebase: analysis.codebase, graph: analysis.graph,
            configuration: analysis.configuration, assignment: analysis.assignment, facts: facts)
        let found = checked.violations.filter { $0.kind == .unused && $0.to == modules[1].id }
        #expect(found.map(\.severity) == [severity])
    }

    @Test func `of two ways to what a module imports one stays`() {
        let modules = [
            Module.stub("App", uses: ["Base", "Page"]), .stub("Base", uses: ["Marks"]),
            .stub("Page", uses: ["Marks"]), .stub("Marks"),
        ]
        let imports = ["App": ["Base", "Page", "Marks"].flatMap { importing($0) }]
        #expect(unused(modules, imports: imports) == ["Base Marks"])
    }

    @Test func `the only declaration of what another imports undeclared is needed`() {
        let modules = [
            Module.stub("App", uses: ["Design", "Images"]), .stub("Design"), .stub("Images"),
        ]
        #expect(
            unused(modules, imports: ["App": importing("Design"), "Design": importing("Images")])
                .isEmpty)
        let more = modules + [.stub("Tool", uses: ["Images"])]
        #expect(
            unused(
                more,
                imports: [
                    "App": importing("Design"), "Design": importing("Images"),
                    "Tool": importing("Images"),
                ]) == ["App Images"])
    }

    @Test func `each app needs a declaration of what is imported undeclared`() {
        let parts = [Module.stub("Design"), .stub("Images")]
        let imports = [
            "App": importing("Design"), "Other": importing("Design"), "Design": importing("Images"),
        ]
        func apps(_ kind: TargetKind) -> [Module] {
            ["App", "Other"].map { .stub($0, kind, uses: ["Design", "Images"]) }
        }
        #expect(unused(apps(.app) + parts, imports: imports).isEmpty)
        let shared = [Module.stub("App", .app, uses: ["Other", "Design", "Images"])]
        let used = imports.merging(
            ["App": ["Other", "Design"], "Other": ["Design", "Images"]].mapValues {
                $0.flatMap { importing($0) }
            }, uniquingKeysWith: { $1 })
        #expect(unused(shared + [apps(.library)[1]] + parts, imports: used) == ["App Images"])
    }

    @Test func `what an unread target imports it may reach through this`() {
        func module(_ name: String, uses: [String] = []) -> Module {
            Module(
                id: ModuleID(container: RelativePath(name), target: name), name: name,
                moduleName: name, kind: .framework, origin: .tuist, container: RelativePath(name),
                manifest: RelativePath(name + "/Project.swift"), path: RelativePath(name),
                sources: [RelativePath("\(name)/\(name).swift")],
                dependencies: uses.map {
                    DependencyReference(.module(ModuleID(container: RelativePath($0), target: $0)))
                })
        }
        let modules = [module("App"), module("Root", uses: ["Auth"]), module("Auth")]
        let imports = ["App": importing("Auth")]
        let unread = IncompleteItem(path: "App/Project.swift", line: 1, reason: "It ends itself.")
        func severities(_ modules: [Module], _ incomplete: [IncompleteItem]) -> [Severity] {
            violations(modules, imports: imports, incomplete: incomplete)
                .filter { $0.kind == .unused }.map(\.severity)
        }
        #expect(severities(modules, []) == [.warning])
        #expect(severities(modules, [unread]) == [.info])
        // What it is known to declare itself it need not reach through another.
        let declaring = [module("App", uses: ["Auth"])] + modules.dropFirst()
        #expect(severities(declaring, [unread]) == [.warning])
    }

    @Test(arguments: [(Origin.xcode, []), (.xcodegen, []), (.tuist, ["App Store"])])
    func `an app embeds the frameworks that others in it link`(origin: Origin, found: [String]) {
        func module(_ name: String, _ kind: TargetKind, uses: [String]) -> Module {
            let needs = uses.map {
                DependencyReference(.module(ModuleID(container: "P", target: $0)))
            }
            return Module(
                id: ModuleID(container: "P", target: name), name: name, moduleName: name,
                kind: kind,
                origin: origin, container: "P", manifest: "P/file", path: RelativePath(name),
                sources: [RelativePath("\(name)/\(name).swift")], dependencies: needs)
        }
        let modules = [
            module("App", .app, uses: ["Feed", "Store"]),
            module("Feed", .framework, uses: ["Store"]),
            module("Store", .framework, uses: []),
        ]
        #expect(
            unused(modules, imports: ["App": importing("Feed"), "Feed": importing("Store")])
                == found)
        let alone = [modules[0], module("Feed", .framework, uses: []), modules[2]]
        #expect(unused(alone, imports: ["App": importing("Feed")]) == ["App Store"])
        let tests = module("StoreTests", .test, uses: ["App", "Store"])
        let hosted = unused(
            alone + [tests],
            imports: ["App": importing("Feed"), "StoreTests": importing("Store")])
        #expect(hosted == found)
    }

    @Test(arguments: [(["Keyboard"], Severity.info), ([], .warning)])
    func `what a pod declares may be what brings it to an app that imports it`(
        names: [String], severity: Severity
    ) {
        func module(_ name: String, _ origin: Origin, uses: [DependencyReference]) -> Module {
            Module(
                id: ModuleID(container: RelativePath(name), target: name), name: name,
                moduleName: name, kind: origin == .xcode ? .app : .framework, origin: origin,
                container: RelativePath(name), manifest: RelativePath("\(name)/file"),
                path: RelativePath(name), sources: [RelativePath("\(name)/\(name).swift")],
                dependencies: uses)
        }
        let pod = module(
            "Platform", .cocoapods,
            uses: ["Keyboard", "Beaver"].map { DependencyReference(.product($0, package: $0)) })
        let found = violations(
            [pod, module("App", .xcode, uses: [])],
            imports: [
                "App": names.flatMap { importing($0) }, "Platform": importing("Beaver"),
            ], incomplete: [])
        #expect(found.filter { $0.kind == .unused }.map(\.severity) == [severity])
    }

    @Test(arguments: [
        ("// Needed to load the interface of App.", Severity.info),
        ("// TCA, made explicit for linking\n    \"Other\",", .info),
        ("// Features", .warning), ("// \"Linked\",", .warning),
        ("// Needed\n    ] + [", .warning),
    ])
    func `a comment above a declaration may say what it is there for`(
        above: String, severity: Severity
    ) {
        let manifest =
            "let package = Package(\n    dependencies: [\n    \(above)\n    \"Core\",\n],\n"
            + "targets: [.target(name: \"Core\")])"
        let line = manifest.split(separator: "\n").firstIndex { $0.contains("Core") } ?? 0
        let app = Module.stub(
            "App", depends: [DependencyReference(.byName("Core"), line: line + 1)])
        let contents = PatchedContents(
            NoContents(), patches: ["Package.swift": Array(manifest.utf8)])
        let codebase = Codebase(root: "/", contents: contents, modules: [app, .stub("Core")])
        let found = Analysis.stub(codebase, facts: [app.sources[0]: .stub()]).violations
        #expect(found.filter { $0.kind == .unused }.map(\.severity) == [severity])
    }

    @Test(arguments: [
        ("let project = .kit(parts: [\"Core\", \"UI\"])", Severity.info),
        ("let project = .kit(parts: [.target(name: \"Core\")])", .warning),
        ("let project = .kit(parts: [\"Core\"], tests: \"Core\")", .warning),
        ("let project = .kit(\nparts: [\"Core\"])\nlet core = kit(\"Core\")", .warning),
    ])
    func `a name that makes a target, too, is no declaration to take away`(
        manifest: String, severity: Severity
    ) {
        let lines = manifest.split(separator: "\n")
        let line = (lines.firstIndex { $0.contains("parts") } ?? 0) + 1
        let modules = ["App", "Core"].map { name in
            Module(
                id: ModuleID(container: "Kit", target: name), name: name, moduleName: name,
                kind: name == "App" ? .app : .framework, origin: .tuist, container: "Kit",
                manifest: "Kit/Project.swift", path: RelativePath("Kit/\(name)"),
                sources: [RelativePath("Kit/\(name)/\(name).swift")],
                dependencies: name == "App"
                    ? [DependencyReference(.target("Core"), line: line)] : [])
        }
        let contents = PatchedContents(
            NoContents(), patches: ["Kit/Project.swift": Array(manifest.utf8)])
        let codebase = Codebase(root: "/", contents: contents, modules: modules)
        let facts = Dictionary(
            uniqueKeysWithValues: modules.map { ($0.sources[0], SourceFacts.stub()) })
        let found = Analysis.stub(codebase, facts: facts).violations
        #expect(found.filter { $0.kind == .unused }.map(\.severity) == [severity])
    }

    @Test func `what one module may link is needed on a line that others share`() {
        let realm = ["Realm", "RealmSwift"].map {
            DependencyReference(.product($0, package: "realm"), line: $0 == "Realm" ? 3 : 4)
        }
        func severities(_ second: [DependencyReference]) -> [String: Severity] {
            let modules = [Module.stub("Home", depends: realm), .stub("News", depends: second)]
            let found = Analysis.stub(modules, imports: ["Home": ["RealmSwift"]]).violations
            return Dictionary(
                found.filter { $0.kind == .unused && $0.to?.targetName == "Realm" }.map {
                    ($0.from.targetName, $0.severity)
                }, uniquingKeysWith: { first, _ in first })
        }
        #expect(severities([realm[0]]) == ["Home": .info, "News": .info])
        let own = DependencyReference(.product("Realm", package: "realm"), line: 9)
        #expect(severities([own]) == ["Home": .info, "News": .warning])
    }

    @Test(arguments: [("FeedTests", Severity.info), ("ShopTests", .warning)])
    func `what a tested module imports from elsewhere may be linked to its tests`(
        name: String, severity: Severity
    ) {
        let composable = DependencyReference(.product("Arch", package: "arch"))
        let modules = [
            Module.stub("Feed", depends: [composable]), .stub("Shop"),
            .stub(name, .test, uses: ["Feed", "Shop"], depends: [composable]),
        ]
        let tested = name == "FeedTests" ? "Feed" : "Shop"
        let found = Analysis.stub(modules, imports: ["Feed": ["Arch"], name: [tested]]).violations
        #expect(
            found.filter { $0.kind == .unused && $0.to?.targetName == "Arch" }.map(\.severity)
                == [severity])
    }

    @Test func `a way that must end is no way that makes another unused`() {
        let modules = [
            Module.stub("AuthFeature", uses: ["Umbrella", "ProfileFeature"]),
            .stub("ProfileFeature", uses: ["Umbrella"]), .stub("Umbrella", uses: ["Model"]),
            .stub("Model"),
        ]
        let imports = ["AuthFeature": ["ProfileFeature", "Model"], "ProfileFeature": ["Model"]]
        func found(_ peers: LayerOptions.Peers) -> [ViolationKind] {
            Analysis.stub(
                modules, imports: imports,
                layers: [
                    .stub(
                        "Features", ["AuthFeature", "ProfileFeature"],
                        options: LayerOptions(peers: peers)), .stub("Core", ["Umbrella", "Model"]),
                ]
            )
            .violations.filter { $0.from == "::AuthFeature" && $0.to == "::Umbrella" }.map(\.kind)
        }
        #expect(found(.features) == [.indirect])
        #expect(found(.allowed) == [.unused])
    }

    @Test func `of several ways to one module always the same is called unused`() {
        let names = (1...8).map { "Way\($0)" }
        let modules =
            [Module.stub("App", uses: names), .stub("AppTests", .test, uses: ["App"])]
            + names.map { .stub($0, uses: ["Core"]) } + [.stub("Core")]
        var imports = ["AppTests": importing("Core")]
        for name in names { imports[name] = importing("Core") }
        #expect(unused(modules, imports: imports) == names.dropLast().map { "App \($0)" })
    }

    @Test func `what only generated files import is no warning`() {
        let mocks = Module.stub(
            "Mocks",
            depends: [
                DependencyReference(.product("SwiftyMocky", package: "swiftymocky")),
                DependencyReference(.product("Quick", package: "quick")),
            ])
        let found = Analysis.stub([mocks], imports: [:]).violations.filter { $0.kind == .unused }
        #expect(found.first { $0.to?.targetName == "SwiftyMocky" }?.severity == .info)
        #expect(found.first { $0.to?.targetName == "Quick" }?.severity == .warning)
    }

    @Test func `a line through which something is reached is no warning for others`() {
        let umbrellas = ["Umbrella", "UmbrellaTwin"].map { name in
            Module.stub(
                name,
                depends: [
                    DependencyReference(
                        .product("Layout", package: "layout"), line: 4,
                        file: "Umbrella/Project.swift")
                ])
        }
        let app = Module.stub("App", uses: ["Umbrella"])
        let found = Analysis.stub(umbrellas + [app], imports: ["App": ["Layout"]]).violations
            .filter { $0.kind == .unused }
        #expect(found.map(\.from) == ["::UmbrellaTwin"])
        #expect(found.map(\.severity) == [.info])
    }

    @Test func `a line that another target needs is no warning for the rest`() throws {
        let modules = ["App", "Other"].map { name in
            Module.stub(
                name,
                depends: [
                    DependencyReference(.byName("Core"), line: 3, file: "Tuist/Template.swift")
                ])
        }
        func found(_ imports: [String: [String]]) -> [Violation] {
            Analysis.stub(modules + [.stub("Core")], imports: imports).violations
                .filter { $0.kind == .unused }
        }
        let first = try #require(found(["Other": ["Core"]]).first)
        #expect(first.severity == .info)
        #expect(
            first.message
                == "App declares Core, but no file imports it. The line that declares it is needed by "
                + "Other, too.")
        #expect(found([:]).map(\.severity) == [.warning, .warning])
    }

    @Test func `a line that names another module for each target is shared, too`() {
        func template(_ names: String...) -> [DependencyReference] {
            names.map { DependencyReference(.byName($0), line: 3, file: "Tuist/Template.swift") }
        }
        func found(_ app: [DependencyReference]) -> [Severity] {
            let modules = [
                Module.stub("AppDemo", depends: app), .stub("HomeDemo", depends: template("Home")),
                .stub("App"), .stub("Home"),
            ]
            return Analysis.stub(modules, imports: ["HomeDemo": ["Home"]]).violations
                .filter { $0.kind == .unused && $0.to == "::App" }.map(\.severity)
        }
        #expect(found(template("App")) == [.info])
        // A list of several on one line can lose one of them.
        #expect(found(template("App", "Home")) == [.warning])
    }

    @Test func `what an unread package may bring is not said to come that way alone`() {
        func external(_ name: String) -> [DependencyReference] {
            [DependencyReference(.product(name, package: name.lowercased()), line: 9)]
        }
        let modules = [
            Module.stub("Member", uses: ["Api"]), .stub("Other", depends: external("Pan")),
            .stub("Api", depends: external("Snap") + external("Inject")),
        ]
        let messages = Analysis.stub(
            modules, imports: ["Member": ["Api", "Pan"], "Other": ["Pan"]]
        )
        .violations.filter { $0.kind == .indirect }.map(\.message)
        #expect(!messages.isEmpty)
        #expect(messages.allSatisfy { $0.contains("may reach Pan through that. Declare Pan in") })
    }

    @Test(arguments: [
        (TargetKind.app, TargetKind.framework, Severity.info), (.app, .library, .warning),
        (.framework, .framework, .warning),
    ])
    func `what a linked framework imports may be declared by an app to embed it`(
        user: TargetKind, linked: TargetKind, severity: Severity
    ) {
        func module(_ name: String, _ kind: TargetKind, uses: [DependencyReference]) -> Module {
            Module(
                id: ModuleID(container: "P", target: name), name: name, moduleName: name,
                kind: kind, origin: .xcodegen, container: "P", manifest: "P/project.yml",
                path: RelativePath(name), sources: [RelativePath("\(name)/\(name).swift")],
                dependencies: uses)
        }
        func viewer(_ line: Int) -> DependencyReference {
            DependencyReference(.product("Viewer", package: "viewer"), line: line)
        }
        let core = DependencyReference(.module("P::Core"), line: 8)
        let found = violations(
            [
                module("App", user, uses: [viewer(9), core]),
                module("Core", linked, uses: [viewer(4)]),
            ],
            imports: ["App": importing("Core"), "Core": importing("Viewer")], incomplete: []
        ).filter { $0.from == "P::App" && $0.kind == .unused }
        #expect(found.map(\.severity) == [severity])
        #expect(found.allSatisfy { $0.message.contains("embeds") == (severity == .info) })
    }

    @Test(arguments: [("Dependencies", Severity.info), ("JSONTools", .warning)])
    func `what no description knows may come with what no file imports`(
        name: String, severity: Severity
    ) {
        func external(_ name: String) -> [DependencyReference] {
            [DependencyReference(.product(name, package: name.lowercased()), line: 9)]
        }
        let wrapper = DependencyReference(.byName("Wrapper"), line: 8)
        let modules = [
            Module.stub("Client", depends: external("JSON") + [wrapper]),
            .stub("Wrapper", depends: external("Architecture")),
        ]
        let found = Analysis.stub(
            modules, imports: ["Client": ["JSON", name], "Wrapper": ["Architecture"]]
        )
        .violations.filter { $0.from == "::Client" && $0.to == "::Wrapper" }
        #expect(found.map(\.kind) == [.unused])
        #expect(found.map(\.severity) == [severity])
    }

    @Test(arguments: [("IssueReportingTestSupport", Severity.info), ("IssueViewer", .warning)])
    func `what is loaded while tests run is linked without an import`(
        name: String, severity: Severity
    ) {
        let library = DependencyReference(.product(name, package: "issues"), line: 3)
        let found = Analysis.stub([.stub("App"), .stub("AppTests", .test, depends: [library])])
            .violations.filter { $0.from == "::AppTests" && $0.kind == .unused }
        #expect(found.map(\.severity) == [severity])
    }

    @Test(arguments: [
        ("Then", ["Kit"], Severity.info), ("Then", [], .warning), ("Pan", ["Kit"], .warning),
    ])
    func `members named like keywords may come with an imported module`(
        library: String, imports: [String], severity: Severity
    ) {
        func declared(_ line: Int) -> [DependencyReference] {
            [DependencyReference(.product(library, package: "pack"), line: line)]
        }
        let modules = [
            Module.stub("App", depends: declared(3)), .stub("Kit", depends: declared(9)),
        ]
        let found = Analysis.stub(modules, imports: ["App": imports, "Kit": [library]]).violations
            .filter { $0.from == "::App" && $0.kind == .unused }
        #expect(found.map(\.severity) == [severity])
    }

    @Test(arguments: [("resolve", Severity.info), ("dissolve", .warning)])
    func `members of a container may come with an imported module`(
        name: String, severity: Severity
    ) {
        func declared(_ line: Int) -> [DependencyReference] {
            [DependencyReference(.product("Swinject", package: "Swinject"), line: line)]
        }
        let modules = [
            Module.stub("App", depends: declared(3)), .stub("Kit", depends: declared(9)),
        ]
        let facts = [
            modules[0].sources[0]: SourceFacts.stub(imports: importing("Kit"), uses: [name: [2]]),
            modules[1].sources[0]: .importing("Swinject"),
        ]
        let found = judged(modules, facts: facts).filter { $0.from == "::App" }
        #expect(found.map(\.severity) == [severity])
    }

    @Test(arguments: [true, false])
    func `a library that an imported module hands on needs no import`(exported: Bool) {
        let library = DependencyReference(.product("Stores", package: "stores"), line: 3)
        let modules = [
            Module.stub("App", depends: [library]), .stub("Kit", depends: [library]),
        ]
        let found = unused(
            modules,
            imports: ["App": importing("Kit"), "Kit": importing("Stores", exported: exported)])
        #expect(found == (exported ? [] : ["App Stores"]))
    }

    @Test(arguments: [
        ("UIView", ["ModalDelegate"], Severity.info), ("Kit", ["ModalDelegate"], .warning),
        ("UIView", ["Kit"], .warning), ("UIView", [], .warning),
    ])
    func `a protocol that a type from elsewhere is given needs no import`(
        type: String, protocols: [String], severity: Severity
    ) {
        let modules = [Module.stub("App", uses: ["Kit"]), .stub("Kit")]
        let addition = Inheritance(
            type: type, kind: .extension, names: protocols, access: nil, lines: 3...9)
        let facts = [
            modules[0].sources[0]: SourceFacts.stub(declares: [.stub("App")], uses: ["print": [2]]),
            modules[1].sources[0]: .stub(
                declares: [.stub("Kit"), .stub(type, .extension)], inherits: [addition]),
        ]
        let found = judged(modules, facts: facts)
        #expect(found.map(\.severity) == [severity])
    }

    @Test func `the only declaration of what others import is needed by them`() {
        func external(_ name: String) -> [DependencyReference] {
            [DependencyReference(.product(name, package: name.lowercased()), line: 9)]
        }
        func found(_ more: [Module]) -> [ViolationKind] {
            let modules = [
                Module.stub("Home", depends: external("Picker")),
                .stub("Profile", depends: external("Inject")),
            ]
            return Analysis.stub(
                modules + more, imports: ["Profile": ["Picker"], "Other": ["Picker"]]
            ).violations.filter { $0.from.targetName == "Home" }.map(\.kind)
        }
        #expect(found([]) == [.indirect])
        #expect(found([.stub("Other", depends: external("Picker"))]) == [.unused])
    }

    @Test(arguments: [
        TargetKind.plugin, .macro, .system, .binary, .app, .appExtension, .executable,
    ])
    func `what no code would import is not judged`(_ kind: TargetKind) {
        #expect(unused([app, .stub("Core", kind)]).isEmpty)
    }

    @Test func `a module without Swift sources is not judged`() {
        #expect(unused([app, .stub("Core", sources: [])]).isEmpty)
        #expect(unused([.stub("App", sources: [], uses: ["Core"]), .stub("Core")]).isEmpty)
    }

    @Test func `a build plugin is not judged`() {
        let plugin = DependencyReference(.byName("Core"), purpose: .plugin)
        #expect(unused([.stub("App", depends: [plugin]), .stub("Core")]).isEmpty)
    }

    @Test func `generating plugins may use any import, linters generate none`() {
        func plugin(_ name: String) -> [Module] {
            let plugin = DependencyReference(.product(name, package: "p"), purpose: .plugin)
            return [.stub("App", uses: ["Core"], depends: [plugin]), .stub("Core")]
        }
        #expect(unused(plugin("OpenAPIGenerator")).isEmpty)
        #expect(unused(plugin("SwiftLintBuildToolPlugin")) == ["App Core"])
    }

    @Test func `a name that nothing has is not judged`() {
        #expect(unused([app]).isEmpty)
    }

    @Test func `what is handed on by an import is used`() {
        let modules = [
            Module.stub("App", uses: ["Kit", "Core"]), .stub("Kit", uses: ["Core"]), .stub("Core"),
        ]
        let imports = ["App": importing("Kit"), "Kit": importing("Core", exported: true)]
        #expect(unused(modules, imports: imports).isEmpty)
    }

    @Test func `what hands on an imported module is used`() {
        let modules = [
            Module.stub("App", uses: ["Kit"]), .stub("Kit", uses: ["Core"]), .stub("Core"),
        ]
        let imports = ["App": importing("Core"), "Kit": importing("Core", exported: true)]
        #expect(unused(modules, imports: imports).isEmpty)
    }

    @Test func `one imported module of a product is enough`() {
        let parts = [Module.stub("A", in: "Kit"), .stub("B", in: "Kit")]
        let kit = Product(name: "Kit", package: "kit", modules: parts.map(\.id))
        let app = Module.stub(
            "App", depends: [DependencyReference(.product("Kit", package: "kit"))])
        let all = parts + [app]
        #expect(unused(all, imports: ["App": importing("B")], products: [kit]).isEmpty)
        #expect(unused(all, products: [kit]).count == 1)
    }

    @Test func `another module of the same package is enough for an external product`() {
        let nio = DependencyReference(.product("NIO", package: "swift-nio"))
        let app = Module.stub("App", depends: [nio])
        #expect(unused([app], imports: ["App": importing("NIOCore")]).isEmpty)
        #expect(unused([app]) == ["App NIO"])
    }

    @Test func `a product may bring the module that nothing else provides`() {
        let player = DependencyReference(.product("MPVKit-GPL", package: "mpvkit"))
        let app = Module.stub("App", depends: [player])
        #expect(unused([app], imports: ["App": importing("Libmpv")]).isEmpty)
        #expect(unused([app], imports: ["App": importing("Foundation")]) == ["App MPVKit-GPL"])
    }

    @Test func `a product that no module can be called after brings one of its package`() {
        func module(_ name: String, _ product: String) -> Module {
            .stub(name, depends: [DependencyReference(.product(product, package: "rx"), line: 3)])
        }
        let modules = [module("App", "Rx-Dynamic"), module("Kit", "Rx")]
        let both = ["App": importing("Rx"), "Kit": importing("Rx")]
        #expect(unused(modules, imports: both).isEmpty)
        #expect(unused(modules, imports: ["Kit": importing("Rx")]) == ["App Rx-Dynamic"])
    }

    @Test func `what is built already is linked with what it needs, imported or not`() {
        let name = DependencyReference.Name.product("Maps", package: nil)
        let externals = [ExternalPackage(identity: "maps", container: .root)]
        func count(_ purpose: DependencyReference.Purpose) -> Int {
            let app = Module.stub("App", depends: [DependencyReference(name, purpose: purpose)])
            return Analysis.stub(.stub([app], externals: externals), facts: [:]).violations
                .count { $0.kind == .unused }
        }
        #expect(count(.prebuilt) == 0)
        #expect(count(.code) == 1)
    }

    @Test(arguments: [
        ("realm", "realm", Severity.info), ("realm", "charts", .warning),
    ])
    func `beside an import of the same package from elsewhere it is a note only`(
        package: String, other: String, severity: Severity
    ) {
        let names = [("RealmSwift", package), ("Realm", other)].map {
            DependencyReference(.product($0, package: $1))
        }
        let app = Module.stub("App", depends: names)
        let facts = [app.sources[0]: SourceFacts.stub(imports: importing("RealmSwift"))]
        let found = Analysis.stub(.stub([app]), facts: facts).violations
        #expect(found.filter { $0.kind == .unused }.map(\.severity) == [severity])
    }

    @Test func `a module of the codebase that an imported one needs itself is unused`() {
        let modules = [
            Module.stub("App", uses: ["Kit", "Core"]), .stub("Kit", uses: ["Core"]), .stub("Core"),
        ]
        let imports = ["App": importing("Kit"), "Kit": importing("Core")]
        #expect(unused(modules, imports: imports) == ["App Core"])
    }

    @Test func `nothing is unused where the manifest could not be read`() {
        let item = IncompleteItem(path: "Package.swift", reason: "?")
        #expect(unused([app, .stub("Core")], incomplete: [item]).isEmpty)
    }

    @Test func `a snippet declares nothing itself`() {
        #expect(unused([.stub("Tour", .snippet, uses: ["Core"]), .stub("Core")]).isEmpty)
    }

    @Test func `a blank target that gathers others uses them`() {
        #expect(unusedWhereBlank(["All"], in: [.stub("All", uses: ["Core"])]).isEmpty)
    }

    @Test func `a blank target that is there for its name is used`() {
        #expect(unusedWhereBlank(["Marker"], in: [app, .stub("Marker")]) == ["App Core"])
    }

    @Test func `a bundle of packages may have a source that says nothing`() {
        let filler = SourceFacts.stub(imports: [ImportStatement(module: "Foundation", line: 1)])
        let all = Module.stub("All", uses: ["Core"])
        #expect(unusedWhereBlank(["All"], in: [all], filler).isEmpty)
        let seen = SourceFacts.stub(declares: [.stub("Dependencies")])
        #expect(unusedWhereBlank(["All"], in: [all], seen).contains("All Core"))
        let other = SourceFacts.stub(imports: [ImportStatement(module: "User", line: 1)])
        #expect(unusedWhereBlank(["All"], in: [all], other).contains("All Core"))
    }

    @Test func `a bundle of packages may have one empty type to have a source`() {
        let packages = ["Alamofire", "Kingfisher"].map { name in
            DependencyReference(.product(name, package: name.lowercased()), line: 7)
        }
        func judged(_ type: SourceFacts, _ dependencies: [DependencyReference]) -> [String] {
            unusedWhereBlank(["All"], in: [.stub("All", depends: dependencies)], type)
        }
        let empty = SourceFacts.stub(declares: [.stub("Dependencies", .struct, .internal)])
        #expect(judged(empty, packages) == [])
        #expect(judged(empty, [packages[0]]) == ["All Alamofire", "User All"])
        let seen = SourceFacts.stub(declares: [.stub("Dependencies")])
        #expect(judged(seen, packages) == ["All Alamofire", "All Kingfisher", "User All"])
    }

    /// What is unused where the sources of some modules hold nothing and those of others a type.
    private func unusedWhereBlank(
        _ blank: Set<String>, in modules: [Module], _ filler: SourceFacts = .empty
    ) -> [String] {
        let modules = modules + [.stub("Core"), .stub("User", uses: blank.sorted())]
        var facts: [RelativePath: SourceFacts] = [:]
        for module in modules {
            let isBlank = blank.contains(module.name)
            let text: SourceFacts = isBlank ? filler : .stub(declares: [.stub(module.name)])
            for source in module.sources { facts[source] = text }
        }
        let codebase = assignRoles(.stub(modules))
        let graph = linkModules(codebase, facts: facts)
        let configuration = inferLayers(codebase, graph: graph)
        return checkRules(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignLayers(configuration, to: codebase),
            facts: facts
        ).violations.filter { $0.kind == .unused }
            .map { "\($0.from.targetName) \($0.to?.targetName ?? "")" }
    }
}
