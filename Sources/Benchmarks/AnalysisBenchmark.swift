import Architecture
import BazelPackages
import CocoaPods
import Codebase
import Configuration
import Editing
import Extracting
import Foundation
import Inverting
import ManifestEditing
import Processes
import SourceTrees
import SwiftManifests
import SourceFiles
import XcodeProjects

/// Measures the steps from a folder to its analysis, and from one analysis to the next.
struct AnalysisBenchmark {
    private let root: String
    private let trees: any SourceTreeReader

    init(root: String) {
        self.root = root
        trees = FileSystemTreeReader(environment: ProcessInfo.processInfo.environment)
    }

    /// Measures every step once.
    func measure(into table: inout ResultTable) async {
        let parser = ParsingSourceFactsReader()
        let folder = NSTemporaryDirectory() + "strata-benchmark-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = CachingSourceFactsReader(reader: parser, folder: folder)
        await table.measure("analysis, empty cache") { _ = await complete(first) }
        await first.settle()
        let warm = CachingSourceFactsReader(reader: parser, folder: folder)
        var known: Analysis?
        await table.measure("analysis, cache on disk") { known = await complete(warm) }
        guard let known else { return }
        let modules = known.ofModules
        await table.measure("analysis of known facts") {
            _ = Architecture.analyze(
                modules.codebase, facts: modules.facts, written: modules.written,
                unread: modules.unread)
        }
        await measureChanges(of: modules, into: &table)
    }

    private func measureChanges(of known: Analysis, into table: inout ResultTable) async {
        let largest = known.codebase.modules.max { $0.sources.count < $1.sources.count }
        guard let largest, let file = largest.sources.first else { return }
        await table.measure("analysis, one file saved") {
            _ = Architecture.analyze(
                known.codebase, facts: known.facts, written: known.written,
                unread: known.unread, after: known, changed: [file])
        }
        let other = known.codebase.modules.first { $0.id != largest.id }
        let moved = Array(largest.sources.prefix(50))
        guard let other else { return }
        await table.measure("what if \(moved.count) files moved") {
            _ = try? known.applying([.move(moved, from: largest.id, to: other.id)])
        }
        let whatIf = WhatIf(moves: [
            .module("Strata", layer: nil),
            .files(moved, from: largest.id.rawValue, to: "Strata"),
        ])
        await table.measure("what if a module of \(moved.count) files, compared") {
            guard let after = try? whatIf.applied(to: known) else { return }
            _ = WhatIfComparison(from: known, to: after, monolith: largest.id)
        }
    }

    /// The analysis of the folder; nil if there is none.
    func complete(
        _ facts: any SourceFactsReader = ParsingSourceFactsReader()
    ) async -> Analysis? {
        for await state in analyze(trees, facts).states(root: root, trust: .untrusted) {
            if case .complete(let analysis) = state { return analysis }
        }
        return nil
    }

    private func analyze(
        _ trees: any SourceTreeReader, _ facts: any SourceFactsReader
    ) -> AnalyzeCodebase {
        AnalyzeCodebase(
            trees: trees,
            readers: [
                SwiftPackageReader(dumper: SwiftManifestDumper()),
                TuistProjectReader(runner: SwiftManifestRunner()), XcodeGenProjectReader(),
                XcodeProjectReader(), BazelPackageReader(), PodspecReader(),
            ], facts: facts, configuration: YAMLConfigurationReader())
    }

    /// Works out how violations of the folder can be turned around, as the program does.
    func invertViolation(knowing facts: any SourceFactsReader) -> InvertViolation {
        let edit = EditManifest(
            editors: [SwiftManifestEditor(), ProjectFileEditor()],
            readers: [
                PackageContentsReader(), ProjectFileContentsReader(), LiteralContentsReader(),
            ])
        let check = CheckRecipe(trees: trees) { analyze($0, facts) }
        return InvertViolation(
            plan: PlanInversion(
                details: KeptDetailsReader(ParsingSourceDetailsReader()), index: nil,
                edit: edit), check: check, edit: edit)
    }
}
