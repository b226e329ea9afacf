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

    /// - Parameters:
    ///   - details: Reads files down to members and uses.
    ///   - trees: Lists the codebase.
    ///   - mend: Tries the change.
    ///   - edit: Edits manifests.
    package init(
        details: any SourceDetailsReader, trees: any SourceTreeReader, mend: MendRecipe,
        edit: EditManifest
    ) {
        read = ReadEdge(details)
        self.trees = trees
        self.mend = mend
        self.edit = edit
    }

    /// The change; nil if the codebase has no such module.
    package func callAsFunction(
        _ request: ExtractionRequest, in analysis: Analysis
    ) async -> Extraction? {
        guard let module = analysis.codebase.modules.first(where: { $0.id == request.module })
        else { return nil }
        let sources = await read.module(module, in: analysis)
        let files = (try? await trees.tree(at: analysis.codebase.root))?.files ?? []
        var draft = ExtractionDraft(
            request, sources, edit: edit,
            interfaceFiles: files.filter { ["storyboard", "xib"].contains($0.fileExtension) })
        var extraction = draft.extraction()
        if extraction.fits, let name = extraction.module {
            let new = ModuleID(container: module.id.container, target: name)
            extraction.recipe = await mend(
                extraction.recipe, on: EdgeID(from: new, to: module.id), in: analysis)
        }
        return extraction
    }
}
