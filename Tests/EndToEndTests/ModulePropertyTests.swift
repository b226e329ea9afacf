import Foundation
import Testing
import Tiers

/// What must hold for every codebase, whatever describes it: each source that git would track
/// belongs to a module, is a manifest or is listed as unclaimed, and none is counted twice.
@Suite(.real) struct ModulePropertyTests {
    @Test func `nothing is lost or counted twice in the packages of our own build`() async throws {
        let first = try BuiltProgram.checkout("swift-system")
        let all = URL(fileURLWithPath: first).deletingLastPathComponent().path
        // swift-syntax takes a parser built for debugging a minute, and has nothing that is not here.
        let names = try FileManager.default.contentsOfDirectory(atPath: all)
        for name in names where name != "swift-syntax" {
            try await expectWholeness(of: all + "/" + name)
        }
    }

    @Test func `nothing is lost or counted twice where all descriptions are mixed`() async throws {
        let folder = try ScratchFolder()
        try Self.writeMonorepo(in: folder)
        _ = try await BuiltProgram.run("git", ["init", "-q"], in: folder.path)
        try await expectWholeness(of: folder.path)
        let report = try await ModulesJSON.of(folder.path)
        #expect(
            Set(report.modules.map(\.name)).isSuperset(of: ["Kit", "Core", "Spec", "Pod", "Lib"]))
        #expect(report.unclaimed == ["Loose/x.swift"])
        #expect(report.totals.files.inSeveralModules == 1)
        #expect(report.totals.files.manifests == 1)
    }

    private func expectWholeness(of folder: String) async throws {
        let report = try await ModulesJSON.of(folder)
        let ids = report.modules.map(\.id)
        #expect(Set(ids).count == ids.count, "\(folder)")
        for module in report.modules {
            #expect(Set(module.sources).count == module.sources.count, "\(module.id)")
        }
        let claimed = Set(report.modules.flatMap(\.sources))
        #expect(claimed.isDisjoint(with: report.unclaimed), "\(folder)")
        let manifests = Set(report.modules.compactMap(\.manifest))
        let listed = claimed.union(report.unclaimed)
        let tracked = try await BuiltProgram.swiftFiles(of: folder)
        let lost = tracked.subtracting(listed).filter { !Self.isManifest($0, manifests) }
        #expect(lost.isEmpty, "\(folder)")
        #expect(listed.subtracting(tracked).isEmpty, "\(folder)")
        let check = try await BuiltProgram.run("check", folder).output
        #expect(
            check.replacing(",", with: "").contains(" · \(tracked.count) Swift file"),
            "\(folder): \(check.suffix(300))")
    }

    private static func isManifest(_ path: String, _ known: Set<String>) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return known.contains(path) || name == "Package.swift"
            || name.hasPrefix("Package@swift-")
    }

    private static func writeMonorepo(in folder: ScratchFolder) throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests")])
            """, to: "Packages/Kit/Package.swift")
        try folder.write(
            ProjectText.project([("Core", "Core/a.swift"), ("\"Core Mac\"", "Core/a.swift")]),
            to: "P.xcodeproj/project.pbxproj")
        try folder.write(
            "name: S\ntargets: {Spec: {type: framework, platform: iOS, sources: [Spec]}}\n",
            to: "XcodeGen/project.yml")
        try folder.write(
            """
            Pod::Spec.new do |s|
              s.name = 'Pod'
              s.version = '1.0'
              s.source_files = 'Sources/**/*.swift'
            end
            """, to: "Pod/Pod.podspec")
        try folder.write(
            "swift_library(name = \"Lib\", module_name = \"Lib\", srcs = glob([\"*.swift\"]))\n",
            to: "Bazel/BUILD.bazel")
        let sources = [
            "Packages/Kit/Sources/Kit/k.swift", "Packages/Kit/Tests/KitTests/t.swift",
            "Core/a.swift", "XcodeGen/Spec/s.swift", "Pod/Sources/p.swift", "Bazel/l.swift",
            "Loose/x.swift", "Ignored/i.swift",
        ]
        for source in sources { try folder.write("struct X {}\n", to: source) }
        try folder.write("Ignored\n", to: ".gitignore")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Core/again", withDestinationPath: "../Core")
    }
}
