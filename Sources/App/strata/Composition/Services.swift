import Architecture
import Chronicling
import Codebase
import Composing
import Diagnosing
import Editing
import Extracting
import Inverting
import Previewing

/// What stands behind the ports. ``live(environment:)`` alone constructs Data types.
struct Services: Sendable {
    /// The revision that is read in place of the folder; nil for the folder.
    private(set) var revision: String?
    private(set) var trees: any SourceTreeReader
    let readers: [any ProjectReader]
    let facts: any SourceFactsReader
    /// Reads what chosen files do.
    let outlines: any SourceOutlineReader
    /// Reads what registrations run.
    let factories: any FactoryTextReader
    /// What is kept between runs: facts of sources, and readings of manifests.
    let kept: (facts: any CacheStore, readings: any CacheStore)
    /// Keeps what commands print; nil where nothing can be kept.
    let outputs: (any OutputStore)?
    private(set) var texts: any SourceTextReader
    /// Highlights texts that are in no folder.
    let highlight: @Sendable (any SourceContents) -> any SourceTextReader
    private(set) var collectEvidence: CollectEvidence
    /// What the compiler wrote about files; nil where nobody asks it.
    private(set) var index: (any CompilerIndexReader)?
    let configuration: any ConfigurationReader
    /// Reads moves in thought that were kept.
    let whatIfs: any WhatIfReader
    let watcher: any CodebaseWatcher
    let repository: any RepositoryReader
    let changedFiles: any ChangedFilesReader
    let fileHistory: any FileHistoryReader
    /// Reads what the latest commits changed.
    let changeHistories: any ChangeHistoryReader
    /// Lists commits.
    let commitLog: any CommitLogReader
    /// Keeps the architecture of commits; nil where nothing can be kept.
    let commitStates: (any CommitStateStore)?
    /// Reads what a commit changed.
    let patches: any CommitPatchReader
    /// Reads who owns the files of a codebase.
    let owners: @Sendable (_ root: String) -> any OwnersReader
    /// Opens a commit to measure it.
    let openCommit:
        @Sendable (_ commit: LoggedCommit, _ root: String) async throws(AnalysisError)
            -> ReadCommitState.Opened
    /// The readers of projects for many commits, one after the other.
    let commitReaders: [any ProjectReader]
    /// Opens a revision of the repository around a folder.
    let openRevision:
        @Sendable (_ name: String, _ root: String) async throws(AnalysisError)
            -> OpenedRevision
    let workspaces: any WorkspaceStore
    /// Whether a lesson was not taught on this machine before; it is from now on.
    let isNewLesson: @Sendable (String) async -> Bool
    let snapshots: any SnapshotStore
    /// The snapshots whose test runs leave what they draw in a folder of their own.
    let snapshotsIn: @Sendable (_ artifacts: String) -> any SnapshotStore
    /// The files of a codebase, for what reads them to work changes out.
    let changes: any ChangeStore
    /// The only one that changes them.
    let writer: ChangeWriter
    let workingTree: any WorkingTreeReader
    /// Makes commits of changes that were written.
    let commits: any CommitWriter
    let manifests: EditManifest
    /// Lets targets of Xcode projects use local packages.
    let packages: any LocalPackageLinker
    /// Works out recipes; knows what the last ones looked at.
    private(set) var planInversion: PlanInversion
    /// Reads chosen files down to members and uses.
    let details: any SourceDetailsReader
    let planFeature: PlanNewFeature
    let builder: any ProductBuilder
    let scratchBuilder: any ScratchBuilder
    let programs: any ForegroundRunner
    let environment: [String: String]

    /// Works out a dev app for a feature that has none.
    var planDevApp: PlanDevApp { PlanDevApp(planFeature) }

    /// The same, which read a revision in place of the folder; nothing of it is run.
    func reading(_ revision: String, in root: String) async throws(AnalysisError) -> Services {
        let opened = try await openRevision(revision, root)
        var services = self
        services.revision = revision
        services.trees = opened.trees
        services.texts = opened.texts
        // What was built in the folder is of something else.
        services.collectEvidence = services.collectEvidence.withoutIndex
        services.planInversion = services.planInversion.withoutIndex
        services.index = nil
        return services
    }

    /// The same, which read a tree that was listed already.
    func reading(_ tree: SourceTree) -> Services {
        var services = self
        services.trees = ListedTree(tree)
        services.texts = highlight(tree.contents)
        return services
    }

    /// The same, which read the folder as changes would leave it; nothing of it may be run.
    func reading(after changes: ChangeSet) -> Services {
        let patches = changes.changes.map { ($0.path, $0.after.map { Array($0.utf8) }) }
        var services = self
        services.trees = PatchedTrees(
            base: trees, patches: Dictionary(patches, uniquingKeysWith: { first, _ in first }))
        return services
    }

    /// The same, which ask another index what files use.
    func asking(_ index: any CompilerIndexReader) -> Services {
        var services = self
        services.index = index
        return services
    }

    /// The same, which take the layers of a later state where there are none of their own.
    func borrowingLayers(of later: Analysis) -> Services {
        var services = self
        services.trees = LayersOfLater(trees: trees, later: later.codebase.contents)
        return services
    }

    /// Reads a codebase from its files to its violations.
    var analyze: AnalyzeCodebase { analyze(through: nil) }

    /// The same through one kind of description.
    ///
    /// - Parameters:
    ///   - origin: The kind; nil for all of them.
    ///   - showsParts: Whether anybody looks at what is known before the end.
    func analyze(through origin: Origin?, showsParts: Bool = true) -> AnalyzeCodebase {
        AnalyzeCodebase(
            trees: trees, readers: readers, facts: facts, configuration: configuration,
            view: origin, further: CompositionRules(outlines: outlines), showsParts: showsParts)
    }

