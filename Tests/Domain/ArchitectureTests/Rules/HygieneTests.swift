import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// What well-known checkers of imports report by mistake, each beside what they are there to find.
@Suite struct HygieneTests {
    /// What is found undeclared and unused: `undeclared App → Core`.
    ///
    /// - Parameter imports: What the first source of each module imports, by target name.
    private func findings(
        _ modules: [Module], imports: [String: [ImportStatement]], products: [Product] = [],
        externals: [ExternalPackage] = []
    ) -> [String] {
        var facts: [RelativePath: SourceFacts] = [:]
        for module in modules {
            facts[module.sources[0]] = .stub(imports: imports[module.name] ?? [])
        }
        let codebase = assignRoles(.stub(modules, products: products, externals: externals))
        return Analysis.stub(codebase, facts: facts).violations.filter {
            [.undeclared, .unused].contains($0.kind) && $0.severity != .info
        }.map {
            "\($0.kind.rawValue) \($0.from.targetName) → \($0.to?.targetName ?? "")"
        }.sorted()
    }

    private func code(_ module: String, if conditions: String...) -> ImportStatement {
        ImportStatement(module: module, conditions: conditions, line: 1)
    }

    private func exported(_ module: String) -> ImportStatement {
        ImportStatement(module: module, attributes: ["@_exported"], line: 1)
    }

    @Test func `an import where the module is there need not be declared`() {
        let imports = [
            code("Core", if: "canImport(Core)"), code("Kit", if: "!(canImport(Core)) && os(iOS)"),
            code("Foundation", if: "!(canImport(Core))", "!(os(iOS))"), code("Kit", if: "DEBUG"),
        ]
        let modules = [Module.stub("App"), .stub("Core"), .stub("Kit")]
        #expect(findings(modules, imports: ["App": imports]) == ["undeclared App → Kit"])
    }

    @Test func `an import under a condition uses what is declared`() {
        let modules = [Module.stub("App", uses: ["Core", "Kit"]), .stub("Core"), .stub("Kit")]
        let imports = ["App": [code("Core", if: "canImport(Core)")]]
        #expect(findings(modules, imports: imports) == ["unused App → Kit"])
    }

    @Test(arguments: [("Linter", ["unused App → Core"]), ("Generator", [])])
    func `macros, plugins and programs need no import; generated code may import`(
        plugin: String, expected: [String]
    ) {
        let modules = [
            Module.stub(
                "App", uses: ["Macros", "Tool", "Core"],
                depends: [DependencyReference(.byName(plugin), purpose: .plugin)]),
            .stub("Macros", .macro), .stub(plugin, .plugin), .stub("Tool", .executable),
            .stub("Core"),
        ]
        #expect(findings(modules, imports: [:]) == expected)
    }

