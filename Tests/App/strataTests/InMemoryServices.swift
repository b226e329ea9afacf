import Architecture
import Chronicling
import Codebase
import Editing
import Extracting
import Foundation
import Inverting
import Previewing
import Synchronization

@testable import strata

/// A codebase in memory: a few files, their facts, and a package over them.
struct InMemoryCodebase: Sendable {
    static let root = "/codebase"

    let modules: [Module]
    let facts: [RelativePath: SourceFacts]
    /// The files that were changed, and how.
    var changes = InMemoryChanges()
    /// Who follows them.
    var followers = Followers()
    /// What a person was taught: everything, unless said otherwise.
    var lessons = InMemoryLessons(known: Set(Lesson.allCases.map(\.rawValue)))

    /// Two features over a core; Home imports Profile.
    static let shop = InMemoryCodebase(
        modules: [
            .sample("ShopApp", kind: .executable, uses: ["HomeFeature"]),
            .sample("HomeFeature", uses: ["ProfileFeature", "Core"]),
            .sample("ProfileFeature", uses: ["Core"]),
            .sample("Core"),
        ],
        facts: [
            "Sources/ShopApp/File.swift": .importing(["HomeFeature"]),
            "Sources/HomeFeature/File.swift": .importing(["ProfileFeature", "Core"]),
            "Sources/ProfileFeature/File.swift": .importing(["Core"]),
            "Sources/Core/File.swift": .importing([]),
        ])

    /// The services of a program that knows this codebase only.
    var services: Services {
        Services(
            trees: self, readers: [self], facts: self,
            outlines: NoDetails(), factories: NoDetails(),
            kept: (NothingKept(), NothingKept()), outputs: nil, texts: self,
            highlight: { _ in self }, collectEvidence: .byName, index: nil, configuration: self,
            whatIfs: NoWhatIfs(), watcher: self,
            repository: self,
            changedFiles: NoChanges(), fileHistory: NoChanges(), changeHistories: NoChanges(),
            commitLog: NoChanges(), commitStates: nil,
            patches: NoChanges(),
            owners: { _ in NoOwners() },
            openCommit: { _, root throws(AnalysisError) in
                throw .revision(.noRepository(path: root))
            }, commitReaders: [],
            openRevision: { _, root throws(AnalysisError) in
                throw .revision(.noRepository(path: root))
            },
            workspaces: InMemoryWorkspaces(), isNewLesson: lessons.isNew,
            snapshots: NoSnapshots(), snapshotsIn: { _ in NoSnapshots() }, changes: changes,
            writer: ChangeWriter(changes), workingTree: NoChanges(),
            commits: NoChanges(),
            manifests: EditManifest(editors: [], readers: []),
            packages: NoPackages(),
            planInversion: PlanInversion(
                details: NoDetails(), index: nil,
                edit: EditManifest(editors: [], readers: [])),
            details: NoDetails(), planFeature: .overNothing,
            builder: NoBuilds(), scratchBuilder: NoScratch(), programs: NoPrograms(),
            environment: [:])
    }
}

extension InMemoryCodebase: SourceTreeReader, ProjectReader, SourceFactsReader {
    var origin: Origin { .swiftpm }

    func tree(at root: String) async throws(AnalysisError) -> SourceTree {
        guard root == Self.root else { throw .noFolder(path: root) }
        return SourceTree(root: root, files: Array(facts.keys))
    }

    func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        ProjectReading(
            modules: modules, manifests: tree.swiftFiles.filter(\.isPackageManifest))
    }

    func facts(
        of files: [RelativePath], in contents: any SourceContents
    ) -> AsyncStream<[FileFacts]> {
        AsyncStream { continuation in
            continuation.yield(files.map { FileFacts(file: $0, facts: facts[$0] ?? .empty) })
            continuation.finish()
        }
    }
}

extension InMemoryCodebase: SourceTextReader, ConfigurationReader, CodebaseWatcher, RepositoryReader
{
    func lines(
        _ lines: ClosedRange<Int>, of file: RelativePath, in root: String
    ) async throws(SourceTextError) -> [HighlightedLine] {
        let imports = facts[file]?.imports ?? []
        return imports.filter { lines.contains($0.line) }.map {
            HighlightedLine(
                number: $0.line,
                spans: [.init("import", .keyword), .init(" "), .init($0.module, .type)])
        }
    }

    /// What was written to the configuration file, as the program reads it.
    func configuration(
        in contents: any SourceContents
    ) async throws(ConfigurationError) -> LayerConfiguration? {
        let file: RelativePath = ".strata.yml"
        guard let text = contents.text(of: file) ?? changes.files[file] else { return nil }
        let contents = PatchedContents(NoContents(), patches: [file: Array(text.utf8)])
        return try await Services.live(environment: [:]).configuration.configuration(in: contents)
    }

