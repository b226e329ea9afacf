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
            _ name: String, _ role: Role, _ files: Int, _ lines: Int, _ uses: String,
            isTuist: Bool = false
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
            Entry("Shop", .app, 12, 1_410, "Browse Cart Checkout WishList Storage Payments"),
            Entry("Browse", .feature, 24, 3_310, "Catalogue Kit"),
            Entry("Cart", .feature, 19, 2_270, "Catalogue Kit"),
            Entry("Checkout", .feature, 31, 5_020, "Cart Catalogue Kit"),
            Entry("WishList", .feature, 7, 610, "Catalogue Kit"),
            Entry("Storage", .implementation, 13, 1_760, "Catalogue NIOCore Logging"),
            Entry("Payments", .implementation, 44, 12_400, "Catalogue Logging"),
            Entry("Catalogue", .core, 16, 1_130, ""),
            Entry("Kit", .ui, 42, 4_980, "Algorithms"),
            Entry("BrowseDev", .devApp, 1, 22, "Browse"),
            Entry("CartDemo", .devApp, 3, 140, "Cart", isTuist: true),
            Entry("CheckoutDev", .devApp, 2, 61, "Checkout Payments"),
        ]
    }

    private init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// A codebase of one program.
    static let tool = SampleShop([
        Entry("Tool", .app, 3, 400, "Core"), Entry("Core", .core, 9, 2_100, ""),
    ])

    /// Many features, most of them with a dev app.
    static func many(features: Int) -> SampleShop {
        let numbers = 0..<features
        return SampleShop(
            [
                Entry(
                    "Shop", .app, 40, 4_000,
                    numbers.map { "Feature\($0)" }.joined(separator: " ")),
                Entry("Kit", .ui, 40, 4_000, ""),
            ]
                + numbers.flatMap { number in
                    let feature = Entry(
                        "Feature\(number)", .feature, number % 30 + 1, number * 17 + 40, "Kit")
                    let app = Entry("Feature\(number)Dev", .devApp, 1, 20, "Feature\(number)")
                    return number.isMultiple(of: 7) ? [feature] : [feature, app]
                })
    }

    /// The same with a name of sixty characters, and one that is wide.
    var withWideNames: SampleShop {
        var copy = self
        let long = "WarehouseInventoryReconciliationSchedulingFeatureUserInterface"
        copy.entries += [
            Entry(long, .feature, 8, 1_204, "Catalogue"),
            Entry(long + "Dev", .devApp, 1, 30, long),
            Entry("倉庫管理フィーチャー", .feature, 5, 660, "Catalogue"),
            Entry("倉庫管理Dev", .devApp, 1, 12, "倉庫管理フィーチャー"),
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
            ModuleGraph.Node(id: $0.id, name: names($0.name), kind: .own)
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
