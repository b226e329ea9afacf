import Architecture
import Codebase

/// Edits of manifests as they are made one after the other.
struct FixDraft {
    var skipped: [ManifestFixes.Skipped] = []
    private let analysis: Analysis
    private let files: any ChangeStore
    private let edit: EditManifest
    private let wording: FixWording
    /// What each edit made of a manifest, in earlier rounds too.
    private(set) var written: WrittenEdits
    private var texts: [RelativePath: (before: String, after: String)] = [:]
    private var made: [ManifestFixes.Fix] = []

    init(
        of analysis: Analysis, files: any ChangeStore, edit: EditManifest,
        written: WrittenEdits = WrittenEdits()
    ) {
        self.written = written
        self.analysis = analysis
        self.files = files
        self.edit = edit
        wording = FixWording(analysis)
    }

    /// The edits that were made, with what they change and what was left alone.
    var fixes: ManifestFixes {
        var fixes = ManifestFixes()
        for fix in made { fixes.add(fix) }
        fixes.skipped = skipped
        fixes.changes = ChangeSet(
            fixes.title,
            changes: texts.compactMap {
                FileChange($0.key, from: $0.value.before, to: $0.value.after)
            })
        return fixes
    }

    /// How many edits of one manifest are made together: fewer take no time.
    private static let leastTogether = 4

    /// Makes the removals of each manifest together where they are many, and leaves out those that have to be made one
    /// by one.
    mutating func removeTogether(_ fixes: [ManifestFixes.Fix]) throws(ChangeError) {
        let groups = Dictionary(grouping: fixes.filter(\.isRemoval), by: \.manifest)
        for (manifest, group) in groups.sorted(by: { $0.key < $1.key })
        where group.count >= Self.leastTogether {
            guard let known = try text(of: manifest),
                let after = edit.together(
                    known.after, of: manifest, in: analysis.codebase.root, edits: group.map(\.edit))
            else { continue }
            texts[manifest] = (known.before, after)
            made += group
        }
    }

    /// Makes an edit; what is not possible is noted.
    ///
    /// - Parameter others: Edits that are wanted, too, of which the same line may make some.
    mutating func make(
        _ fix: ManifestFixes.Fix, with others: [ManifestFixes.Fix] = []
    ) throws(ChangeError) {
        if made.contains(fix) { return }
        if makesCircle(fix) {
            return skip(
                fix,
                "This would create a dependency cycle. Invert one of its "
                    + "dependencies first.")
        }
        let root = analysis.codebase.root
        guard let known = try text(of: fix.manifest) else { return }
        do throws(ManifestEditError) {
            let edit = edit
            let alike = others.filter { $0.isAlike(fix) && !made.contains($0) }
            let after = try written.text(after: fix, of: known.after, with: alike) {
                () throws(ManifestEditError) in
                try edit.rewrite(
                    known.after, of: fix.manifest, in: root, edit: fix.edit,
                    with: alike.map(\.edit))
            }
            texts[fix.manifest] = (known.before, after.text)
            made += [fix] + alike.filter { after.made.contains($0.edit) }
        } catch {
            skip(fix, error.description)
        }
    }

    /// Leaves a dependency where it is, as others need it.
    mutating func keep(_ fix: ManifestFixes.Fix, _ reason: String) { skip(fix, reason) }

    /// Declares what files import and reach no longer.
    ///
    /// - Returns: The removals that must not be made, as what they cut off cannot be declared, each
    ///   with the reason.
    mutating func declareWhatIsCutOff() throws(ChangeError) -> [ManifestFixes.Fix: String] {
        var harmful: [ManifestFixes.Fix: String] = [:]
        for edge in edgesCutOff() {
            guard let module = wording.module(edge.from) else { continue }
            let count = made.count
            var obstacle =
                ", which cannot be declared there. Declare that dependency by hand "
                + "first."
            let fix: ManifestFixes.Fix?
            do throws(FixWording.Refusal) {
                fix = try wording.addition(to: module, of: edge.to)
            } catch {
                fix = nil
                obstacle = ". " + error.reason
            }
            if let fix { try make(fix) }
            if made.count > count { continue }
            let finding =
                wording.declared.reaches(edge)
                ? "\(module.name) depends on \(edge.to.targetName) only through it"
                : "\(module.name) imports \(edge.to.targetName), which this may bring along"
            let reason = finding + obstacle
            for fix in removals(behind: edge) { harmful[fix] = reason }
        }
        return harmful
    }

    /// The removals that cut an edge off; all that its start is concerned by, if no single one does.
    private func removals(behind edge: Edge) -> [ManifestFixes.Fix] {
        let all = made.filter { fix in
            guard fix.isRemoval, let module = module(of: fix)?.id else { return false }
            return module == edge.from
                || wording.declared.verdict(from: edge.from, to: module) != .no
                || fix.edit.isRemoval(of: edge.to)
        }
        let ofItself = all.filter { $0.edit.isRemoval(of: edge.to) }
        if !ofItself.isEmpty, !wording.declared.reaches(edge) { return ofItself }
        let single = all.filter { removal in
            // The graph is worked out anew for each, which takes long where there are hundreds.
            guard mayLead(removal, to: edge.to) else { return false }
            let others = made.filter { $0 != removal }
            return DeclaredGraph(of: analysis.codebase.applying(others))
                .keeps(edge, of: wording.declared)
        }
        return single.isEmpty ? all : single
    }

