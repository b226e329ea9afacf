import Architecture
import CocoaPods
import Codebase
import Configuration
import Editing
import Inverting
import ManifestEditing
import SwiftManifests
import SourceFiles
import Testing
import XcodeProjects

/// A codebase in memory, read by what reads real ones.
struct MemoryCodebase: Sendable {
    private(set) var files: [RelativePath: String]
    /// What a compiler would say of the files.
    var index: MemoryIndex?

    init(_ files: [RelativePath: String]) { self.files = files }

    /// The same after a recipe.
    func applying(_ recipe: Recipe) -> MemoryCodebase { applying(recipe.changes) }

    /// The same after some changes.
    func applying(_ changes: ChangeSet) -> MemoryCodebase {
        var copy = self
        for change in changes.changes { copy.files[change.path] = change.after }
        return copy
    }

    private static let edit = EditManifest(
        editors: [SwiftManifestEditor(), ProjectFileEditor()],
        readers: [
            PackageContentsReader(), ProjectFileContentsReader(), LiteralContentsReader(),
        ])

    /// Works out what can be done about violations.
    var plan: PlanInversion {
        PlanInversion(details: ParsingSourceDetailsReader(), index: index, edit: Self.edit)
    }

    /// Works it out, and tries it.
    var invert: InvertViolation { InvertViolation(plan: plan, check: check, edit: Self.edit) }

    /// Works out one change that removes several violations.
    var invertTogether: InvertTogether {
        InvertTogether(plan: plan, check: check, edit: Self.edit)
    }

    /// Works out the change that makes a module of files.
    func extract(_ request: ExtractionRequest, in analysis: Analysis) async -> Extraction? {
        await extractFiles.extraction(for: request, in: analysis)
    }

    /// The change that makes a module Models of a folder of the app Shop.
    func extracted(_ folder: RelativePath) async throws -> Extraction {
        let analysis = try await analysis()
        let module = try #require(analysis.codebase.modules.first { $0.name == "Shop" })
        let request = ExtractionRequest(
            module: module.id, candidate: "Models",
            files: module.sources.filter { $0.isInside(folder) })
        return try #require(await extract(request, in: analysis))
    }

    /// What works out the change that makes a module of files.
    var extractFiles: ExtractFiles {
        ExtractFiles(
            details: ParsingSourceDetailsReader(), index: index, trees: Trees(files: files),
            mendRecipe: MendRecipe(check: check, edit: Self.edit), edit: Self.edit,
            linker: LocalPackageLinkers([
                XcodePackageLinker(), XcodeGenPackageLinker(edit: Self.edit),
            ]))
    }

    /// Reads the codebase again as a recipe would leave it.
    var check: CheckRecipe { CheckRecipe(trees: Trees(files: files)) { Self.analyze($0) } }

    /// The analysis of all files.
    func analysis() async throws -> Analysis {
        for await state in Self.analyze(Trees(files: files)).states(
            root: "/memory", trust: .untrusted)
        {
            switch state {
            case .complete(let analysis): return analysis
            case .failed(let error): throw error
            case .starting, .partial: continue
            }
        }
        throw AnalysisError.unreadable(path: "/memory", reason: "the analysis ended early")
    }

    private static func analyze(_ trees: any SourceTreeReader) -> AnalyzeCodebase {
        AnalyzeCodebase(
            trees: trees,
            readers: [
                SwiftPackageReader(dumper: NoDumper()), XcodeGenProjectReader(),
                XcodeProjectReader(), TuistProjectReader(), PodspecReader(),
            ],
            facts: ParsingSourceFactsReader(), configuration: YAMLConfigurationReader())
    }

    private struct Trees: SourceTreeReader {
        let files: [RelativePath: String]

        func tree(at root: String) async throws(AnalysisError) -> SourceTree {
            SourceTree(root: root, files: []).patched(files.mapValues { Array($0.utf8) })
        }
    }

    private struct NoDumper: ManifestDumper {
        func dump(packageAt folder: String) async throws(ManifestDumpError) -> String {
            throw ManifestDumpError("Nothing is run.")
        }
    }
}
