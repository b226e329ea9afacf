import Codebase
import Foundation

/// Measures how the steps grow with the codebase: generated packages of 500 to 8,000 files.
struct GrowthBenchmark {
    private static let sizes = [500, 1_000, 2_000, 4_000, 8_000]
    private static let filesOfModule = 40
    let rounds: Int

    /// A column for each size, in milliseconds.
    func run() async throws -> String {
        var tables: [ResultTable] = []
        for size in Self.sizes {
            let root = NSTemporaryDirectory() + "strata-growth-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: root) }
            try write(size, to: root)
            // What was written only just now is not kept, as it may change within a tick of the disk.
            try await Task.sleep(for: .seconds(3))
            var table = ResultTable(root: root, files: size, bytes: 0)
            for _ in 0..<rounds { await AnalysisBenchmark(root: root).measure(into: &table) }
            tables.append(table)
        }
        let head = ResultTable.row("files", Self.sizes.map(String.init))
        let rows = (tables.first?.steps ?? []).map { step in
            ResultTable.row(step, tables.map { String(format: "%.1f", $0.best(step)) })
        }
        return ([head] + rows).joined(separator: "\n")
    }

    /// A package whose modules each depend on some of those before them.
    private func write(_ files: Int, to root: String) throws {
        let modules = files / Self.filesOfModule
        var targets: [String] = []
        for module in 0..<modules {
            let used = Self.dependencies(of: module)
            let names = used.map { "\"Module\($0)\"" }.joined(separator: ", ")
            targets.append(".target(name: \"Module\(module)\", dependencies: [\(names)])")
            for file in 0..<Self.filesOfModule {
                try save(
                    source(module, file, using: used),
                    to: "\(root)/Sources/Module\(module)/File\(file).swift")
            }
        }
        try save(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Grown", targets: [
                \(targets.joined(separator: ",\n    "))
            ])
            """, to: root + "/Package.swift")
    }

    /// The modules that a module uses: the one before it, and two further below.
    private static func dependencies(of module: Int) -> [Int] {
        Set([module - 1, module / 2 - 1, module / 3 - 1].filter { $0 >= 0 }).sorted()
    }

    private func source(_ module: Int, _ file: Int, using used: [Int]) -> String {
        let imports = used.map { "import Module\($0)" }.joined(separator: "\n")
        let members = (0..<12).map { number in
            let type = used.randomElement().map { "Type\($0)x\(file)" } ?? "Int"
            return """
                    /// The value of number \(number).
                    public func valueNumber\(number)Of\(module)(_ other: \(type)?) -> Int {
                        guard other != nil else { return \(number) }
                        let list = [1, 2, \(number)].map { $0 * 2 }.filter { $0 > \(file) }
                        return list.reduce(0, +)
                    }
                """
        }
        return """
            \(imports)

            public struct Type\(module)x\(file) {
                public init() {}
            \(members.joined(separator: "\n"))
            }

            """
    }

    private func save(_ text: String, to path: String) throws {
        let file = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }
}