    @Test func `a dependency that is the only way to what is imported is not unused`() {
        func violations(_ uses: [String]) -> [Violation] {
            let modules = [
                Module.stub("App", uses: uses), .stub("Umbrella", uses: ["Core", "Net"]),
                .stub("Core"), .stub("Net"), .stub("Other", uses: ["Net"]),
            ]
            let facts = [
                modules[0].sources[0]: SourceFacts.stub(imports: [code("Core"), code("Other")])
            ]
            return Analysis.stub(assignRoles(.stub(modules)), facts: facts).violations
                .filter { $0.to == "::Umbrella" }
        }
        let only = violations(["Umbrella", "Other"])
        #expect(only.map(\.kind) == [.indirect])
        #expect(only.map(\.severity) == [.info])
        #expect(
            only.map(\.message) == [
                "App declares Umbrella, which no file imports, and reaches Core through it alone. "
                    + "Declare that in its place."
            ])
        #expect(violations(["Umbrella", "Core", "Other"]).map(\.kind) == [.unused])
    }

    @Test func `what makes types of others conform is needed without an import`() {
        let modules = [
            Module.stub("App", uses: ["Live", "Client"]), .stub("Live", uses: ["Client"]),
            .stub("Client"),
        ]
        func kinds(_ type: String) -> [ViolationKind] {
            let live = Inheritance(
                type: type, kind: .extension, names: ["DependencyKey"], access: nil, lines: 1...2)
            let facts = [
                modules[0].sources[0]: SourceFacts.stub(
                    imports: [code("Client")], declares: [.stub("Start")]),
                modules[1].sources[0]: .stub(
                    imports: [code("Client")], declares: [.stub("Server")], inherits: [live]),
                modules[2].sources[0]: .stub(declares: [.stub("Goals")]),
            ]
            return analyze(.stub(modules), facts: facts, written: nil).violations
                .filter { $0.to == "::Live" }.map(\.kind)
        }
        #expect(kinds("Goals") == [])
        #expect(kinds("String") == [.unused])
    }

    @Test(arguments: [("Factory.AutoRegistering", 0), ("Sendable", 1)])
    func `what registers itself in a container is needed without an import`(
        name: String, count: Int
    ) {
        let modules = [Module.stub("App", uses: ["Live"]), .stub("Live")]
        let container = Inheritance(
            type: "Container", kind: .extension, names: [name], access: nil, lines: 1...2)
        let facts = [
            modules[0].sources[0]: SourceFacts.stub(declares: [.stub("Start")]),
            modules[1].sources[0]: .stub(declares: [.stub("Server")], inherits: [container]),
        ]
        let found = analyze(.stub(modules), facts: facts, written: nil).violations
        #expect(found.count { $0.to == "::Live" } == count)
    }

    @Test func `a dependency that importers of its target need is not unused`() {
        func violations(_ uses: [String]) -> [Violation] {
            let modules = [
                Module.stub("Home", uses: uses), .stub("Base", uses: ["Design"]), .stub("Design"),
            ]
            let facts = [
                modules[0].sources[0]: SourceFacts.stub(imports: [code("Base"), code("Design")])
            ]
            return Analysis.stub(assignRoles(.stub(modules)), facts: facts).violations
                .filter { $0.from == "::Base" }
        }
        let needed = violations(["Base"])
        #expect(needed.map(\.kind) == [.indirect])
        #expect(
            needed.map(\.message) == [
                "Base declares Design, which none of its files imports, and Home, for one, reaches "
                    + "Design through that alone. Declare Design in Home."
            ])
        #expect(violations(["Base", "Design"]).map(\.kind) == [.unused])
    }

    @Test func `what importers may have of another package is no reason to drop one`() {
        func product(_ name: String, of package: String) -> DependencyReference {
            DependencyReference(.product(name, package: package))
        }
        let modules = [
            Module.stub("Home", uses: ["Base"], depends: [product("Rx", of: "rx")]),
            .stub("Base", depends: [product("Needle", of: "needle")]),
            .stub("Root", depends: [product("Needle", of: "needle")]),
        ]
        let externals = ["rx", "needle"].map { ExternalPackage(identity: $0, container: .root) }
        let imports = [
            "Home": [code("Rx"), code("Base"), code("Needle")], "Root": [code("Needle")],
        ]
        #expect(
            findings(modules, imports: imports, externals: externals).filter {
                $0.hasPrefix("unused")
            } == [])
    }

    @Test func `what a package that is not read brings along may be what is reached`() {
        let kit = Module.stub(
            "Kit", depends: [DependencyReference(.product("Cocoa", package: "rx"))])
        let modules = [Module.stub("App", uses: ["Kit"]), kit]
        let externals = [ExternalPackage(identity: "rx", container: .root)]
        let imports = ["App": [code("Swiftly")], "Kit": [code("Cocoa")]]
        #expect(findings(modules, imports: imports, externals: externals) == [])
    }

    @Test func `what a plugin depends on is run, and never unused`() {
        let tool = DependencyReference(.product("tool", package: "tools"))
        let plugin = Module.stub("Plugin", .plugin, uses: ["Core"], depends: [tool])
        let externals = [ExternalPackage(identity: "tools", container: .root)]
        #expect(
            findings([plugin, .stub("Core")], imports: [:], externals: externals) == [])
    }

    @Test func `modules of the system are never undeclared`() {
        let names = ["Foundation", "os", "UIKit", "Glibc", "Testing", "_Concurrency", "Core"]
        let imports = ["App": names.map { code($0) }]
        let modules = [Module.stub("App"), .stub("Core")]
        #expect(findings(modules, imports: imports) == ["undeclared App → Core"])
    }

    @Test func `what a declared module re-exports may be imported over any hops`() {
        let modules = [
            Module.stub("App", uses: ["Kit"]), .stub("Kit", uses: ["Middle"]),
            .stub("Middle", uses: ["Core"]), .stub("Core"), .stub("Other"),
        ]
        let imports = [
            "App": [code("Core"), code("Other")], "Kit": [exported("Middle")],
            "Middle": [exported("Core")],
        ]
        #expect(findings(modules, imports: imports) == ["undeclared App → Other"])
    }

    @Test func `one imported module of a product that bundles several is enough`() {
        let parts = ["One", "Two", "Three"].map { Module.stub($0, in: "Kit") }
        let products = [
            Product(name: "Kit", package: "kit", modules: [parts[0].id, parts[1].id]),
            Product(name: "Idle", package: "kit", modules: [parts[2].id]),
        ]
        let app = Module.stub(
            "App",
            depends: products.map { DependencyReference(.product($0.name, package: "kit")) })
        #expect(
            findings([app] + parts, imports: ["App": [code("Two")]], products: products)
                == ["unused App → Three"])
    }

    @Test func `a dependency for some platforms is one, used or not`() {
        let logging = DependencyReference.Name.product("Logging", package: "swift-log")
        let app = Module.stub(
            "App",
            depends: [
                DependencyReference(.target("Core"), condition: "linux"),
                DependencyReference(.target("Idle"), condition: "macos"),
                DependencyReference(logging, condition: "ios"),
            ])
        #expect(
            findings(
                [app, .stub("Core"), .stub("Idle")],
                imports: ["App": [code("Core"), code("Logging", if: "os(iOS)")]],
                externals: [ExternalPackage(identity: "swift-log", container: .root)])
                == ["unused App → Idle"])
    }

    @Test func `another module of a declared package from elsewhere is no error`() {
        let hub = DependencyReference(.product("Hub", package: "hub"))
        let externals = ["hub", "swift-log"].map {
            ExternalPackage(identity: $0, container: .root)
        }
        func found(importing name: String) -> [String] {
            findings(
                [.stub("App", depends: [hub])], imports: ["App": [code(name)]],
                externals: externals)
        }
        #expect(found(importing: "HubCore").isEmpty)
        #expect(found(importing: "Foundation") == ["unused App → Hub"])
    }

    @Test func `what a product of an unread package brings along is no error`() {
        let externals = [ExternalPackage(identity: "rxswift", container: .root)]
        let names = [
            DependencyReference.Name.byName("RxSwift"), .product("RxSwift", package: "rxswift"),
        ]
        for name in names {
            let modules = [
                Module.stub("App", depends: [DependencyReference(.byName("RxCocoa"))]),
                .stub("Other", depends: [DependencyReference(name)]), .stub("Plain"),
            ]
            let imports = ["App": [code("RxCocoa"), code("RxSwift")], "Other": [code("RxSwift")]]
            #expect(findings(modules, imports: imports, externals: externals) == [])
            // Who depends on no package at all cannot import one.
            let plain = imports.merging(["Plain": [code("RxSwift")]]) { $1 }
            #expect(
                findings(modules, imports: plain, externals: externals)
                    == ["undeclared Plain → RxSwift"])
        }
    }

    @Test func `an external product has one identity, whoever names its package`() {
        let first = Module.stub("First", depends: [DependencyReference(.byName("Cocoa"))])
        let second = Module.stub(
            "Second", in: "Other",
            depends: [DependencyReference(.product("Cocoa", package: "rx"))])
        let externals = ["rx", "log"].flatMap { identity in
            [RelativePath.root, "Other"].map { ExternalPackage(identity: identity, container: $0) }
        }
        let declared = DeclaredGraph(of: .stub([first, second], externals: externals))
        #expect(declared.externals == [ModuleID(.external, name: "Cocoa", package: "rx")])
    }

    @Test func `a test reaches what its host links; an app need not import extensions`() {
        let modules = [
            Module.stub(
                "Shop", .app, uses: ["Kit"],
                depends: [DependencyReference(.target("Share"), purpose: .embedding)]),
            .stub("Share", .appExtension, uses: ["Core"]), .stub("Kit"), .stub("Core"),
            .stub(
                "ShopTests", .test,
                depends: [DependencyReference(.target("Shop"), purpose: .testHost)]),
        ]
        var imports = [
            "Shop": [code("Kit")], "Share": [code("Core")],
            "ShopTests": [code("Shop"), code("Kit")],
        ]
        #expect(findings(modules, imports: imports).isEmpty)
        imports["Share"] = [code("Kit")]
        #expect(
            findings(modules, imports: imports)
                == ["undeclared Share → Kit", "unused Share → Core"])
    }
}