    /// What was written to the record, as the program reads it.
    func baseline(
        in contents: any SourceContents
    ) async throws(ConfigurationError) -> Baseline? {
        guard let text = contents.text(of: Baseline.file) ?? changes.files[Baseline.file] else {
            return nil
        }
        let contents = PatchedContents(NoContents(), patches: [Baseline.file: Array(text.utf8)])
        return try await Services.live(environment: [:]).configuration.baseline(in: contents)
    }

    func changes(below root: String) -> AsyncStream<CodebaseChange> {
        followers.add()
        return AsyncStream { _ in }
    }

    func branch(at root: String) async -> String? { "main" }
}

/// What a person was taught.
final class InMemoryLessons: Sendable {
    private let known: Mutex<Set<String>>

    init(known: Set<String> = []) {
        self.known = Mutex(known)
    }

    func isNew(_ lesson: String) -> Bool { known.withLock { $0.insert(lesson).inserted } }
}

/// How often somebody began to follow the changes of a codebase, as every analysis does.
final class Followers: Sendable {
    private let added = Mutex(0)

    var count: Int { added.withLock(\.self) }

    func add() { added.withLock { $0 += 1 } }
}

/// Workspaces that nobody keeps.
actor InMemoryWorkspaces: WorkspaceStore {
    private var known: [Workspace] = []

    func workspaces() async throws(WorkspaceError) -> [Workspace] { known }

    func noteOpened(_ root: String) async throws(WorkspaceError) {
        known.removeAll { $0.root == root }
        known.insert(Workspace(root: root, openedAt: 1_000, trust: .untrusted), at: 0)
    }

    func setTrust(_ trust: Trust, of root: String) async throws(WorkspaceError) {
        known = known.map {
            $0.root == root ? Workspace(root: root, openedAt: $0.openedAt, trust: trust) : $0
        }
    }

    func remember(_ workspace: Workspace) async throws(WorkspaceError) {
        known.removeAll { $0.root == workspace.root }
        known.append(workspace)
    }

    func forget(_ root: String) async throws(WorkspaceError) {
        known.removeAll { $0.root == root }
    }

    func folders(in folder: String) async throws(WorkspaceError) -> [FolderEntry] { [] }
}

extension Module {
    fileprivate static func sample(
        _ name: String, kind: TargetKind = .library, uses: [String] = []
    ) -> Module {
        let folder = RelativePath("Sources/\(name)")
        return Module(
            id: ModuleID(container: .root, target: name), name: name, moduleName: name, kind: kind,
            origin: .swiftpm, container: .root, manifest: "Package.swift", path: folder,
            sources: [folder.appending("File.swift")],
            dependencies: uses.map { DependencyReference(.target($0), line: 1) })
    }
}

extension SourceFacts {
    fileprivate static func importing(_ modules: [String]) -> SourceFacts {
        SourceFacts(
            lineCount: 10,
            imports: modules.enumerated().map { ImportStatement(module: $1, line: $0 + 1) },
            declarations: [], uses: NameUses(), problems: [])
    }
}

/// Where nothing can be built.
struct NoBuilds: ProductBuilder {
    func build(_ product: String, in folder: String) -> AsyncStream<BuildEvent> {
        AsyncStream { continuation in
            continuation.yield(.ended(.notStarted(reason: "There is no toolchain. Install one.")))
            continuation.finish()
        }
    }

    func lastBuild(of product: String, in folder: String) async -> LastBuild? { nil }
    func stopAll() {}
}

/// Where nothing can be copied.
private struct NoScratch: ScratchBuilder {
    func copy(
        _ files: [RelativePath], of root: String
    ) async throws(ScratchError) -> any ScratchCopy {
        throw ScratchError("There is no disk.")
    }
}

/// A codebase without any snapshots.
struct NoSnapshots: SnapshotStore {
    func review(of root: String) async throws(SnapshotError) -> SnapshotReview { SnapshotReview() }

    func texts(
        of change: SnapshotChange, in root: String
    ) async throws(SnapshotError) -> SnapshotTexts {
        throw SnapshotError("There are no snapshots. Record some.")
    }

    func reject(_ change: SnapshotChange, in root: String) async throws(SnapshotError) {}
    func drawings(in root: String) -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

/// Files in memory, and how they were changed.
final class InMemoryChanges: ChangeStore {
    private let state = Mutex<(files: [RelativePath: String], applied: [ChangeSet])>(([:], []))
    private let calls = Mutex<(all: Int, onMainThread: Int)>((0, 0))

    /// How often something was asked of it, and how often the main thread had to wait for that.
    var counts: (all: Int, onMainThread: Int) { calls.withLock { $0 } }

