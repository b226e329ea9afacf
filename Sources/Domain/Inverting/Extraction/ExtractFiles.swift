import Architecture
import Codebase
import Editing

/// Plans the change that makes a module of files of another one, and tries it in memory.
///
/// Files move as they are. What others name of them becomes visible, and they import the new module.
/// Files that the chosen ones use by what the plan does not count, extensions of types of others, free
/// functions and constants, move along where they are few; for anything else the step is refused.
package struct ExtractFiles: Sendable {
    private let read: ReadEdge
    private let trees: any SourceTreeReader
    private let mend: MendRecipe
    private let edit: EditManifest
    private let linker: any LocalPackageLinker

    /// - Parameters:
    ///   - details: Reads files down to members and uses.
    ///   - trees: Lists the codebase.
    ///   - mend: Tries the change.
    ///   - edit: Edits manifests.
    ///   - linker: Lets targets of projects use local packages.
    package init(
        details: any SourceDetailsReader, trees: any SourceTreeReader, mend: MendRecipe,
        edit: EditManifest, linker: any LocalPackageLinker
    ) {
        read = ReadEdge(details)
        self.trees = trees
        self.mend = mend
        self.edit = edit
        self.linker = linker
    }

    /// The change; nil if the codebase has no such module.
    ///
    /// - Parameter isTried: Whether the codebase is read again as the change would leave it.
    package func callAsFunction(
        _ request: ExtractionRequest, in analysis: Analysis, isTried: Bool = true
    ) async -> Extraction? {
        guard let module = analysis.codebase.modules.first(where: { $0.id == request.module })
        else { return nil }
        let sources = await read.module(module, in: analysis)
        let tree =
            (try? await trees.tree(at: analysis.codebase.root))
            ?? SourceTree(root: analysis.codebase.root, files: [])
        var draft = ExtractionDraft(request, sources, edit: edit, linker: linker, tree: tree)
        var extraction = draft.extraction()
        if isTried, extraction.fits, let name = extraction.module {
            let container = extraction.package ?? module.id.container
            let new = ModuleID(container: container, target: name)
            extraction.recipe = await mend(
                extraction.recipe, on: EdgeID(from: new, to: module.id), in: analysis)
        }
        return extraction
    }
}
