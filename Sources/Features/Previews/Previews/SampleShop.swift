import Architecture
import Codebase
import ScreenPreviews

/// A shop of a few features for previews: what its modules draw, show and depend on.
struct SampleShop {
    /// A module, its components and its previews, each written as one line of words.
    struct Entry {
        let name: String
        let role: Role
        let lines: Int
        var uses: [String] = []
        /// `Card Row !Sheet -Badge`: a component each; those with `!` have a preview, those with
        /// `-` are private.
        var components = ""
        /// Components that one draws: the first one of the module.
        var drawn = ""
        var states: [String] = []

        var id: ModuleID { ModuleID(rawValue: "::" + name) }
    }

    var entries: [Entry]
    var externals = ["Nuke", "Sockets"]
    var incomplete: [IncompleteItem] = []
    /// How names are written.
    var names = SampleNames.plain

    /// A shop with something of everything.
    static let shop = SampleShop(entries: [
        Entry(
            name: "Shop", role: .app, lines: 1_410,
            uses: ["Browse", "Cart", "Checkout", "Payments"],
            components: "ShopView TabBar"),
        Entry(
            name: "Browse", role: .feature, lines: 3_310, uses: ["Catalogue", "Kit", "Network"],
            components: "!BrowseView ProductGrid ProductCell FilterSheet SortMenu -Chevron",
            drawn: "ProductGrid ProductCell", states: ["loading", "many products", "nothing found"]),
        Entry(
            name: "Cart", role: .feature, lines: 2_270, uses: ["Catalogue", "Kit"],
            components: "!CartView !CartRow !Total", states: ["empty", "full", "sold out"]),
        Entry(
            name: "Checkout", role: .feature, lines: 5_020, uses: ["Cart", "Payments", "Kit"],
            components: "CheckoutView AddressForm CardField Summary Receipt -Line -Footer"),
        Entry(
            name: "Kit", role: .ui, lines: 980, uses: ["Nuke"],
            components: "!PrimaryButton !Badge RemoteImage Stars Banner", states: ["plain", "busy"]),
        Entry(name: "Payments", role: .implementation, lines: 12_400, uses: ["Network"]),
        Entry(
            name: "Network", role: .implementation, lines: 4_760, uses: ["Catalogue", "Sockets"]),
        Entry(name: "Catalogue", role: .core, lines: 1_130),
        Entry(name: "CartDev", role: .devApp, lines: 22, uses: ["Cart"]),
    ])

    /// Modules that draw nothing.
    static let library = SampleShop(entries: [
        Entry(name: "Parser", role: .core, lines: 900), Entry(name: "Tool", role: .app, lines: 90),
    ])

    /// Many modules with many components each.
    static func many(modules: Int) -> SampleShop {
        SampleShop(
            entries: (0..<modules).map { index in
                Entry(
                    name: "Feature\(index)", role: .feature, lines: 300 + index * 37 % 4_000,
                    uses: index > 0 ? ["Feature\((index - 1) / 2)"] : [],
                    components: (0..<12).map { $0 % 3 == index % 3 ? "!View\($0)" : "View\($0)" }
                        .joined(separator: " "))
            })
    }

    /// The same with names that take as much room as names can.
    func named(_ names: SampleNames) -> SampleShop {
        var copy = self
        copy.names = names
        return copy
    }

    /// The same with something that could not be read.
    var withGaps: SampleShop {
        var copy = self
        copy.incomplete = [
            IncompleteItem(
                path: "Sources/Cart/Cart.swift", line: 9,
                reason: "The file does not parse from here on. Correct it.")
        ]
        return copy
    }

    /// The analysis of the shop as far as it is read.
    func analysis(isComplete: Bool = true) -> Analysis {
        Analysis(
            codebase: Codebase(
                root: "/home/ada/Shop", modules: entries.map(module), incomplete: incomplete),
            graph: graph, configuration: LayerConfiguration(source: .inferred, layers: []),
            assignment: LayerAssignment(layers: [:]), violations: broken,
            facts: isComplete ? facts : [:], isComplete: isComplete, incomplete: incomplete,
            milliseconds: 80)
    }
}

extension SampleShop {
    /// A feature that depends on another one.
    private var broken: [Violation] {
        [
            Violation(
                kind: .sideways, from: "::Checkout", to: "::Cart", severity: .error,
                message: "Checkout must not import Cart.")
        ]
    }

