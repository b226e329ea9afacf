import Architecture
import LocalFiles
import Codebase
import Editing
import Foundation
import ManifestEditing
import SourceTrees
import SwiftManifests
import SourceFiles

/// A package in a folder that vanishes with the value, read and planned for as the program does.
final class PlannedPackage {
    let root: String
    private let store = JournaledChangeStore()

    init(_ files: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("strata-plan-\(UUID().uuidString)")
        root = folder.path
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: root) } catch {
            print("\(root) stays: \(error)")
        }
    }

    private var planner: PlanNewFeature {
        let readers: [any ManifestContentsReader] = [PackageContentsReader()]
        return PlanNewFeature(
            store: store, templates: TemplateFolders { FolderContents($0) },
            editManifest: EditManifest(editors: [SwiftManifestEditor()], readers: readers),
            manifests: readers, registrations: SwiftRegistrationEditor(),
            scaffolds: TuistScaffoldReader(), packages: LocalPackageLinkers([]))
    }

    /// The plan for a new feature.
    func plan(
        _ name: String, kind: FeatureKind? = nil, like: String? = nil, editsManifest: Bool = true
    ) async throws -> FeaturePlan {
        try planner.plan(
            NewFeatureRequest(name: name, kind: kind, like: like, editsManifest: editsManifest),
            in: try await analysis())
    }

    /// The plan for a dev app.
    func planDevApp(for target: String) async throws -> FeaturePlan {
        try PlanDevApp(planner).plan(
            for: ModuleID(container: .root, target: target), in: try await analysis())
    }

    private func analysis() async throws -> Analysis {
        let analyze = AnalyzeCodebase(
            trees: FileSystemTreeReader(environment: [:]), readers: [SwiftPackageReader()],
            facts: ParsingSourceFactsReader(workers: 1), configuration: NoConfiguration())
        for await state in analyze.states(root: root, trust: .untrusted) {
            if case .complete(let analysis) = state { return analysis }
            if case .failed(let error) = state { throw error }
        }
        throw AnalysisError.unreadable(path: root, reason: "the analysis ended early")
    }
}

private struct NoConfiguration: ConfigurationReader {
    func configuration(
        in contents: any SourceContents
    ) async throws(ConfigurationError) -> LayerConfiguration? { nil }

    func baseline(
        in contents: any SourceContents
    ) async throws(ConfigurationError) -> Baseline? { nil }
}

extension FeaturePlan {
    /// The text of a file after the change.
    func text(_ path: RelativePath) -> String {
        changes.changes.first { $0.path == path }?.after ?? ""
    }

    /// The lines that the change of a file adds.
    func added(_ path: RelativePath) -> [String] {
        let change = changes.changes.first { $0.path == path }
        return change?.diff.lines.filter { $0.kind == .added }.map(\.text) ?? []
    }

    /// The files that are created.
    var created: [String] { changes.changes.filter { $0.kind == .created }.map(\.path.string) }
}
