import Architecture
import Codebase
import Editing

/// Moves what the near end of an edge uses to a module that both ends may use.
struct MoveRecipe {
    let sources: EdgeSources
    let couplings: [Coupling]
    let edit: EditManifest
    private let names: Set<String>
    private var edits = TextEdits()

    /// - Parameters:
    ///   - couplings: The parts of the edge to move.
    ///   - others: Names of the far end that move, too.
    init(
        _ sources: EdgeSources, _ couplings: [Coupling], and others: Set<String> = [],
        edit: EditManifest
    ) {
        self.sources = sources
        self.couplings = couplings
        self.edit = edit
        names = others.union(couplings.map(\.name))
    }

    /// The recipe; one that does not fit where something stands in its way.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` only.
    mutating func recipe() throws(PlanStop) -> Recipe {
        do throws(PlanStop) {
            return try draft().draft.recipe(.move, in: sources, edit: edit)
        } catch { return try error.refusal(.move, title) }
    }

    private var title: String {
        names.count > 3
            ? "Move \(names.count) declarations down"
            : "Move \(names.sorted().joined(separator: ", ")) down"
    }

    /// What changes, with the names that move and their new module.
    mutating func draft() throws(PlanStop) -> (
        draft: RecipeDraft, moved: Set<String>, target: Module
    ) {
        try checkCouplings()
        let target = try MoveTarget(sources).module()
        let moved = try MovedParts(of: names, in: sources)
        for name in moved.names.sorted() { _ = try sources.files(naming: name) }
        let access = try MoveAccess(of: moved, in: sources)
        try checkNames(of: moved, known: target)
        for (file, parts) in Dictionary(grouping: moved.parts, by: \.file).sorted(by: {
            $0.key < $1.key
        }) {
            try move(parts, of: file, to: target, access)
        }
        if sources.to.sources.allSatisfy({ edits.removed.contains($0) }) {
            throw .obstacle(
                "Everything in \(sources.to.name) would move. Let \(sources.to.name) itself be a "
                    + "module that both may use: give it another layer.")
        }
        let added = addImports(of: moved, target)
        let draft = RecipeDraft(
            title: title.replacing(" down", with: " to \(target.name)"), edits: edits,
            added: added, unused: unusedAfter(target, added), newSymbols: access.raised)
        return (draft, moved.names, target)
    }

    /// The edge from the far end to the new module, if only files that are deleted made it.
    private func unusedAfter(_ target: Module, _ added: [EdgeID]) -> [EdgeID] {
        let edge = EdgeID(from: sources.to.id, to: target.id)
        let imports = sources.analysis.graph.edge(edge)?.imports ?? []
        let stays = imports.contains { !edits.removed.contains($0.file) }
        return stays || added.contains(edge) ? [] : [edge]
    }

    private func checkCouplings() throws(PlanStop) {
        if names.isEmpty {
            throw .obstacle("No line is known that uses what \(sources.to.name) declares.")
        }
        if sources.to.origin == .xcode || sources.from.origin == .xcode {
            throw .obstacle(
                "Files of an Xcode project belong to targets by its project file, which Strata does "
                    + "not edit. Move them in Xcode.")
        }
        for coupling in couplings {
            switch coupling.kind {
            case .model, .utility, .component: continue
            default:
                throw .obstacle(
                    "\(coupling.reason) What acts is not moved down: put a protocol or a router "
                        + "between.")
            }
        }
        if sources.foreignUses.contains(where: \.isExtensionMember) {
            throw .obstacle(
                "Members that \(sources.to.name) adds to types of others are used. Move their "
                    + "extension by hand.")
        }
    }

    /// Whether the new module knows what the moved code names of other modules.
    private func checkNames(of moved: MovedParts, known target: Module) throws(PlanStop) {
        let analysis = sources.analysis
        let own = Dictionary(
            analysis.codebase.modules.map { ($0.moduleName, $0) },
            uniquingKeysWith: { first, _ in first })
        for file in Set(moved.parts.map(\.file)).sorted() {
            for statement in analysis.facts[file]?.imports ?? [] {
                guard let module = own[statement.module], module.id != target.id,
                    analysis.graph.edge(EdgeID(from: target.id, to: module.id)) == nil,
                    let name = nameOf(module, in: moved, file)
                else { continue }
                throw .obstacle(
                    "What would move names \(name) of \(module.name), which \(target.name) does not "
                        + "import. Move that first.")
            }
        }
    }

