import Codebase
import SwiftManifests
import TemporaryCodebases
import Testing

@Suite struct TrustTests {
    private let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        import Foundation
        let package = Package(name: "P", targets: [.target(name: "A")])
        if FileManager.default.fileExists(atPath: "extra") { package.targets.append(.target(name: "B")) }
        """, "Sources/A/a.swift": "", "Sources/B/b.swift": "",
    ]

    /// Answers with one text and fails without it.
    private struct FixedDumper: ManifestDumper {
        var answer: String?

        func dump(packageAt folder: String) async throws(ManifestDumpError) -> String {
            guard let answer else { throw ManifestDumpError("Swift is not installed. Install it.") }
            return answer
        }
    }

    private let dump = """
        {"name": "P", "toolsVersion": {"_version": "6.0.0"}, "products": [], "dependencies": [
          {"fileSystem": [{"identity": "q", "path": "/x/q", "nameForTargetDependencyResolutionOnly": "q"}]},
          {"sourceControl": [{"location": {"remote": [{"urlString": "https://x.org/Z.git"}]}}]}],
         "targets": [
          {"name": "A", "type": "regular", "exclude": [], "dependencies": [], "resources": []},
          {"name": "B", "type": "regular", "exclude": ["x"], "resources": [{"path": "r", "rule": {"copy": {}}}],
           "dependencies": [{"byName": ["A", null]}, {"product": ["P", "q", null, {"platformNames": ["linux"]}]}],
           "pluginUsages": [{"plugin": ["G", "z"]}]}]}
        """

    @Test func `an incomplete package offers trust, and keeps what is certain`() async throws {
        let codebase = try TemporaryCodebase(files)
        let reader = SwiftPackageReader(dumper: FixedDumper(answer: dump))
        let reading = await reader.read(codebase.tree, trust: .untrusted)
        #expect(reading.modules.map(\.name) == ["A"])
        #expect(reading.incomplete.map(\.remedy) == [.trust])
        #expect(reading.incomplete.map(\.line) == [5])
        let reason = reading.incomplete.first?.reason ?? ""
        #expect(reason.hasPrefix("`FileManager.default` is not evaluated: its value depends"))
    }

    @Test func `in a trusted codebase SwiftPM's own answer counts`() async throws {
        let codebase = try TemporaryCodebase(files)
        let reader = SwiftPackageReader(dumper: FixedDumper(answer: dump))
        let reading = await reader.read(codebase.tree, trust: .trusted)
        #expect(reading.modules.map(\.name) == ["A", "B"])
        #expect(reading.incomplete.isEmpty)
        #expect(
            reading.modules.last?.dependencies.map(\.name) == [
                .byName("A"), .product("P", package: "q"), .product("G", package: "z"),
            ])
        #expect(reading.externals.map(\.identity) == ["q", "z"])
    }

    @Test(arguments: [
        nil, "no json",
    ])
    func `without SwiftPM's answer the package stays incomplete and says why`(answer: String?)
        async throws
    {
        let codebase = try TemporaryCodebase(files)
        let reader = SwiftPackageReader(dumper: FixedDumper(answer: answer))
        let reading = await reader.read(codebase.tree, trust: .trusted)
        #expect(reading.modules.map(\.name) == ["A"])
        #expect(reading.incomplete.map(\.remedy) == [IncompleteItem.Remedy.none])
    }

    @Test func `a complete package is never asked about`() async throws {
        var files = files
        files["Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "A")])
            """
        let codebase = try TemporaryCodebase(files)
        let reader = SwiftPackageReader(dumper: FixedDumper(answer: nil))
        let reading = await reader.read(codebase.tree, trust: .trusted)
        #expect(reading.incomplete.isEmpty)
    }
}
