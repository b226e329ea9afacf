import Foundation

/// Small descriptions and sources that stand for very much, written into a folder.
///
/// docs/RELIABILITY.md says what commands take on them.
enum Bomb: String, CaseIterable {
    /// 5,000 modules in 100 packages with 200,000 dependencies, each of which an import uses.
    case modules
    /// The same, in cycles.
    case cycles
    /// 10,000 files of 40 members in one module, each of which names 20 of the others.
    case files
    /// 100,000 text snapshots that all changed.
    case snapshots
    /// A Swift file of 50 MB.
    case large
    /// A line of 10 MB.
    case line
    /// 100,000 comments in each other.
    case comments
    /// A million imports in one file.
    case imports

    /// Writes it.
    ///
    /// - Parameter scale: How much of it, 1 for all.
    func write(to root: String, scale: Double = 1) throws {
        func scaled(_ count: Int) -> Int { max(1, Int(Double(count) * scale)) }
        let folder = BombFolder(root: root)
        switch self {
        case .modules: try folder.writeModules(packages: scaled(100), inCycles: false)
        case .cycles: try folder.writeModules(packages: scaled(100), inCycles: true)
        case .files: try folder.writeFiles(scaled(10_000))
        case .snapshots: try folder.writeSnapshots(scaled(100_000))
        case .large:
            let function = "    func call(_ value: Int) -> Int { value + 1 }\n"
            let type = "struct Part {\n" + String(repeating: function, count: 100) + "}\n"
            try folder.writeSource(String(repeating: type, count: scaled(11_000)))
        case .line:
            try folder.writeSource(String(repeating: "call(1); ", count: scaled(1_160_000)))
        case .comments:
            let count = scaled(100_000)
            try folder.writeSource(
                String(repeating: "/* ", count: count) + String(repeating: "*/ ", count: count))
        case .imports:
            try folder.writeSource(
                (0..<scaled(1_000_000)).map { "import Module\($0)\n" }.joined())
        }
    }
}

/// Where a bomb is written.
private struct BombFolder {
    private static let targetsOfPackage = 50
    private static let dependenciesOfTarget = 40
    let root: String

    /// Packages of 50 targets that depend on 40 others each: on those before them, or on any.
    func writeModules(packages: Int, inCycles: Bool) throws {
        let count = packages * Self.targetsOfPackage
        for package in 0..<packages {
            let targets = (0..<Self.targetsOfPackage).map { package * Self.targetsOfPackage + $0 }
            var products: [String] = []
            var parts: [String] = []
            var others: Set<Int> = []
            for target in targets {
                let used = used(by: target, of: count, inCycles: inCycles)
                others.formUnion(used.map { $0 / Self.targetsOfPackage })
                products.append(".library(name: \"M\(target)\", targets: [\"M\(target)\"]),")
                let dependencies = used.map { other in
                    other / Self.targetsOfPackage == package
                        ? "\"M\(other)\","
                        : ".product(name: \"M\(other)\", package: \"P\(other / Self.targetsOfPackage)\"),"
                }
                parts.append(
                    ".target(name: \"M\(target)\", dependencies: [\n"
                        + dependencies.joined(separator: "\n") + "\n]),")
                try save(
                    used.map { "import M\($0)\n" }.joined()
                        + "public struct T\(target) {\n    public init() {}\n"
                        + used.map { "    let value\($0) = T\($0)()\n" }.joined() + "}\n",
                    to: "P\(package)/Sources/M\(target)/T\(target).swift")
            }
            let folders = others.subtracting([package]).sorted().map {
                ".package(path: \"../P\($0)\"),"
            }
            try save(
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "P\(package)", products: [
                \(products.joined(separator: "\n"))
                ], dependencies: [
                \(folders.joined(separator: "\n"))
                ], targets: [
                \(parts.joined(separator: "\n"))
                ])
                """, to: "P\(package)/Package.swift")
        }
    }

    private func used(by target: Int, of count: Int, inCycles: Bool) -> [Int] {
        let others = (1...Self.dependenciesOfTarget).map { number in
            let step = number * 25 + target % 13
            return inCycles ? (target + step) % count : target - step
        }
        return Set(others).filter { $0 >= 0 && $0 != target }.sorted()
    }

    func writeFiles(_ count: Int) throws {
        try writeManifest()
        for file in 0..<count {
            let members = (0..<40).map { number in
                let other = (file + 1 + number * 251) % count
                return "    func call\(number)(_ other: T\(other)?) { other?.call\(number)(nil) }\n"
            }
            try save(
                "final class T\(file) {\n\(members.joined())}\n",
                to: "Sources/App/Part\(file / 100)/T\(file).swift")
        }
    }

    func writeSnapshots(_ count: Int) throws {
        try writeSource("")
        let folder = "Tests/AppTests/Snapshots"
        for number in 0..<count {
            let path = "\(folder)/Story\(number / 1_000)/state\(number).txt"
            try save("old \(number)\n", to: path)
            try save("new \(number)\n", to: ".build/snapshots/\(path)")
        }
    }

    /// A package of one file.
    func writeSource(_ text: String) throws {
        try writeManifest()
        try save(text, to: "Sources/App/File.swift")
    }

    private func writeManifest() throws {
        try save(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.target(name: "App")])
            """, to: "Package.swift")
    }

    private func save(_ text: String, to path: String) throws {
        let file = URL(filePath: root).appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }
}