    /// A name of a module in the parts of a file that move; nil if there is none.
    private func nameOf(_ module: Module, in moved: MovedParts, _ path: RelativePath) -> String? {
        let names = Set(
            module.sources.flatMap { file in
                (sources.analysis.facts[file]?.declarations ?? []).map(\.name)
            })
        return sources.files[path]?.details.uses.first { use in
            names.contains(use.name) && use.local == nil
                && moved.contains(use.extent.start.offset, of: path)
        }?.name
    }

    private mutating func move(
        _ parts: [Declared], of path: RelativePath, to target: Module, _ access: MoveAccess
    ) throws(PlanStop) {
        guard let file = sources.files[path] else { return }
        var texts: [String] = []
        for part in parts {
            guard let place = sources.declaration(part)?.place,
                sources.declaration(part)?.conditions.isEmpty == true
            else { throw .obstacle("\(path): a declaration is inside an #if. Move it by hand.") }
            let range = place.comments.offset..<place.statement.end.offset
            texts.append(text(of: range, of: path, file, access))
            edits.replace(range.lowerBound..<endOfBlock(range.upperBound, file), of: path, with: "")
        }
        let isWhole = !file.details.declarations.enumerated().contains { number, declaration in
            declaration.parent == nil && !parts.contains(Declared(file: path, number: number))
        }
        let new = target.path.appending(RelativePath(path.name))
        if sources.analysis.codebase.contents.exists(new) {
            throw .obstacle("There is a file \(new) already, where \(path.name) would move to.")
        }
        if isWhole { edits.remove(path) }
        let imports = imports(of: path, in: target).map { "import \($0)\n" }.joined()
        edits.create(
            new,
            with: imports + (imports.isEmpty ? "" : "\n") + texts.joined(separator: "\n\n") + "\n")
    }

    private func imports(of path: RelativePath, in target: Module) -> [String] {
        let analysis = sources.analysis
        let own = Dictionary(
            analysis.codebase.modules.map { ($0.moduleName, $0) },
            uniquingKeysWith: { first, _ in first })
        let all = (analysis.facts[path]?.imports ?? []).filter(\.conditions.isEmpty)
        return Set(all.map(\.module)).filter { name in
            guard let module = own[name] else { return true }
            return analysis.graph.edge(EdgeID(from: target.id, to: module.id)) != nil
        }.sorted()
    }

    private func text(
        of range: Range<Int>, of path: RelativePath, _ file: ReadFile, _ access: MoveAccess
    ) -> String {
        var result = ""
        var position = range.lowerBound
        let inside = (access.insertions[path] ?? []).filter { range.contains($0.offset) }
        for (offset, text) in inside.sorted(by: { $0.offset < $1.offset }) {
            result += file.text(position..<offset) + text
            position = offset
        }
        return result + file.text(position..<range.upperBound)
    }

    /// Behind the line break and the empty line that follow a declaration.
    private func endOfBlock(_ offset: Int, _ file: ReadFile) -> Int {
        var end = offset
        for _ in 0..<2 where file.byte(at: end) == "\n" { end += 1 }
        return end
    }

    /// Lets everybody who names what moved import its new module.
    ///
    /// - Returns: The edges that are new.
    private mutating func addImports(of moved: MovedParts, _ target: Module) -> [EdgeID] {
        var added: Set<EdgeID> = []
        for (path, file) in sources.files.sorted(by: { $0.key < $1.key }) {
            guard let module = sources.module(of: path), module.id != target.id,
                !edits.removed.contains(path)
            else { continue }
            let isNear = module.id == sources.from.id && sources.importsFarEnd(path)
            let knows =
                module.id == sources.to.id || isNear
                || sources.analysis.graph.edge(EdgeID(from: module.id, to: sources.to.id)) != nil
            let names = file.details.uses.contains { use in
                moved.names.contains(use.name)
                    && !moved.contains(use.extent.start.offset, of: path)
            }
            guard knows, names else { continue }
            edits.addImports([target.moduleName], to: path, in: sources)
            added.insert(EdgeID(from: module.id, to: target.id))
        }
        return added.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}
