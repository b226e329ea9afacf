import Architecture
import Codebase
import Editing

/// Copies something tiny of the far end of an edge into the near one.
struct DuplicateRecipe {
    private let sources: EdgeSources
    private let couplings: [Coupling]
    private let edit: EditManifest
    private var edits = TextEdits()
    /// The most lines that are copied.
    private static let limit = 20

    init(_ sources: EdgeSources, _ couplings: [Coupling], edit: EditManifest) {
        self.sources = sources
        self.couplings = couplings
        self.edit = edit
    }

    /// The recipe; nil if what is used is nothing that could be copied at all.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` only.
    mutating func recipe() throws(PlanStop) -> Recipe? {
        let isCopied = couplings.allSatisfy { $0.kind == .utility || $0.kind == .model }
        guard isCopied, !couplings.isEmpty else { return nil }
        let names = couplings.map(\.name).sorted().joined(separator: ", ")
        let title = "Copy \(names) to \(sources.from.name)"
        do throws(PlanStop) {
            return try draft(title).recipe(.duplicate, in: sources, edit: edit)
        } catch { return try error.refusal(.duplicate, title) }
    }

    private mutating func draft(_ title: String) throws(PlanStop) -> RecipeDraft {
        if [sources.from.origin, sources.to.origin].contains(.xcode) {
            throw .obstacle(
                "Files of an Xcode project belong to targets by its project file, which Strata does "
                    + "not edit. Copy it in Xcode.")
        }
        let uses = sources.foreignUses
        let copied = try MovedParts(
            of: Set(uses.filter { !$0.isExtensionMember }.map(\.name)),
            members: Set(uses.flatMap(\.members)).union(sources.possibleMembers), in: sources)
        let unread = copied.names.subtracting(sources.names)
        if !unread.isEmpty { throw .unread(unread) }
        try CopyChecks(sources, copied).check()
        let text = CarriedText(sources, edits: Unpublished(sources, copied).edits)
        var added: Set<EdgeID> = Set(try edits.addHandedOn(in: sources))
        var lines = 0
        let folder = uses.first?.file.parent ?? sources.from.path
        for path in copied.files {
            let parts = copied.parts.filter { $0.file == path }
            let (imports, edges, _) = try MovedImports(sources, copied, sources.from)
                .imports(of: path)
            added.formUnion(edges)
            let code = text.text(of: parts, in: path) + "\n"
            lines += code.count { $0 == "\n" }
            let new = try edits.freeFile(
                for: path, parts, from: sources.to, in: folder, of: sources.from, sources)
            edits.create(new, with: imports + (imports.isEmpty ? "" : "\n") + code)
        }
        if lines > Self.limit {
            throw .obstacle(
                "It would copy \(lines) lines; only up to \(Self.limit) are better copied than shared."
            )
        }
        nameOwn(copied)
        let edges = added.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        if let rule = sources.violation(by: edges) { throw .obstacle(rule) }
        return RecipeDraft(title: title, edits: edits, added: edges)
    }

    /// Writes the name of the near end where that of the far end stands before what is copied.
    private mutating func nameOwn(_ copied: MovedParts) {
        let types = MeantTypes(sources)
        for (path, file) in sources.files(of: sources.from) {
            for use in file.details.uses where copied.names.contains(use.name) {
                guard case .use(let base) = use.base?.kind, types.isModule(base, in: file),
                    file.details.uses[base].name == sources.to.moduleName
                else { continue }
                edits.replace(
                    file.details.uses[base].extent.bytes, of: path, with: sources.from.moduleName)
            }
        }
    }
}

/// Declarations as a module has them that shows them to nobody.
private struct Unpublished {
    /// What is put in the place of bytes of the old files.
    private(set) var edits: [RelativePath: [(range: Range<Int>, text: String)]] = [:]

    init(_ sources: EdgeSources, _ copied: MovedParts) {
        let types = MeantTypes(sources)
        for path in copied.files {
            guard let file = sources.files[path] else { continue }
            for declaration in file.details.declarations
            where copied.mayShow(declaration, of: path) {
                let words =
                    declaration.modifiers.filter { ["public", "package"].contains($0.name) }
                    .map(\.extent)
                    + declaration.attributes.filter {
                        ["inlinable", "usableFromInline", "frozen"].contains($0.name)
                    }.map(\.extent)
                for word in words {
                    let end = file.text(word.end.offset..<file.bytes.count)
                        .prefix { $0 == " " || $0 == "\n" }.utf8.count
                    edits[path, default: []].append(
                        (word.start.offset..<word.end.offset + end, ""))
                }
            }
            for use in file.details.uses where copied.contains(use.extent.start.offset, of: path) {
                guard case .use(let base) = use.base?.kind, types.isModule(base, in: file) else {
                    continue
                }
                edits[path, default: []].append(
                    (file.details.uses[base].extent.bytes, sources.from.moduleName))
            }
        }
    }
}

extension MovedParts {
    /// Whether a declaration is carried along, or the head of an extension with some of its members.
    func mayShow(_ declaration: DeclarationDetails, of path: RelativePath) -> Bool {
        if contains(declaration.place.whole.start.offset, of: path) { return true }
        guard declaration.kind == .extension else { return false }
        return parts.contains { part in
            part.file == path && declaration.place.whole.contains(extent(of: part))
        }
    }
}
