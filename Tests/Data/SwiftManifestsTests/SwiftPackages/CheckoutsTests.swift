import Codebase
import Foundation
import SwiftManifests
import Testing
import Tiers

/// Compares with what SwiftPM itself says about the packages of our own build.
@Suite(.real) struct CheckoutsTests {
    @Test func `there are packages to compare with`() { #expect(!Checkouts.all.isEmpty) }

    @Test(arguments: Checkouts.all)
    func `the manifest evaluates to what SwiftPM dumps`(package: URL) async throws {
        let output = try #require(try InstalledSwiftPM.output(of: ["dump-package"], in: package))
        let truth = try DumpDecoder().manifest(String(decoding: output, as: UTF8.self))
        let reading = await SwiftPackageReader().read(
            Checkouts.tree(of: package), trust: .untrusted)
        let path = try #require(reading.modules.first { $0.container.isRoot }?.manifest)
        let text = try String(
            contentsOf: package.appendingPathComponent(path.string), encoding: .utf8)
        let manifest = ManifestEvaluator().manifest(
            text: text, path: path.string, packageDirectory: package.path)
        #expect(manifest.unknowns.isEmpty)
        #expect(manifest.name == truth.name)
        #expect(manifest.toolsVersion == truth.toolsVersion)
        #expect(manifest.products == truth.products)
        #expect(manifest.dependencies.map(\.identity) == truth.dependencies.map(\.identity))
        #expect(manifest.targets.map(\.withoutLines) == truth.targets)
    }

    @Test(arguments: Checkouts.all)
    func `modules, kinds, names, sources and products are as SwiftPM says`(package: URL)
        async throws
    {
        let output = try #require(
            try InstalledSwiftPM.output(of: ["describe", "--type", "json"], in: package))
        let truth = try JSONDecoder().decode(PackageDescription.self, from: output)
        let reading = await SwiftPackageReader().read(
            Checkouts.tree(of: package), trust: .untrusted)
        let modules = reading.modules.filter { $0.container.isRoot }
        for target in truth.targets {
            let module = try #require(modules.first { $0.name == target.name }, "\(target.name)")
            #expect(module.kind.described == target.type)
            #expect(module.moduleName == target.c99name)
            #expect(module.sources == sources(of: target, in: package), "\(target.name)")
        }
        let described = Set(truth.targets.map(\.name))
        let others = modules.filter { !described.contains($0.name) && !$0.sources.isEmpty }
        #expect(others.map(\.name) == [])
        let products = reading.products.filter {
            $0.package == package.lastPathComponent.lowercased()
        }
        let truths = truth.products.filter { !$0.targets.allSatisfy { isSnippet($0, truth) } }
        #expect(Set(products.map(\.name)) == Set(truths.map(\.name)))
    }

    private func isSnippet(_ name: String, _ truth: PackageDescription) -> Bool {
        truth.targets.contains { $0.name == name && $0.type == "snippet" }
    }

    /// The Swift files of a described target under their real paths.
    private func sources(of target: PackageDescription.Target, in package: URL) -> [RelativePath] {
        let root = package.resolvingSymlinksInPath().path + "/"
        let files = target.sources.filter { $0.hasSuffix(".swift") }.map { source in
            let file = package.appendingPathComponent(target.path).appendingPathComponent(source)
            return RelativePath(String(file.resolvingSymlinksInPath().path.dropFirst(root.count)))
        }
        return Set(files).sorted()
    }
}

extension ManifestTarget {
    fileprivate var withoutLines: ManifestTarget {
        var copy = self
        copy.line = nil
        copy.dependencies = dependencies.map(\.withoutLine)
        copy.plugins = plugins.map(\.withoutLine)
        return copy
    }
}

extension TargetDependency {
    fileprivate var withoutLine: TargetDependency {
        var copy = self
        copy.line = nil
        return copy
    }
}

extension TargetKind {
    /// What `swift package describe` calls it.
    fileprivate var described: String { self == .system ? "system-target" : rawValue }
}