    /// The same of other files, for who waits for the end.
    private func analyze(over trees: any SourceTreeReader) -> AnalyzeCodebase {
        AnalyzeCodebase(
            trees: trees, readers: readers, facts: facts, configuration: configuration,
            further: CompositionRules(outlines: outlines), showsParts: false)
    }

    /// Reads what a codebase puts its objects together with.
    var readComposition: ReadComposition {
        ReadComposition(outlines: outlines, trees: trees)
    }

    /// Works out a root in plain Swift that makes what a container makes.
    var compileRoot: CompileRoot { CompileRoot(factories: factories, outlines: outlines) }

    /// Works out how violations can be turned around.
    var invertViolation: InvertViolation {
        InvertViolation(plan: planInversion, check: checkRecipe, edit: manifests)
    }

    /// Works out one change that removes several violations.
    var invertTogether: InvertTogether {
        InvertTogether(plan: planInversion, check: checkRecipe, edit: manifests)
    }

    /// What the latest commits changed; nil for a revision, and where there is no repository.
    @concurrent func changeHistory(of root: String) async -> ChangeHistory? {
        revision == nil ? await ChangeHistory(of: root, from: changeHistories) : nil
    }

    /// Reads what git and the compiler know of a module; of a revision nothing.
    var readModuleRecords: ReadModuleRecords {
        ReadModuleRecords(
            histories: revision == nil ? changeHistories : nil, index: index, details: details)
    }

    /// Plans what to take out of a module, with all that is known of it.
    ///
    /// - Throws: What keeps the folder from being listed.
    func planExtraction(of module: Module, in analysis: Analysis) async throws -> PlanExtraction {
        let tree = try await trees.tree(at: analysis.codebase.root)
        let records = await readModuleRecords.records(of: module, in: analysis.codebase)
        return PlanExtraction(module, in: analysis, records: records, files: tree.files)
    }

    /// Works out the change that makes a module of files of another one, and tries it.
    var extractFiles: ExtractFiles {
        ExtractFiles(
            details: details, index: index, trees: trees,
            mendRecipe: MendRecipe(check: checkRecipe, edit: manifests),
            edit: manifests, linker: packages)
    }

    /// Reads a codebase again as a recipe would leave it.
    var checkRecipe: CheckRecipe {
        CheckRecipe(trees: trees) { analyze(over: $0) }
    }

    /// Builds a codebase as a recipe would leave it, where it is trusted.
    var buildRecipe: BuildRecipe { BuildRecipe(trees: trees, builder: scratchBuilder) }

    /// Shows of a recipe what can be shown.
    var proveRecipe: ProveRecipe { ProveRecipe(check: checkRecipe, build: buildRecipe) }

    /// Reads how the record of violations became what it is.
    var readBaselineHistory: ReadBaselineHistory {
        ReadBaselineHistory(reader: fileHistory, configuration: configuration)
    }

    /// Reads the architecture after commits.
    var readCommitState: ReadCommitState {
        ReadCommitState(
            open: openCommit,
            analyze: { [commitReaders, facts, configuration, outlines] trees in
                AnalyzeCodebase(
                    trees: trees, readers: commitReaders, facts: facts,
                    configuration: configuration,
                    further: CompositionRules(outlines: outlines), showsParts: false)
            }, owners: owners)
    }

    /// Reads the architecture over a history.
    var measureHistory: MeasureHistory {
        MeasureHistory(log: commitLog, reader: readCommitState, store: commitStates)
    }

    /// Finds the commit that brought something.
    var findIntroduction: FindIntroduction {
        FindIntroduction(log: commitLog, reader: readCommitState, store: commitStates)
    }

    /// Changes files once a person has agreed.
    var applyChanges: ApplyChanges { ApplyChanges(writer: writer, workingTree: workingTree) }

    /// Whether the person trusts a codebase; what cannot be read is not trusted.
    func trust(of root: String) async -> Trust {
        if revision != nil { return .untrusted }
        let known = try? await workspaces.workspaces()
        return known?.first { $0.root == root }?.trust ?? .untrusted
    }

    /// The snapshots whose test runs leave what they draw in a folder; nil for the usual one.
    func snapshots(in artifacts: String?) -> any SnapshotStore {
        artifacts.map(snapshotsIn) ?? snapshots
    }

    /// Works out what decisions change in `.strata.yml`.
    var draftDecision: DraftDecision { DraftDecision(reader: configuration) }

    /// Works out what layers change in `.strata.yml`.
    var writeLayers: WriteLayers { WriteLayers(reader: configuration) }

    /// Works out what changes in the record of violations.
    var recordViolations: RecordViolations {
        RecordViolations(writer: writer, configuration: configuration)
    }

    /// Works out the change that writes layers, and records what breaks them.
    var freezeLayers: FreezeLayers {
        FreezeLayers(writer: writer, trees: trees) { analyze(over: $0) }
    }

    /// What would end violations of a kind in the manifests of a codebase.
    @concurrent func fixManifests(
        of analysis: Analysis, for kind: ViolationKind
    ) async throws(ChangeError) -> ManifestFixes {
        try FixManifests(files: changes, edit: manifests).fixes(
            for: analysis.ofModules, kinds: [kind])
    }
}

/// What reads one revision.
struct OpenedRevision {
    let trees: any SourceTreeReader
    let texts: any SourceTextReader
}
