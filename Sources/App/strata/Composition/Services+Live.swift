import Architecture
import BazelPackages
import LocalFiles
import Chronicling
import CocoaPods
import Codebase
import Configuration
import Editing
import Foundation
import GitRepositories
import IndexStores
import Inverting
import KeptReadings
import ManifestEditing
import SourceFiles
import Processes
import SourceTrees
import SwiftManifests
import Synchronization
import XcodeProjects

extension Services {
    /// The real ones, with the person's own folders for what is kept.
    static func live(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Services {
        let state = JSONWorkspaceStore.path(in: environment)
        let changes = JournaledChangeStore(owner: journalOwner(environment: environment))
        let trees = FileSystemTreeReader(environment: environment)
        let manifests = EditManifest(
            editors: [SwiftManifestEditor(), ProjectFileEditor(), XcodeProjectEditor()],
            readers: [
                PackageContentsReader(), ProjectFileContentsReader(),
                TuistContentsReader { trees.listing(at: $0) }, LiteralContentsReader(),
                XcodeProjectEditor(),
            ])
        let packages = LocalPackageLinkers([
            XcodePackageLinker(), XcodeGenPackageLinker(edit: manifests),
        ])
        let readings = readingCache(environment: environment)
        let commits = GitCommits()
        let tracked = GitTrackedFilesReader()
        let index = StoreIndexReader(
            environment: environment, tracked: tracked, command: readIndexCommand)
        let scratchBuilder = ScratchPackageBuilder { root in
            StoreIndexReader(
                environment: environment, tracked: tracked, command: readIndexCommand, copy: root)
        }
        return Services(
            trees: trees,
            readers: kept(in: readings, projectReaders),
            facts: RoutingSourceFactsReader(swift: facts(environment: environment)),
            outlines: ParsingSourceOutlineReader(),
            factories: ParsingFactoryTextReader(),
            kept: (
                facts: KeptFacts(folder: CachingSourceFactsReader.folder(in: environment)),
                readings: KeptReadings(folder: KeptReadings.folder(in: environment))
            ),
            outputs: readings.map { OutputCache(cache: $0) },
            texts: HighlightingSourceTextReader { FolderContents($0) },
            highlight: { contents in HighlightingSourceTextReader { _ in contents } },
            collectEvidence: CollectEvidence(index: index, details: ParsingSourceDetailsReader()),
            index: index,
            configuration: YAMLConfigurationReader(),
            whatIfs: YAMLWhatIfReader(),
            watcher: FolderCodebaseWatcher(environment: environment),
            repository: GitFolderReader(), changedFiles: GitChangedFilesReader(),
            fileHistory: GitFileHistoryReader(sharing: commits),
            changeHistories: kept(in: readings, GitChangeHistoryReader(sharing: commits)),
            commitLog: GitCommitLogReader(),
            commitStates: readings.map { CommitStateCache(cache: $0) },
            patches: GitPatchReader(),
            owners: { CodeOwnersReader(root: $0) },
            openCommit: openCommit(sharing: commits, environment: environment),
            commitReaders: projectReaders.map { RememberingProjectReader(reader: $0) },
            openRevision: { name, root async throws(AnalysisError) in
                let trees = try await RevisionTreeReader(
                    of: name, at: root, reader: GitRevisionReader(sharing: commits),
                    environment: environment)
                return OpenedRevision(
                    trees: trees, texts: HighlightingSourceTextReader { _ in trees.contents })
            },
            workspaces: JSONWorkspaceStore(path: state ?? temporaryState),
            isNewLesson: isNewLesson(environment: environment),
            snapshots: SnapshotFileStore(environment: environment) { FolderContents($0) },
            snapshotsIn: { SnapshotFileStore(artifacts: $0) { FolderContents($0) } },
            changes: changes, writer: ChangeWriter(changes),
            workingTree: GitWorkingTreeReader(), commits: GitCommitWriter(),
            manifests: manifests,
            packages: packages,
            planInversion: PlanInversion(
                details: KeptDetailsReader(ParsingSourceDetailsReader()), index: index,
                edit: manifests),
            details: ParsingSourceDetailsReader(),
            planFeature: PlanNewFeature(
                store: changes, templates: TemplateFolders { FolderContents($0) },
                editManifest: manifests, manifests: [PackageContentsReader()],
                registrations: SwiftRegistrationEditor(), scaffolds: TuistScaffoldReader(),
                packages: packages),
            builder: SwiftPackageBuilder(), scratchBuilder: scratchBuilder,
            programs: ForegroundProgram(), environment: environment
        )
    }

    /// Who reads which kind of description.
    private static var projectReaders: [any ProjectReader] {
        [
            SwiftPackageReader(dumper: SwiftManifestDumper()),
            TuistProjectReader(runner: SwiftManifestRunner()),
            XcodeGenProjectReader(), XcodeProjectReader(), BazelPackageReader(), PodspecReader(),
        ]
    }

    /// What opens one commit after the other, with one git for all.
    private static func openCommit(
        sharing commits: GitCommits, environment: [String: String]
    ) -> @Sendable (LoggedCommit, String) async throws(AnalysisError) -> ReadCommitState.Opened {
        { commit, root async throws(AnalysisError) in
            let reader = GitRevisionReader(sharing: commits)
            let trees = try await RevisionTreeReader(
                of: commit.id, at: root, reader: reader, environment: environment)
            return ReadCommitState.Opened(trees: trees) { reader.missing }
        }
    }

    /// The secret stands beside the list of workspaces: who deletes caches can still undo.
    private static func journalOwner(environment: [String: String]) -> JournalOwner {
        let tracked = GitTrackedFilesReader()
        return JournalOwner(
            secretIn: JSONWorkspaceStore.path(in: environment).map {
                URL(fileURLWithPath: $0).deletingLastPathComponent().path
            },
            isTracked: { tracked.tracks($0, in: $1) == true })
    }

    /// Without a home nothing is taught: it could not be remembered.
    private static func isNewLesson(
        environment: [String: String]
    ) -> @Sendable (String) async -> Bool {
        guard let path = LessonFile.path(in: environment) else { return { _ in false } }
        let file = LessonFile(path: path)
        return { await file.isNew($0) }
    }

    /// How this program reads an index store in a process of its own; what is built beside it, as
    /// tests are, runs the program that lies there.
    private static var readIndexCommand: [String] {
        guard let path = Bundle.main.executablePath else { return [] }
        let program = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let isStrata = program.lastPathComponent.hasPrefix("strata")
        let strata = program.deletingLastPathComponent().appendingPathComponent("strata")
        return [(isStrata ? program : strata).path, ReadIndexCommand.name]
    }

    /// Reads an index store in this process, which that may end.
    static func readIndex(_ arguments: [String]) { IndexServer.run(arguments) }

    /// Facts are kept between runs where the person has a folder for it.
    private static func facts(environment: [String: String]) -> any SourceFactsReader {
        let reader = ParsingSourceFactsReader()
        guard let folder = CachingSourceFactsReader.folder(in: environment) else { return reader }
        let keeper = CachingSourceFactsReader(reader: reader, folder: folder)
        keepers.withLock { $0.append { await keeper.settle() } }
        return keeper
    }

    /// Readings are kept between runs where the person has a folder for it and this program can be
    /// told from those before and after it.
    private static func readingCache(environment: [String: String]) -> ReadingCache? {
        guard let folder = KeptReadings.folder(in: environment),
            let program = Bundle.main.executablePath,
            let stamp = FolderContents("/").stamp(of: RelativePath(program))
        else { return nil }
        let cache = ReadingCache(folder: folder, program: "\(stamp)")
        keepers.withLock { $0.append { await cache.settle() } }
        return cache
    }

    private static func kept(
        in cache: ReadingCache?, _ readers: [any ProjectReader]
    ) -> [any ProjectReader] {
        guard let cache else { return readers }
        return readers.map { CachingProjectReader(reader: $0, cache: cache) }
    }

    private static func kept(
        in cache: ReadingCache?, _ reader: any ChangeHistoryReader
    ) -> any ChangeHistoryReader {
        cache.map { CachingChangeHistoryReader(reader: reader, cache: $0) } ?? reader
    }

    /// Those that may still be writing when the program is about to end, which it does in many
    /// places.
    private static let keepers = Mutex<[@Sendable () async -> Void]>([])

    /// Returns once everything is kept that was read; nothing else ever waits for that.
    static func settle() async {
        for settle in keepers.withLock({ $0 }) { await settle() }
    }

    /// Where the reports of crashes are left.
    static func crashFolder(in environment: [String: String]) -> String {
        let state = JSONWorkspaceStore.path(in: environment) ?? temporaryState
        return state.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/crashes"
    }

    /// For a process without a home: workspaces are forgotten with the machine's temporary files.
    private static var temporaryState: String { NSTemporaryDirectory() + "/strata-workspaces.json" }
}

extension UserSettingsFile {
    /// The file of the person who runs the program.
    static func live(environment: [String: String]) -> UserSettingsFile {
        UserSettingsFile(environment: environment) { text, file throws(ConfigurationError) in
            let parser = UserSettingsParser(
                themes: themes, commands: CommandNames.all, isKey: isKey)
            let settings = try parser.settings(in: text, of: file)
            return (settings.theme, settings.keys)
        }
    }
}