    var files: [RelativePath: String] { state.withLock(\.files) }

    func text(of file: RelativePath, in root: String) throws(ChangeError) -> String? {
        noteCall()
        return files[file]
    }

    func apply(_ changes: ChangeSet, in root: String) throws(ChangeError) {
        noteCall()
        let stale = changes.changes.filter { files[$0.path] != $0.before }.map(\.path)
        guard stale.isEmpty else { throw .changedSince(stale) }
        state.withLock { state in
            for change in changes.changes { state.files[change.path] = change.after }
            state.applied.append(changes)
        }
    }

    func recover(in root: String) throws(ChangeError) -> CutOffChange? { nil }

    func lastApplied(in root: String) throws(ChangeError) -> ChangeSet? {
        noteCall()
        return state.withLock(\.applied).last
    }

    func undo(in root: String) throws(ChangeError) -> ChangeSet {
        guard let last = try lastApplied(in: root) else { throw .nothingToUndo }
        state.withLock { state in
            for change in last.changes { state.files[change.path] = change.before }
            state.applied.removeLast()
        }
        return last.reversed
    }

    private func noteCall() {
        calls.withLock { calls in
            calls.all += 1
            if Thread.isMainThread { calls.onMainThread += 1 }
        }
    }
}

/// Nothing that is not committed.
struct NoOwners: OwnersReader {
    func owners(in contents: any SourceContents) async -> (any FileOwners)? { nil }
}

struct NoChanges: WorkingTreeReader, ChangedFilesReader, FileHistoryReader, ChangeHistoryReader,
    CommitLogReader, CommitPatchReader, CommitWriter
{
    func obstacle(in root: String) async -> CommitError? { .noRepository }

    func commit(
        _ changes: ChangeSet, message: String, in root: String
    ) async throws(CommitError) -> String { throw .noRepository }

    func patch(
        of commit: LoggedCommit, in root: String
    ) async throws(RevisionError) -> [UInt8] { throw .noRepository(path: root) }

    func log(_ request: LogRequest, in root: String) async throws(RevisionError) -> CommitLog {
        throw .noRepository(path: root)
    }

    func commits(in root: String, most: Int) async throws(RevisionError) -> [CommitName] { [] }

    func changes(
        by commits: [CommitName], in root: String
    ) async throws(RevisionError) -> [CommitChanges] { [] }

    func history(
        of file: RelativePath, in root: String
    ) async throws(RevisionError) -> any FileHistory { throw .noRepository(path: root) }

    func files(
        changedSince base: String, until head: String?, in root: String
    ) async throws(RevisionError) -> [RelativePath] { [] }

    func uncommittedFiles(in root: String) async -> [RelativePath]? { [] }
}

/// Has no terminal to give to a program.
private struct NoPrograms: ForegroundRunner {
    func run(_ arguments: [String], in folder: String) async throws(ProgramError) {
        throw .notStarted(program: arguments.first ?? "")
    }

    func runApart(_ arguments: [String], in folder: String) async throws(ProgramError) {
        throw .notStarted(program: arguments.first ?? "")
    }

    func outcome(of program: String, in folder: String) async -> ProgramRun {
        ProgramRun(end: .notStarted(reason: "There is no terminal."), milliseconds: 0)
    }
}

/// Reads no file in detail.
private struct NoDetails: SourceDetailsReader, SourceOutlineReader, FactoryTextReader {
    func factories(
        in files: [RelativePath], of contents: any SourceContents
    ) async -> [RelativePath: [FactoryText]] { [:] }

    func outlines(
        of files: [RelativePath], in contents: any SourceContents
    ) async -> [RelativePath: SourceOutline] { [:] }

    func details(
        of files: [RelativePath], in contents: any SourceContents
    ) async -> [RelativePath: SourceDetails] { [:] }
}

/// Keeps nothing of what is read.
private struct NothingKept: CacheStore {
    func usage() async -> CacheUsage { CacheUsage(folder: nil) }
    func clear() async throws(CacheStoreError) {}
}

/// Nothing that was kept of moves.
struct NoWhatIfs: WhatIfReader {
    func names(in root: String) async -> [String] { [] }

    func whatIf(
        at file: RelativePath, in contents: any SourceContents
    ) async throws(ConfigurationError) -> WhatIf {
        WhatIf(name: file.name)
    }
}

/// There are no projects to change.
private struct NoPackages: LocalPackageLinker {
    func knows(_ manifest: RelativePath) -> Bool { true }

    func linking(
        _ draft: LocalPackageDraft, in tree: SourceTree
    ) throws(ManifestEditError) -> LinkedPackage {
        throw ManifestEditError("\(draft.manifest) is in memory only.")
    }
}
