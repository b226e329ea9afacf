import Architecture
import Codebase
import Editing
import Extracting

/// Works out the change that makes a module of files, before it is tried.
struct ExtractionDraft {
    let request: ExtractionRequest
    /// The files that are known to have to move along.
    let along: Set<RelativePath>
    let sources: EdgeSources
    let edit: EditManifest
    let linker: any LocalPackageLinker
    /// The codebase as it is.
    let tree: SourceTree
    var result: Extraction
    var edits = TextEdits()
    /// The modules that compile files that would move and were not read with the others.
    private(set) var unread: [Module] = []

    init(
        _ request: ExtractionRequest, taking along: Set<RelativePath> = [],
        _ sources: EdgeSources, edit: EditManifest, linker: any LocalPackageLinker,
        tree: SourceTree
    ) {
        self.request = request
        self.along = along
        self.sources = sources
        self.edit = edit
        self.linker = linker
        self.tree = tree
        result = Extraction(
            candidate: request.candidate,
            recipe: Recipe(.move, title: "A module of \(request.candidate)", obstacle: ""))
    }

    /// The change, or why there is none.
    mutating func extraction() -> Extraction {
        do throws(PlanStop) {
            result.recipe = try recipe()
        } catch {
            result.recipe = Recipe(.move, title: result.recipe.title, obstacle: error.reason)
        }
        return result
    }

    private mutating func recipe() throws(PlanStop) -> Recipe {
        let (split, outgoing) = freed()
        let owners = coOwners(
            of: split.moved, besides: sources.owners[0], in: sources.analysis)
        unread = owners.filter { owner in
            owner.canShareNewModule(with: sources.to)
                && !sources.owners.contains { $0.id == owner.id }
        }
        if !result.blockers.isEmpty {
            throw .obstacle(
                "\(result.blockers.count.counted("line")) of it \(result.blockers.count == 1 ? "uses" : "use") "
                    + "what stays in \(sources.to.name).")
        }
        let moved = MovedDeclarations(split)
        let names = sources.memory.runtimeNames.value {
            RuntimeNames(of: sources.analysis, files: tree.files)
        }
        try ExtractionChecks(
            split: split, moved: moved, names: names,
            generated: sources.memory.generatedTypes.value {
                GeneratedTypes(of: sources.to, in: sources.analysis.codebase, files: tree.files)
            }
        ).check()
        for owner in sources.owners where owner.sources.allSatisfy(split.moved.contains) {
            throw .obstacle("Nothing would stay in \(owner.name).")
        }
        let new = try NewModule(
            beside: sources.to, wanted: request.name, candidate: request.candidate,
            in: sources.analysis)
        result.module = new.name
        result.folder = new.folder
        result.package = new.package
        result.moves =
            ExtractionMoves(
                of: request.files, and: result.taken, from: sources.to.path, to: new.folder
            ).moves
        let access = ExtractedAccess(split, moved, OutsideNames(split), base: base)
        let symbols = try access.write(to: &edits)
        let leaked = LeakedImports(split)
        var imports = ExtractionImports(split, moved, access, name: new.name)
        importLeaked(leaked, imports)
        try imports.write(to: &edits)
        imports.show(leaked, in: &edits)
        let (declared, open) = try declaring(new, of: split, importing: imports, leaking: leaked)
        try KeptValues(access: access).check(describedBy: declared)
        let title = "Make \(new.name) of \(result.moves.count.counted("file"))"
        return Recipe(
            .move, title: title,
            changes: ChangeSet(
                title,
                changes: try moving(edits.changes(in: sources)) + declared
                    + InterfacesOfMoved(moved, in: sources, names: names)
                    .changes(to: new.name, in: tree)
                    + [layer(for: new)].compactMap(\.self)),
            questions: ExtractionQuestions(split, access, outgoing).questions + open,
            newSymbols: symbols)
    }

    /// The manifests that declare the module, and what they leave open.
    private mutating func declaring(
        _ new: NewModule, of split: Split, importing imports: ExtractionImports,
        leaking leaked: LeakedImports
    ) throws(PlanStop) -> ([FileChange], [RecipeQuestion]) {
        if let folder = new.package {
            let package = try ExtractionPackage(
                of: split, declaring: new, importing: imports, leaking: leaked, at: folder,
                moving: result.moves.map(\.from), linkedBy: linker, in: tree)
            return (package.changes, package.questions)
        }
        try WrittenForTarget(module: split.module, tree: tree).check(split.moved.sorted())
        let manifests = try ExtractionManifest(
            of: split, declaring: new, importing: imports, leaking: leaked, edit: edit)
        // Without its target a file would belong to nothing.
        if let step = manifests.steps.first { throw .obstacle(step) }
        // Others may use what they do not show here.
        if manifests.handsOn { try edits.handOn(new.name, in: sources) }
        return (manifests.changes, manifests.questions + settings(of: new))
    }

