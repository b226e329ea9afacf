import Architecture
import Codebase
import ScreenPreviews

/// A shop of a few features, for previews and tests.
struct SampleShop {
    struct Entry {
        let name: String
        let role: Role
        let kind: TargetKind
        let files: Int
        let lines: Int
        let uses: [String]
        var isTuist = false

        init(
            _ name: String, role: Role, files: Int, lines: Int, uses: String, isTuist: Bool = false
        ) {
            self.name = name
            self.role = role
            self.files = files
            self.lines = lines
            self.uses = uses.split(separator: " ").map(String.init)
            self.isTuist = isTuist
            kind = role == .app || role == .devApp ? .executable : .library
        }

        var id: ModuleID { ModuleID(rawValue: "::" + name) }
    }

    var entries: [Entry]
    var externals = ["Algorithms", "Logging", "NIOCore"]
    /// The types that each file declares.
    var declared: [String] = []
    /// How names are written.
    var names = SampleNames.plain

    init() {
        entries = [
            Entry(
                "Shop", role: .app, files: 12, lines: 1_410,
                uses: "Browse Cart Checkout WishList Storage Payments"),
            Entry("Browse", role: .feature, files: 24, lines: 3_310, uses: "Catalogue Kit"),
            Entry("Cart", role: .feature, files: 19, lines: 2_270, uses: "Catalogue Kit"),
            Entry("Checkout", role: .feature, files: 31, lines: 5_020, uses: "Cart Catalogue Kit"),
            Entry("WishList", role: .feature, files: 7, lines: 610, uses: "Catalogue Kit"),
            Entry(
                "Storage", role: .implementation, files: 13, lines: 1_760,
                uses: "Catalogue NIOCore Logging"),
            Entry(
                "Payments", role: .implementation, files: 44, lines: 12_400,
                uses: "Catalogue Logging"),
            Entry("Catalogue", role: .core, files: 16, lines: 1_130, uses: ""),
            Entry("Kit", role: .ui, files: 42, lines: 4_980, uses: "Algorithms"),
            Entry("BrowseDev", role: .devApp, files: 1, lines: 22, uses: "Browse"),
            Entry("CartDemo", role: .devApp, files: 3, lines: 140, uses: "Cart", isTuist: true),
            Entry("CheckoutDev", role: .devApp, files: 2, lines: 61, uses: "Checkout Payments"),
        ]
    }

    private init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// A codebase of one program.
    static let tool = SampleShop([
        Entry("Tool", role: .app, files: 3, lines: 400, uses: "Core"),
        Entry("Core", role: .core, files: 9, lines: 2_100, uses: ""),
    ])

    /// Many features, most of them with a dev app.
    static func many(features: Int) -> SampleShop {
        let numbers = 0..<features
        return SampleShop(
            [
                Entry(
                    "Shop", role: .app, files: 40, lines: 4_000,
                    uses: numbers.map { "Feature\($0)" }.joined(separator: " ")),
                Entry("Kit", role: .ui, files: 40, lines: 4_000, uses: ""),
            ]
                + numbers.flatMap { number in
                    let feature = Entry(
                        "Feature\(number)", role: .feature, files: number % 30 + 1,
                        lines: number * 17 + 40, uses: "Kit")
                    let app = Entry(
                        "Feature\(number)Dev", role: .devApp, files: 1, lines: 20,
                        uses: "Feature\(number)")
                    return number.isMultiple(of: 7) ? [feature] : [feature, app]
                })
    }

    /// The same with a name of sixty characters, and one that is wide.
    var withWideNames: SampleShop {
        var copy = self
        let long = "WarehouseInventoryReconciliationSchedulingFeatureUserInterface"
        copy.entries += [
            Entry(long, role: .feature, files: 8, lines: 1_204, uses: "Catalogue"),
            Entry(long + "Dev", role: .devApp, files: 1, lines: 30, uses: long),
            Entry("倉庫管理フィーチャー", role: .feature, files: 5, lines: 660, uses: "Catalogue"),
            Entry("倉庫管理Dev", role: .devApp, files: 1, lines: 12, uses: "倉庫管理フィーチャー"),
        ]
        return copy
    }

    static let gap = [
        IncompleteItem(
            path: "Sources/Cart/File3.swift", line: 9,
            reason: "The file does not parse from here on. Correct it.")
    ]
}

extension SampleShop {
    /// The analysis of the codebase as far as it is read.
    func analysis(isComplete: Bool = true, incomplete: [IncompleteItem] = []) -> Analysis {
        Analysis(
            codebase: Codebase(
                root: "/home/ada/Shop", modules: entries.map(module), incomplete: incomplete),
            graph: graph, configuration: LayerConfiguration(source: .inferred, layers: []),
            assignment: LayerAssignment(layers: [:]), violations: [],
            facts: isComplete ? facts : [:], isComplete: isComplete, incomplete: incomplete,
            milliseconds: 80)
    }

    private func module(_ entry: Entry) -> Module {
        Module(
            id: entry.id, name: entry.name, moduleName: entry.name, kind: entry.kind,
            role: entry.role, origin: entry.isTuist ? .tuist : .swiftpm, container: .root,
            manifest: "Package.swift", path: RelativePath("Sources/\(entry.name)"),
            sources: sources(of: entry),
            dependencies: entry.uses.map { DependencyReference(.byName($0), line: 9) })
    }

    private var graph: ModuleGraph {
        let own = entries.map {
            ModuleGraph.Node(id: $0.id, name: names.name(for: $0.name), kind: .own)
        }
        return ModuleGraph(
            nodes: own.sorted { $0.id < $1.id }
                + externals.map { .init(id: id(of: $0), name: $0, kind: .external) },
            edges: entries.sorted { $0.id < $1.id }.flatMap { entry in
                entry.uses.sorted().map {
                    Edge(from: entry.id, to: id(of: $0), declared: .direct)
                }
            })
    }

    private func id(of name: String) -> ModuleID {
        ModuleID(rawValue: externals.contains(name) ? "external:::\(name)" : "::" + name)
    }

    private var facts: [RelativePath: SourceFacts] {
        var facts: [RelativePath: SourceFacts] = [:]
        for entry in entries {
            for file in sources(of: entry) {
                facts[file] = SourceFacts(
                    lineCount: entry.lines / max(1, entry.files), imports: [],
                    declarations: declared.map {
                        Declaration(
                            name: $0, kind: .enum, access: .package, container: nil, line: 1)
                    },
                    uses: NameUses(), problems: [])
            }
        }
        return facts
    }

    private func sources(of entry: Entry) -> [RelativePath] {
        (0..<entry.files).map {
            RelativePath(
                "Sources/\(entry.name)/"
                    + (entry.kind == .executable && $0 == 0
                        ? "main.swift" : "File\($0).swift"))
        }
    }
}
