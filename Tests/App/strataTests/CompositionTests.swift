import Foundation
import Testing

/// What docs/ARCHITECTURE.md says of the composition root.
@Suite struct CompositionTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources").standardizedFileURL

    @Test func `one file of the program imports modules of Data`() throws {
        let data = try FileManager.default.contentsOfDirectory(
            atPath: Self.sources.appendingPathComponent("Data").path)
        // Reports words what commands print, and has nothing to construct.
        let modules = Set(data).subtracting(["Reports"])
        let app = Self.sources.appendingPathComponent("App/strata")
        let paths = FileManager.default.enumerator(atPath: app.path)?.allObjects ?? []
        var importers: Set<String> = []
        for case let path as String in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOf: app.appendingPathComponent(path), encoding: .utf8)
            let imported = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
                .map { String($0.dropFirst("import ".count)) }
            if !modules.isDisjoint(with: imported) { importers.insert(path) }
        }
        #expect(importers == ["Composition/Services+Live.swift"])
    }
}