    /// Asks for settings where they are not taken from a target of the same kind.
    private func settings(of new: NewModule) -> [RecipeQuestion] {
        let old = sources.to
        guard new.kind == .framework, let manifest = old.manifest,
            tree.contents.text(of: manifest)?.contains("settings:") == true
        else { return [] }
        return [
            RecipeQuestion(
                "Does \(new.name) need settings that \(manifest) gives \(old.name) alone, such as "
                    + "flags of the compiler? It has none of its own.")
        ]
    }

    /// The files with those that have to move along, and what they use then.
    private mutating func freed() -> (Split, OutgoingUses) {
        var files = along.union(request.files)
        let most = Self.mostTaken(by: request)
        var first: OutgoingUses?
        while true {
            let split = Split(sources, moving: files)
            let outgoing = OutgoingUses(split)
            first = first ?? outgoing
            let targets = outgoing.targets
            if targets.isEmpty {
                let most = most - files.count + request.files.count
                let (split, outgoing) = CloseExtensions(sources, most: most).close(split, outgoing)
                result.taken = split.moved.subtracting(request.files).sorted()
                return (split, outgoing)
            }
            let isFew = files.count + targets.count - request.files.count <= most
            if !isFew || targets.contains(where: sources.startsProgram) {
                result.blockers = (first ?? outgoing).certain.map {
                    Extraction.Blocker(
                        file: $0.file, lineNumber: $0.line, name: $0.name, target: $0.target)
                }
                return (split, outgoing)
            }
            files.formUnion(targets)
        }
    }

    /// The most files that are taken along.
    static func mostTaken(by request: ExtractionRequest) -> Int {
        max(3, request.files.count / 3)
    }

    /// `package` where the manifest's version knows the word, else `public`.
    private var base: AccessLevel {
        guard sources.to.origin == .swiftpm, let manifest = sources.to.manifest,
            let text = sources.analysis.codebase.contents.text(of: manifest)
        else { return .public }
        return knowsPackageAccess(text) ? .package : .public
    }

    /// Lets the files import what they saw through others.
    private mutating func importLeaked(_ leaked: LeakedImports, _ imports: ExtractionImports) {
        for (file, modules) in leaked.byFile.sorted(by: { $0.key < $1.key }) {
            for module in modules.sorted() {
                let words = imports.words(ofMoved: file, importing: leaked.shown[module])
                edits.addImports([module], to: file, in: sources, words: words)
            }
        }
    }

    /// The changes with files at their new places.
    private func moving(_ changes: [FileChange]) -> [FileChange] {
        let targets = Dictionary(
            result.moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        let texts = Dictionary(
            changes.map { ($0.path, $0.after) }, uniquingKeysWith: { first, _ in first })
        let moved = result.moves.flatMap { move -> [FileChange?] in
            let before = sources.files[move.from].map { String(decoding: $0.bytes, as: UTF8.self) }
            let after = texts[move.from] ?? before
            return [
                FileChange(move.from, from: before, to: nil),
                FileChange(move.to, from: nil, to: after),
            ]
        }
        return changes.filter { targets[$0.path] == nil } + moved.compactMap(\.self)
    }

    /// The line that gives the new module a layer, if the layers are written by name.
    private func layer(for new: NewModule) -> FileChange? {
        LayerLine(
            adding: new.name, beside: sources.to.name, in: sources.analysis.codebase.contents)?
            .change
    }
}

extension EdgeSources {
    /// Whether a file starts the program.
    func startsProgram(_ path: RelativePath) -> Bool {
        path.name == "main.swift"
            || files[path]?.details.startsProgram == true
    }
}

/// Whether a package's manifest knows `package`, by the version that it names.
func knowsPackageAccess(_ manifest: String) -> Bool {
    guard let version = manifest.split(separator: "swift-tools-version:").dropFirst().first else {
        return false
    }
    let numbers = version.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
        .split(separator: ".").compactMap { Int($0) }
    return !numbers.lexicographicallyPrecedes([5, 9])
}
