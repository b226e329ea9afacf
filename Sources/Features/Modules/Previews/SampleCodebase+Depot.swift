import Codebase
import ScreenPreviews

extension SampleCodebase {
    /// A warehouse with two packages from elsewhere.
    static var depot: SampleCodebase {
        SampleCodebase(
            layers: ["App", "Features", "Data", "Domain", "Core"],
            entries: [
                Entry("Depot", .app, 0, 11, 840, "Orders Stock Returns Storage Kit"),
                Entry("Orders", .feature, 1, 24, 3_310, "Stock Goods Kit", violations: 1),
                Entry("Stock", .feature, 1, 19, 2_270, "Goods Kit"),
                Entry("Returns", .feature, 1, 7, 610, "Orders Stock Goods", violations: 2),
                Entry("Storage", .implementation, 2, 13, 1_760, "Goods NIOCore Logging"),
                Entry("Carriers", .implementation, 2, 31, 12_400, "Goods Logging"),
                Entry("Goods", .core, 3, 16, 1_130, ""),
                Entry("Kit", .ui, 4, 42, 4_980, "Algorithms"),
                Entry("OrdersTests", .tests, nil, 18, 2_020, "Orders TestKit"),
                Entry("TestKit", .testing, nil, 3, 190, "Goods"),
                Entry("OrdersDev", .devApp, nil, 1, 22, "Orders"),
            ],
            externals: ["Algorithms", "Logging", "NIOCore"])
    }

    /// An app target with nearly all of the code.
    static var monolith: SampleCodebase {
        SampleCodebase(
            layers: ["App", "Core"],
            entries: [
                Entry("Depot", .app, 0, 211, 48_310, "Kit Goods"),
                Entry("Goods", .core, 1, 16, 1_130, ""), Entry("Kit", .ui, 1, 42, 4_980, ""),
            ])
    }

    /// The same with a name of sixty characters, and one that is wide.
    var withWideNames: SampleCodebase {
        var copy = self
        copy.entries += [
            Entry(
                "WarehouseInventoryReconciliationSchedulingFeatureUserInterface", .feature, 1, 8,
                1_204, "Goods"),
            Entry("倉庫管理フィーチャー", .feature, 1, 5, 660, "Goods"),
        ]
        return copy
    }

    /// The same with all names written another way.
    func named(_ names: SampleNames) -> SampleCodebase {
        guard names != .plain else { return self }
        var copy = self
        copy.externals = externals.map { names($0) }
        copy.entries = entries.map { entry in
            Entry(
                name: names(entry.name), role: entry.role, layer: entry.layer, files: entry.files,
                lines: entry.lines, uses: entry.uses.map { names($0) },
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
                    "Module\(index)", roles[layer], layer < 4 ? layer : nil, 0, 0,
                    index + 7 < count && index % 10 < 3 ? "Module\(index + 7)" : "",
                    violations: index % 97 == 0 ? 1 : 0)
            })
    }
}

extension SampleCodebase.Entry {
    init(
        _ name: String, _ role: Role, _ layer: Int?, _ files: Int, _ lines: Int,
        _ uses: String, violations: Int = 0
    ) {
        self.init(
            name: name, role: role, layer: layer, files: files, lines: lines,
            uses: uses.split(separator: " ").map(String.init), violations: violations)
    }
}