    private func module(_ entry: Entry) -> Module {
        Module(
            id: entry.id, name: names.name(for: entry.name), moduleName: entry.name,
            kind: entry.role == .app || entry.role == .devApp ? .executable : .library,
            role: entry.role, origin: .swiftpm, container: .root, manifest: "Package.swift",
            path: folder(of: entry), sources: sources(of: entry), dependencies: [])
    }

    private var graph: ModuleGraph {
        ModuleGraph(
            nodes: entries.map { .init(id: $0.id, name: names.name(for: $0.name), kind: .own) }
                + externals.map {
                    .init(id: ModuleID(.external, name: $0), name: $0, kind: .external)
                },
            edges: entries.sorted { $0.id < $1.id }.flatMap { entry in
                entry.uses.sorted().map { use in edge(from: entry, to: use) }
            })
    }

    private func edge(from entry: Entry, to use: String) -> Edge {
        let isExternal = externals.contains(use)
        return Edge(
            from: entry.id,
            to: isExternal ? ModuleID(.external, name: use) : ModuleID(rawValue: "::" + use),
            declared: .direct,
            imports: sources(of: entry).suffix(entry.role == .implementation ? 1 : 2).map {
                ImportSite(file: $0, statement: ImportStatement(module: use, line: 2))
            })
    }

    private func folder(of entry: Entry) -> RelativePath { RelativePath("Sources/\(entry.name)") }

    private func sources(of entry: Entry) -> [RelativePath] {
        ["\(entry.name).swift", "\(entry.name)Parts.swift", "\(entry.name)Previews.swift"].map {
            folder(of: entry).appending(RelativePath($0))
        }
    }

    private var facts: [RelativePath: SourceFacts] {
        var facts: [RelativePath: SourceFacts] = [:]
        for entry in entries {
            let files = sources(of: entry)
            let parts = SampleParts(entry, names: names)
            facts[files[0]] = parts.facts(lines: entry.lines / 2)
            facts[files[1]] = .drawingNothing(lines: entry.lines - entry.lines / 2)
            facts[files[2]] = parts.previewFacts
        }
        return facts
    }
}

/// What the files of one sample module say.
struct SampleParts {
    private let entry: SampleShop.Entry
    private let names: SampleNames
    private let words: [Substring]

    init(_ entry: SampleShop.Entry, names: SampleNames) {
        self.entry = entry
        self.names = names
        words = entry.components.split(separator: " ")
    }

    func facts(lines: Int) -> SourceFacts {
        SourceFacts(
            lineCount: lines, imports: [ImportStatement(module: "SwiftUI", line: 1)],
            declarations: [],
            uses: NameUses(
                Dictionary(
                    entry.drawn.split(separator: " ").map { (names.name(for: String($0)), [14]) },
                    uniquingKeysWith: { first, _ in first })),
            inheritances: words.enumerated().map { index, word in
                Inheritance(
                    type: name(word), kind: .struct, names: ["View"],
                    access: word.hasPrefix("-") ? .private : .internal,
                    lines: index * 40 + 12...index * 40 + 48)
            }, problems: [])
    }

    var previewFacts: SourceFacts {
        let shown = words.filter { $0.hasPrefix("!") }
        return SourceFacts(
            lineCount: 0, imports: [], declarations: [], uses: NameUses(),
            previews: shown.enumerated().map { index, word in
                PreviewStatement(
                    kind: index == 0 && !entry.states.isEmpty ? .provider : .macro,
                    name: index == 0 ? "\(name(word))_Previews" : nil,
                    states: index == 0
                        ? entry.states.enumerated().map { .init(name: $1, line: $0 * 3 + 8) } : [],
                    traits: index == 2 ? [".sizeThatFitsLayout"] : [], uses: [name(word)],
                    line: index * 20 + 5)
            }, problems: [])
    }

    private func name(_ word: Substring) -> String {
        names.name(for: String(word.drop { $0 == "!" || $0 == "-" }))
    }
}

extension SourceFacts {
    fileprivate static func drawingNothing(lines: Int) -> SourceFacts {
        SourceFacts(lineCount: lines, imports: [], declarations: [], uses: NameUses(), problems: [])
    }
}
