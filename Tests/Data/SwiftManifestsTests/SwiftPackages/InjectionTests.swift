import Foundation
import Mutations
import SwiftManifests
import Testing
import Tiers

/// Makes one expression of a manifest unknown at a time: either its answer stays the same or it is
/// incomplete.
///
/// `STRATA_MANIFESTS=FOLDER` widens the test to all expressions of all manifests in a folder.
@Suite struct InjectionTests {
    @Test(arguments: Array(stride(from: 0, to: OddManifest.all.count, by: 12)))
    func `an unknown expression changes nothing silently in an odd manifest`(number: Int) {
        check(OddManifest.all[number].manifest, "\(OddManifest.all[number].name)")
    }

    @Test(.long) func `an unknown expression changes nothing silently in others' manifests`() throws
    {
        let folder = ProcessInfo.processInfo.environment["STRATA_MANIFESTS"]
        let files =
            folder.map(Self.manifests)
            ?? Checkouts.all.map { $0.appendingPathComponent("Package.swift") }
        #expect(!files.isEmpty)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            check(text, file.path, most: folder == nil ? 15 : .max)
        }
    }

    private static func manifests(in folder: String) -> [URL] {
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (found ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            .map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
    }

    private func check(_ text: String, _ name: String, most: Int = 15) {
        let known = manifest(text)
        guard known.unknowns.isEmpty else { return }
        let injections = Injections(into: text)
        let step = max(1, injections.count / most)
        for injection in injections.enumerated() where injection.offset % step == 0 {
            let changed = manifest(injection.element.text)
            if changed.unknowns.isEmpty {
                #expect(
                    changed.withoutLines == known.withoutLines,
                    "\(name): `\(injection.element.replaced)`")
            }
        }
    }

    private func manifest(_ text: String) -> PackageManifest {
        ManifestEvaluator().manifest(text: text, path: "Package.swift", packageDirectory: "/src")
    }
}

extension PackageManifest {
    /// What decides about modules, edges and sources, wherever it is written.
    fileprivate var withoutLines: PackageManifest {
        var copy = self
        copy.targets = targets.map { target in
            var target = target
            target.line = nil
            for index in target.dependencies.indices { target.dependencies[index].line = nil }
            for index in target.plugins.indices { target.plugins[index].line = nil }
            return target
        }
        return copy
    }
}