    /// Whether what a removal takes away may have led to a module.
    private func mayLead(_ removal: ManifestFixes.Fix, to end: ModuleID) -> Bool {
        guard let module = module(of: removal) else { return true }
        let ends = analysis.graph.edges(from: module.id).map(\.to)
            .filter(removal.edit.isRemoval)
        return ends.isEmpty
            || ends.contains { $0 == end || wording.declared.reaches(from: $0, to: end) }
    }

    private func text(
        of manifest: RelativePath
    ) throws(ChangeError) -> (before: String, after: String)? {
        if let known = texts[manifest] { return known }
        let text = try files.text(of: manifest, in: analysis.codebase.root)
        return text.map { ($0, $0) }
    }

    private mutating func skip(_ fix: ManifestFixes.Fix, _ reason: String) {
        let module = module(of: fix)
        skipped.append(
            ManifestFixes.Skipped(
                module: module?.id ?? ModuleID(rawValue: fix.manifest.string),
                message: fix.edit.sentence + ".", reason: reason))
    }

    private func module(of fix: ManifestFixes.Fix) -> Module? {
        analysis.codebase.modules.first { $0.manifest == fix.manifest && $0.name == fix.target }
    }

    /// Whether a target would depend on itself, after what was made before.
    private func makesCircle(_ fix: ManifestFixes.Fix) -> Bool {
        guard !fix.isRemoval, let module = module(of: fix) else { return false }
        let declared = DeclaredGraph(of: analysis.codebase.applying(made + [fix]))
        return (declared.direct[module.id] ?? [:]).keys.contains { other in
            declared.verdict(from: other, to: module.id) != .no
        }
    }

    /// The imported edges that are declared now, and would not be after the edits; of those that build
    /// because someone else links what they import, those that nobody would declare any more, even if a
    /// package that is not read may bring it.
    private func edgesCutOff() -> [Edge] {
        guard made.contains(where: \.isRemoval) else { return [] }
        let after = DeclaredGraph(of: analysis.codebase.applying(made))
        // What everybody stops to declare, found once: there may be very many edges.
        let undeclared = wording.declared.targets.subtracting(after.targets)
        return analysis.graph.edges.filter { edge in
            if edge.imports.isEmpty { return false }
            if undeclared.contains(edge.to) { return true }
            return edge.declared != .no && !after.keeps(edge, of: wording.declared)
        }
    }
}

extension DeclaredGraph {
    /// Whether an edge is still declared as it was before an edit. What only some package that is not
    /// read may bring along needs all that it reached before.
    fileprivate func keeps(_ edge: Edge, of before: DeclaredGraph) -> Bool {
        if before.reaches(edge) { return reaches(edge) }
        guard edge.to.foreignKind == .external else { return true }
        return before.externals.allSatisfy {
            before.verdict(from: edge.from, to: $0) == .no
                || verdict(from: edge.from, to: $0) != .no
        }
    }

    /// What anything depends on, by its own word.
    fileprivate var targets: Set<ModuleID> { Set(direct.values.flatMap(\.keys)) }

    /// Whether the start of an edge reaches its end, or something of the package that it belongs to.
    fileprivate func reaches(_ edge: Edge) -> Bool { reaches(from: edge.from, to: edge.to) }

    /// Whether a module reaches another one, or something of the package that this belongs to.
    fileprivate func reaches(from start: ModuleID, to end: ModuleID) -> Bool {
        if verdict(from: start, to: end) != .no { return true }
        guard let package = end.foreignPackage else { return false }
        return externals.contains {
            $0.foreignPackage == package && verdict(from: start, to: $0) != .no
        }
    }
}

extension ManifestFixes.Fix {
    /// Whether it takes the same away from another target of the same manifest, or adds it.
    fileprivate func isAlike(_ other: Self) -> Bool {
        self != other && manifest == other.manifest && isRemoval == other.isRemoval
            && edit.name == other.edit.name
    }
}

extension ManifestEdit {
    /// What is added or taken away.
    fileprivate var name: DependencyReference.Name? {
        switch self {
        case .addDependency(let name, _), .removeDependency(let name, _): name
        case .addTarget, .addProduct, .addLocalPackage: nil
        }
    }

    fileprivate func isRemoval(of id: ModuleID) -> Bool {
        guard case .removeDependency(let name, _) = self else { return false }
        return name.bareName == id.targetName
    }
}

extension Codebase {
    /// The codebase as it will be declared.
    fileprivate func applying(_ fixes: [ManifestFixes.Fix]) -> Codebase {
        let byManifest = Dictionary(grouping: fixes, by: \.manifest)
        let edited = modules.map { module in
            let own = module.manifest.flatMap { byManifest[$0] } ?? []
            return own.filter { $0.target == module.name }.reduce(module) { $0.applying($1.edit) }
        }
        return Codebase(
            root: root, contents: contents, modules: edited, products: products,
            externals: externals,
            incomplete: incomplete)
    }
}

extension Module {
    fileprivate func applying(_ edit: ManifestEdit) -> Module {
        switch edit {
        case .addDependency(let name, _): copy(dependencies: dependencies + [.init(name)])
        case .removeDependency(let name, _):
            copy(dependencies: dependencies.filter { !$0.name.means(name) })
        case .addTarget, .addProduct, .addLocalPackage: self
        }
    }
}
