import Architecture
import Codebase
import Samples

/// A shop whose features use services over a common core; one looks at another, one at the app.
enum SampleShop {
    /// A dozen modules in four layers, with a violation of each kind that a graph shows.
    static var some: Analysis {
        analysis(
            modules: [Module.sample("Shop", .app, .app, in: "App")]
                + ["Catalog", "Cart", "Checkout", "Profile"].map {
                    Module.sample($0, .library, .feature, in: "Features")
                }
                + ["Orders", "Accounts", "Search"].map {
                    Module.sample($0, .library, .core, in: "Services")
                }
                + ["Network", "Storage", "Design", "Log"].map {
                    Module.sample($0, .library, .core, in: "Core")
                }
                + [Module.sample("CartTests", .test, .tests, in: "Tests")],
            imports: [
                "Shop": ["Catalog", "Cart", "Checkout", "Profile", "Log"],
                "Catalog": ["Search", "Design", "Log"], "Cart": ["Orders", "Catalog", "Design"],
                "Checkout": ["Orders", "Accounts", "Design", "Network"],
                "Profile": ["Accounts", "Design"], "Orders": ["Network", "Storage", "Log"],
                "Accounts": ["Network", "Storage"], "Search": ["Network", "Log"],
                "Storage": ["Log", "Orders"], "Network": ["Log"], "CartTests": ["Cart"],
            ])
    }

    /// Two hundred modules, too many for one picture.
    static var many: Analysis {
        let groups = [("Features", 90), ("Services", 70), ("Core", 40)]
        let modules = groups.flatMap { folder, count in
            (0..<count).map { Module.sample("\(folder)\(100 + $0)", .library, .core, in: folder) }
        }
        var imports: [String: [String]] = [:]
        for (index, module) in modules.enumerated() where index < 160 {
            imports[module.name] = [90 + index * 7 % 70, 160 + index * 3 % 40]
                .filter { $0 > index }.map { modules[$0].name }
        }
        imports["Core100", default: []].append("Features105")
        return analysis(modules: modules, imports: imports)
    }

    /// No module at all.
    static var empty: Analysis { analysis(modules: [], imports: [:]) }

    /// Modules that know nothing of each other.
    static var apart: Analysis {
        analysis(
            modules: ["Network", "Storage", "Log"].map {
                Module.sample($0, .library, .core, in: "Core")
            }, imports: [:])
    }

    private static let layers = LayerConfiguration(
        source: .file(".strata.yml"),
        layers: [
            Layer(name: "Apps", patterns: [ModulePattern(.path, "App/**")]),
            Layer(
                name: "Features", patterns: [ModulePattern(.path, "Features/**")],
                options: LayerOptions(peers: .features)),
            Layer(name: "Services", patterns: [ModulePattern(.path, "Services/**")]),
            Layer(name: "Core", patterns: [ModulePattern(.path, "Core/**")]),
        ], severities: [.sideways: .warning])

    private static func analysis(
        modules: [Module], imports: [String: [String]]
    ) -> Analysis {
        let codebase = Codebase(root: "/home/ada/Shop", modules: modules)
        var facts: [RelativePath: SourceFacts] = [:]
        for module in modules {
            guard let file = module.sources.first else { continue }
            let statements = (imports[module.name] ?? []).enumerated().map {
                ImportStatement(module: $1, line: $0 + 1)
            }
            facts[file] = SourceFacts(
                lineCount: 320, imports: statements, declarations: [], uses: NameUses(),
                problems: [])
        }
        return .sample(
            of: codebase, facts: facts, written: layers, milliseconds: 120)
    }
}
