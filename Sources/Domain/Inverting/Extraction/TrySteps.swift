import Architecture
import Codebase
import Editing
import Extracting

/// Reads the files of a plan's steps in detail that need none before them, so that the plan says what an extraction says.
package struct TrySteps: Sendable {
    /// The most lines that are read in detail for all steps together; more would let one wait for
    /// many seconds.
    private static let mostLines = 300_000

    /// What reading a step counts that is not free: what is turned around is read again, more than once.
    private static let timesTurned = 3

    private let extract: ExtractFiles

    /// - Parameter extract: Works out the change of one step.
    package init(extract: ExtractFiles) { self.extract = extract }

    /// The plan with a trial of each step that needs nothing before.
    package func attempt(_ plan: ExtractionPlan, in analysis: Analysis) async
        -> ExtractionPlan
    {
        var tried = plan
        guard let module = module(of: plan, in: analysis) else { return plan }
        var left = Self.mostLines
        let steps = plan.candidates.enumerated().filter(\.element.isNext)
        // Free steps first: more of them can be read.
        for (number, candidate) in steps.filter(\.element.isFree)
            + steps.filter({ !$0.element.isFree })
        {
            let lines = lines(read: module, for: candidate, in: analysis)
            left -= candidate.isFree ? lines : lines * Self.timesTurned
            if left < 0 { break }
            tried.candidates[number].trial = await trial(of: candidate, plan.module, analysis)
        }
        return tried
    }

    /// The trial of one step that needs nothing before.
    ///
    /// - Returns: nil if the step needs something before, or if too much would have to be read.
    package func attempt(
        _ candidate: ExtractionCandidate, of plan: ExtractionPlan, in analysis: Analysis
    ) async -> ExtractionTrial? {
        guard candidate.isNext, let module = module(of: plan, in: analysis),
            lines(read: module, for: candidate, in: analysis)
                * (candidate.isFree ? 1 : Self.timesTurned)
                <= Self.mostLines
        else { return nil }
        return await trial(of: candidate, plan.module, analysis)
    }

    private func trial(
        of candidate: ExtractionCandidate, _ module: ModuleID, _ analysis: Analysis
    ) async -> ExtractionTrial? {
        let request = ExtractionRequest(candidate, of: module)
        return await extract.extraction(for: request, in: analysis, isTried: false).map {
            ExtractionTrial($0)
        }
    }

    /// The module that is taken apart, unless nothing of it can be.
    private func module(of plan: ExtractionPlan, in analysis: Analysis) -> Module? {
        let module = analysis.codebase.module(plan.module)
        return module.flatMap { obstacleOfExtracting(from: $0, in: analysis) == nil ? $0 : nil }
    }

    /// The lines of a module, of others that compile files of a step, too, and of the files elsewhere
    /// that import it.
    private func lines(
        read module: Module, for candidate: ExtractionCandidate, in analysis: Analysis
    ) -> Int {
        let others = coOwners(of: Set(candidate.files), besides: module, in: analysis)
            .filter { $0.canShareNewModule(with: module) }.flatMap(\.sources)
        let users = analysis.graph.edges.filter { $0.to == module.id }.flatMap(\.imports)
            .map(\.file)
        return Set(module.sources + others + users).reduce(0) {
            $0 + (analysis.facts[$1]?.lineCount ?? 0)
        }
    }
}

extension ExtractionTrial {
    /// What an extraction says, without its change.
    init(_ extraction: Extraction) {
        self.init(
            obstacle: extraction.recipe.obstacle, uses: extraction.blockers.count,
            taken: extraction.taken, imports: extraction.importingFiles,
            symbols: extraction.recipe.newSymbols.count)
        turning = extraction.turning
        parts = extraction.parts.flatMap(\.names)
        places = extraction.blockers.prefix(3).map {
            "\($0.file.name):\($0.lineNumber) names \($0.name)"
        }
    }
}

extension Extraction {
    /// The files of the change that stay and gain an import of the new module.
    fileprivate var importingFiles: Int {
        guard let line = module?.importStatement else { return 0 }
        return recipe.changes.changes.count { change in
            guard change.path.isSwift, let before = change.before, let after = change.after,
                !change.path.isPackageManifest
            else { return false }
            return after.imports(line) && !before.imports(line)
        }
    }
}

extension String {
    /// Whether a line of it ends in an import.
    fileprivate func imports(_ line: String) -> Bool {
        split(whereSeparator: \.isNewline).contains { $0.hasSuffix(line) }
    }
}
