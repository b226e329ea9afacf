import Codebase
import ScreenPreviews

extension SampleCodebase {
    /// A warehouse with two packages from elsewhere.
    static var depot: SampleCodebase {
        SampleCodebase(
            layers: ["App", "Features", "Data", "Domain", "Core"],
            entries: [
                Entry(
                    "Depot", role: .app, layer: 0, files: 11, lines: 840,
                    uses: "Orders Stock Returns Storage Kit"),
                Entry(
                    "Orders", role: .feature, layer: 1, files: 24, lines: 3_310,
                    uses: "Stock Goods Kit", violations: 1),
                Entry(
                    "Stock", role: .feature, layer: 1, files: 19, lines: 2_270, uses: "Goods Kit"),
                Entry(
                    "Returns", role: .feature, layer: 1, files: 7, lines: 610,
                    uses: "Orders Stock Goods", violations: 2),
                Entry(
                    "Storage", role: .implementation, layer: 2, files: 13, lines: 1_760,
                    uses: "Goods NIOCore Logging"),
                Entry(
                    "Carriers", role: .implementation, layer: 2, files: 31, lines: 12_400,
                    uses: "Goods Logging"),
                Entry("Goods", role: .core, layer: 3, files: 16, lines: 1_130, uses: ""),
                Entry("Kit", role: .ui, layer: 4, files: 42, lines: 4_980, uses: "Algorithms"),
                Entry(
                    "OrdersTests", role: .tests, layer: nil, files: 18, lines: 2_020,
                    uses: "Orders TestKit"),
                Entry("TestKit", role: .testing, layer: nil, files: 3, lines: 190, uses: "Goods"),
                Entry("OrdersDev", role: .devApp, layer: nil, files: 1, lines: 22, uses: "Orders"),
            ],
            externals: ["Algorithms", "Logging", "NIOCore"])
    }

    /// An app target with nearly all of the code.
    static var monolith: SampleCodebase {
        SampleCodebase(
            layers: ["App", "Core"],
            entries: [
                Entry("Depot", role: .app, layer: 0, files: 211, lines: 48_310, uses: "Kit Goods"),
                Entry("Goods", role: .core, layer: 1, files: 16, lines: 1_130, uses: ""),
                Entry("Kit", role: .ui, layer: 1, files: 42, lines: 4_980, uses: ""),
            ])
    }

    /// The same with a name of sixty characters, and one that is wide.
    var withWideNames: SampleCodebase {
        var copy = self
        copy.entries += [
            Entry(
                "WarehouseInventoryReconciliationSchedulingFeatureUserInterface", role: .feature,
                layer: 1, files: 8, lines: 1_204, uses: "Goods"),
            Entry("倉庫管理フィーチャー", role: .feature, layer: 1, files: 5, lines: 660, uses: "Goods"),
        ]
        return copy
    }

    /// The same with all names written another way.
    func named(_ names: SampleNames) -> SampleCodebase {
        guard names != .plain else { return self }
        var copy = self
        copy.externals = externals.map { names.name(for: $0) }
        copy.entries = entries.map { entry in
            Entry(
                name: names.name(for: entry.name), role: entry.role, layer: entry.layer,
                files: entry.files,
                lines: entry.lines, uses: entry.uses.map { names.name(for: $0) },
                violations: entry.violations)
        }
        return copy
    }

    /// The same with something that could not be read.
    var withGaps: SampleCodebase {
        var copy = self
        copy.unclaimed = ["Scripts/Stamp.swift", "Scripts/Weigh.swift"]
        copy.incomplete = [
            IncompleteItem(
                path: "Sources/Stock/File3.swift", line: 9,
                reason: "The file does not parse from here on. Correct it.")
        ]
        return copy
    }

    /// Many modules.
    static func large(modules count: Int) -> SampleCodebase {
        let roles: [Role] = [.feature, .ui, .implementation, .core, .tests]
        return SampleCodebase(
            layers: ["Features", "Interface", "Data", "Core"],
            entries: (0..<count).map { index in
                let layer = index % roles.count
                return Entry(
                    "Module\(index)", role: roles[layer], layer: layer < 4 ? layer : nil, files: 0,
                    lines: 0, uses: index + 7 < count && index % 10 < 3 ? "Module\(index + 7)" : "",
                    violations: index % 97 == 0 ? 1 : 0)
            })
    }
}

extension SampleCodebase.Entry {
    init(
        _ name: String, role: Role, layer: Int?, files: Int, lines: Int, uses: String,
        violations: Int = 0
    ) {
        self.init(
            name: name, role: role, layer: layer, files: files, lines: lines,
            uses: uses.split(separator: " ").map(String.init), violations: violations)
    }
}
