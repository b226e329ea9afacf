import Codebase

/// A project of the codebase, read as far as its own file goes.
struct ReadProject {
    let document: ProjectDocument
    let places: ReferencePlaces
    private(set) var targets: [ReadTarget] = []
    private(set) var incomplete: [IncompleteItem] = []
    private var settingProblems = SettingProblems()
    /// What is odd in the file and takes no source from a target.
    private(set) var notes: [IncompleteItem] = []
    /// The files that the project's scripts say they make.
    private(set) var outputs: Set<RelativePath> = []
    private var byID: [String: Int] = [:]
    private var byProduct: [String: Int] = [:]
    private var byName: [String: [Int]] = [:]

    var path: RelativePath { document.path }

    /// The most targets of all projects of a codebase, far more than people write.
    static let mostTargets = 20_000

    /// - Parameter most: How many targets are read; what is beyond is told.
    init(
        document: ProjectDocument, files: CodebaseFiles, configurations: ConfigurationFiles,
        most: Int = Self.mostTargets
    ) {
        let root = files.tree.root
        self.document = document
        places = ReferencePlaces(of: document, root: root)
        let settings = TargetSettings(
            document: document, places: places, files: configurations, root: root)
        incomplete = (document.problems + places.problems).map(item)
        if let overrun = places.overrun {
            incomplete.append(
                IncompleteItem(
                    path: document.manifest, line: overrun.line,
                    reason: "The tree of groups \(overrun.reason). Give the files to groups that "
                        + "are less deep."))
        }
        notes = places.dangling.map(note)
        let objects = targetObjects()
        for target in objects.prefix(most) { add(target, settings) }
        if objects.count > most { incomplete.append(tooMany(objects.count - most)) }
        incomplete += settingProblems.items
        outputs = scriptOutputs(files.tree)
    }

    private func scriptOutputs(_ tree: SourceTree) -> Set<RelativePath> {
        let root = tree.root
        let scripts = document.identifiers(of: ["PBXShellScriptBuildPhase"])
            .compactMap(document.object)
        let lists = scripts.flatMap { $0.texts("outputFileListPaths") }.compactMap {
            scriptPlace($0, root).absolute(root: root)
        }
        let listed = lists.flatMap { tree.lines(at: $0) }
        let paths = scripts.flatMap { $0.texts("outputPaths") } + listed
        return Set(paths.compactMap { scriptPlace($0, root).path })
    }

    /// What a path of a script means, which begins at the project's folder.
    private func scriptPlace(_ path: String, _ root: String) -> Place {
        let names = ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"]
        let prefixes = names.flatMap { ["$(\($0))/", "${\($0)}/", "$\($0)/"] }
        let prefix = prefixes.first { path.hasPrefix($0) } ?? ""
        return places.sourceRoot.appending(String(path.dropFirst(prefix.count)), root: root)
    }

    /// An item of the incomplete list about this project's file.
    func item(_ problem: PropertyList.Problem) -> IncompleteItem {
        IncompleteItem(
            path: document.manifest, line: problem.line,
            reason: "The project file is damaged: \(problem.what). Repair it in Xcode, or restore "
                + "an earlier version.")
    }

    private func tooMany(_ count: Int) -> IncompleteItem {
        IncompleteItem(
            path: document.manifest,
            reason: "\(count.grouped) targets of the project were not read: all projects together "
                + "have more than \(Self.mostTargets.grouped). Leave out those that nobody builds.")
    }

    private func note(_ problem: PropertyList.Problem) -> IncompleteItem {
        IncompleteItem(
            path: document.manifest, line: problem.line,
            reason:
                "Dangling reference: \(problem.what). Xcode shows nothing for it, and no target "
                + "compiles it.")
    }

    /// The target with an identifier of this file.
    func target(withID id: String) -> ReadTarget? { byID[id].map { targets[$0] } }

    /// The target whose product has an identifier of this file.
    func target(making product: String) -> ReadTarget? { byProduct[product].map { targets[$0] } }

    /// The targets of a name, in the order of the file.
    func targets(named name: String) -> [ReadTarget] { (byName[name] ?? []).map { targets[$0] } }

    private mutating func targetObjects() -> [XcodeObject] {
        let kinds = ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]
        let listed = document.project?.texts("targets") ?? []
        let missing = listed.filter { document.object($0) == nil }
        for id in missing {
            incomplete.append(
                item(
                    .init(
                        line: document.project?.line ?? 1,
                        what: "the project lists the target \(id), which does not exist in the "
                            + "project")))
        }
        let isWhole = missing.isEmpty && document.problems.isEmpty && !listed.isEmpty
        let others = isWhole ? [] : document.identifiers(of: kinds)
        var seen: Set<String> = []
        return (listed + others).filter { seen.insert($0).inserted }.compactMap(document.object)
            .filter { kinds.contains($0.isa) }
    }

    private mutating func add(_ target: XcodeObject, _ reader: TargetSettings) {
        let name = target.text("name") ?? target.text("productName") ?? target.id
        let read = reader.settings(of: target, named: name)
        let settings = read.table
        let moduleName = settings.evaluation(of: "SWIFT_MODULE_NAME")
        let given = moduleName.value ?? ""
        settingProblems.add(
            of: name, at: target.line, in: document.manifest, read, moduleName, root: reader.root)
        let id = freeID(for: name)
        byName[name, default: []].append(targets.count)
        byID[target.id] = targets.count
        if let product = target.text("productReference") { byProduct[product] = targets.count }
        targets.append(
            ReadTarget(
                object: target, name: name, id: id,
                kind: TargetKind(
                    isa: target.isa, productType: target.text("productType"),
                    sdk: settings.value(of: "SDKROOT")),
                moduleName: given.isEmpty ? name.asC99Identifier : given, settings: settings,
                platforms: Set(of: settings, productType: target.text("productType")),
                productFile: document.object("productReference", of: target)
                    .flatMap { $0.text("path") ?? $0.text("name") }.map { RelativePath($0).name }))
    }

    /// The identifier of a name; a second target of the same name gets a number.
    private func freeID(for name: String) -> ModuleID {
        let count = byName[name]?.count ?? 0
        return ModuleID(container: path, target: count == 0 ? name : "\(name)#\(count + 1)")
    }
}
