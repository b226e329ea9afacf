import Architecture
import Codebase

/// Reads the architecture after commits, each as `strata check` reads a revision.
///
/// What the last one left is taken over: edges of modules none of whose files differ.
package final actor ReadCommitState: CommitStateReader {
    /// A commit whose files can be listed.
    package struct Opened: Sendable {
        /// Lists and reads the files.
        let trees: any SourceTreeReader
        /// How often something was asked for that the repository does not hold.
        let missing: @Sendable () -> Int

        /// A commit.
        package init(
            trees: any SourceTreeReader, missing: @escaping @Sendable () -> Int
        ) {
            self.trees = trees
            self.missing = missing
        }
    }

    private let open:
        @Sendable (_ commit: LoggedCommit, _ root: String) async throws(AnalysisError) -> Opened
    private let analyze: @Sendable (any SourceTreeReader) -> AnalyzeCodebase
    private let owners: (@Sendable (_ root: String) -> any OwnersReader)?
    /// What was read last, and of which codebase.
    private var last: (root: String, analysis: Analysis)?
    /// The commits of which only descriptions were read, by codebase and tree.
    private var outlined: [String: Opened] = [:]

    /// - Parameters:
    ///   - open: Opens a commit of the repository around a folder.
    ///   - analyze: Reads a codebase that somebody lists.
    ///   - owners: Reads who owns its files; nil if nobody does.
    package init(
        open: @escaping @Sendable (LoggedCommit, String) async throws(AnalysisError) -> Opened,
        analyze: @escaping @Sendable (any SourceTreeReader) -> AnalyzeCodebase,
        owners: (@Sendable (_ root: String) -> any OwnersReader)? = nil
    ) {
        self.owners = owners
        self.open = open
        self.analyze = analyze
    }

    package func reading(of commit: LoggedCommit, in root: String) async -> CommitReading {
        do throws(AnalysisError) {
            let opened: Opened
            if let known = outlined.removeValue(forKey: root + commit.tree) {
                opened = known
            } else {
                opened = try await open(commit, root)
            }
            let analysis = try await analysis(of: opened.trees, in: root)
            let owners = await owners?(root).owners(in: analysis.codebase.contents)
            let missing = opened.missing()
            guard missing == 0 else {
                return .unreadable(
                    "\(missing.counted("file")) of it \(missing == 1 ? "was" : "were") never "
                        + "fetched. Fetch all with: git fetch --refetch --no-filter")
            }
            return .state(CommitState(analysis, owners: owners))
        } catch {
            return Self.reading(after: error)
        }
    }

    package func outline(of commit: LoggedCommit, in root: String) async -> CommitOutline? {
        do throws(AnalysisError) {
            let opened = try await open(commit, root)
            guard
                let outline = try await analyze(opened.trees).outline(
                    root: root, trust: .untrusted)
            else { return nil }
            let found = await Self.measured(outline)
            guard opened.missing() == 0 else { return nil }
            outlined[root + commit.tree] = Opened(
                trees: ListedTree(outline.tree), missing: opened.missing)
            return found
        } catch {
            // Whoever reads all of it says why.
            return nil
        }
    }

    /// Waits for git beside whoever reads other commits.
    @concurrent private static func measured(_ outline: CodebaseOutline) async -> CommitOutline {
        let files = outline.tree.swiftFiles
        let sizes = outline.tree.contents.sizes(of: files)
        let bytes = zip(files, sizes).compactMap { file, size in size.map { (file, $0) } }
        return CommitOutline(
            outline, bytes: Dictionary(bytes, uniquingKeysWith: { first, _ in first }))
    }

    private func analysis(
        of trees: any SourceTreeReader, in root: String
    ) async throws(AnalysisError) -> Analysis {
        let before = last?.root == root ? last?.analysis : nil
        let analysis = try await analyze(trees).analysis(
            of: root, trust: .untrusted, after: before)
        last = (root, analysis)
        return analyzeUnits(analysis)
    }

    private static func reading(after error: AnalysisError) -> CommitReading {
        switch error {
        case .noSwift: .nothing
        case .revision(.noFolder): .nothing
        default: .unreadable(error.description)
        }
    }
}
