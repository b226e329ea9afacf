import Codebase

/// Reads a codebase from its files to its violations.
package struct AnalyzeCodebase: Sendable {
    let trees: any SourceTreeReader
    private let readers: [any ProjectReader]
    let facts: any SourceFactsReader
    private let configuration: any ConfigurationReader
    let view: Origin?
    let further: (any FurtherRules)?
    private let showsParts: Bool

    /// An analysis that reads through these ports.
    ///
    /// - Parameters:
    ///   - view: The kind of description to look through; nil for all of them.
    ///   - further: The rules that read more than facts; nil for none.
    ///   - showsParts: Whether anybody looks at what is known before the end.
    package init(
        trees: any SourceTreeReader,
        readers: [any ProjectReader],
        facts: any SourceFactsReader,
        configuration: any ConfigurationReader,
        view: Origin? = nil,
        further: (any FurtherRules)? = nil,
        showsParts: Bool = true
    ) {
        self.trees = trees
        self.readers = readers
        self.facts = facts
        self.configuration = configuration
        self.view = view
        self.further = further
        self.showsParts = showsParts
    }

    /// Analyses a codebase; the stream ends with `.complete` or `.failed`.
    ///
    /// Who stops listening cancels what is left of the work; who listens slowly misses states in
    /// between, never the last one.
    ///
    /// - Parameters:
    ///   - root: The absolute path of the codebase.
    ///   - trust: Whether build systems may be asked about what cannot be read statically.
    ///   - before: A complete analysis of another state, from which is taken over what holds for this
    ///     one: edges of modules none of whose files and declarations differ.
    package func states(
        root: String, trust: Trust, after before: Analysis? = nil
    ) -> AsyncStream<AnalysisState> {
        AsyncStream(bufferingPolicy: .bufferingNewest(8)) { continuation in
            let task = Task {
                do throws(AnalysisError) {
                    try await analyze(root, trust, after: before) { continuation.yield($0) }
                } catch {
                    continuation.yield(.failed(error))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The analysis of modules at the end, for who looks at nothing before it.
    ///
    /// - Parameter before: As for ``states(root:trust:after:)``.
    /// - Throws: What ended the analysis.
    package func analysis(
        of root: String, trust: Trust, after before: Analysis? = nil
    ) async throws(AnalysisError) -> Analysis {
        for await state in states(root: root, trust: trust, after: before) {
            switch state {
            case .starting, .partial: continue
            case .failed(let error): throw error
            case .complete(let analysis): return analysis
            }
        }
        throw .unreadable(path: root, reason: "the analysis ended early")
    }

    private func analyze(
        _ root: String, _ trust: Trust, after before: Analysis?,
        yield: @Sendable (AnalysisState) -> Void
    ) async throws(AnalysisError) {
        let start = ContinuousClock.now
        yield(.starting(AnalysisProgress(step: .listing)))
        facts.prepare(for: root)
        let tree = try await trees.tree(at: root)
        if tree.swiftFiles.isEmpty { throw .noSwift(path: root) }
        // Sources are read while projects are.
        let sources = facts.facts(of: tree.swiftFiles, in: tree.contents)
        yield(.starting(AnalysisProgress(step: .manifests, total: readers.count)))
        async let written = configuration(in: tree.contents)
        async let recorded = baseline(in: tree.contents)
        let readings = await readings(of: tree, trust: trust)
        let layers = try await written.get()
        let baseline = try await recorded.get()
        let codebase = assembleCodebase(tree: tree, readings: readings, view: view)
        var draft = AnalysisDraft(
            codebase: codebase, written: layers, baseline: baseline, after: before,
            isShown: showsParts, start: start)
        let others = codebase.otherSources(in: tree)
        let files = tree.swiftFiles + others
        let total = files.count
        yield(draft.state(AnalysisProgress(step: .sources, total: total)))
        await read(sources, of: total, into: &draft, yield: yield)
        if !others.isEmpty {
            let sources = facts.facts(of: others, in: tree.contents)
            await read(sources, of: total, into: &draft, yield: yield)
        }
        if Task.isCancelled { return }
        let progress = AnalysisProgress(step: .linking, done: total, total: total)
        yield(draft.state(progress))
        let complete = await draft.complete(files: files, further)
        if Task.isCancelled { return }
        yield(.complete(complete))
    }

    func configuration(
        in contents: any SourceContents
    ) async -> Result<LayerConfiguration?, AnalysisError> {
        do throws(ConfigurationError) {
            return .success(try await configuration.configuration(in: contents))
        } catch {
            return .failure(.configuration(error))
        }
    }

    private func baseline(
        in contents: any SourceContents
    ) async -> Result<Baseline?, AnalysisError> {
        do throws(ConfigurationError) {
            return .success(try await configuration.baseline(in: contents))
        } catch {
            return .failure(.configuration(error))
        }
    }

    /// How long the graph so far stays as it is while sources are read.
    private static let patience = Duration.milliseconds(150)

    /// What every reader found, in the order of the readers.
    func readings(of tree: SourceTree, trust: Trust) async -> [ProjectReading] {
        await withTaskGroup(of: (Int, ProjectReading).self) { group in
            for (index, reader) in readers.enumerated() {
                group.addTask { (index, await reader.read(tree, trust: trust)) }
            }
            var readings: [(Int, ProjectReading)] = []
            for await reading in group { readings.append(reading) }
            return readings.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// Reads the sources; shows progress in steps of a hundredth, and the graph so far at most three
    /// times, and only if reading takes so long that a person looks at it.
    private func read(
        _ sources: AsyncStream<[FileFacts]>, of total: Int, into draft: inout AnalysisDraft,
        yield: @Sendable (AnalysisState) -> Void
    ) async {
        var shown = draft.filesRead
        var refreshed = shown
        var latest = ContinuousClock.now
        for await batch in sources {
            draft.add(batch)
            let done = draft.filesRead
            guard (done - shown) * 100 >= total else { continue }
            shown = done
            if (done - refreshed) * 4 >= total, done < total,
                latest.duration(to: .now) >= Self.patience
            {
                refreshed = done
                draft.relink()
                latest = .now
            }
            let progress = AnalysisProgress(step: .sources, done: done, total: total)
            yield(draft.state(progress))
        }
    }
}

extension AnalysisDraft {
    /// How far it is, with what can be shown.
    fileprivate func state(_ progress: AnalysisProgress) -> AnalysisState {
        latest.map { .partial($0, progress) } ?? .starting(progress)
    }
}

extension Codebase {
    /// The files in C's family of languages that modules of projects own and that are there, in
    /// path order.
    fileprivate func otherSources(in tree: SourceTree) -> [RelativePath] {
        let owned = Set(modules.lazy.flatMap(\.otherSources))
        return owned.isEmpty ? [] : tree.files.filter(owned.contains)
    }
}
