import Architecture
import ArgumentParser
import Codebase
import Editing
import Extracting
import Inverting
import Reports

extension ExtractCommand {
    /// Makes the steps of a plan up to a group, each on what those before it leave.
    ///
    /// All are worked out in memory before any is written, so that a person agrees to what is shown.
    func make(through name: String, _ services: Services) async throws {
        let chosen = NamedGroup(through: name, path: names.first ?? ".")
        let root = try AbsolutePath.resolve(chosen.path)
        let analysis = try await reading.analysis(of: root, services: services, units: .modules)
        if commit { try await requireCleanRepository(at: root, services) }
        let plan = try await monolith.plan(with: chosen, steps: steps, in: analysis, services)
        var chain = StepChain(through: name, of: try chosen.chain(in: plan))
        if format == .text { print(chain.heading(paint: .forStandardOutput)) }
        var work = StepWork(
            of: plan.module, in: analysis, reading: reading, prove: prove, services)
        while let step = try await chain.next(&work) {
            if format != .text { continue }
            print(chain.text(of: step, paint: .forStandardOutput), terminator: "")
        }
        if applying.apply, !chain.ready.isEmpty {
            try await write(&chain, in: root, services)
        }
        try await finish(chain, analysis)
    }

    /// - Throws: `ValidationError` where no commit can be made, or it would be mixed with other work.
    private func requireCleanRepository(at root: String, _ services: Services) async throws {
        if let obstacle = await services.commits.obstacle(in: root) {
            throw ValidationError("--commit: \(obstacle.description)")
        }
        if let warning = await services.applyChanges.surroundings(in: root).warning {
            throw ValidationError(
                "--commit needs a clean work tree. \(warning) Commit or stash first.")
        }
    }

    /// Writes the steps that can be made, if a person agrees, a change of its own for each.
    private func write(
        _ chain: inout StepChain, in root: String, _ services: Services
    ) async throws {
        let isAgreed = try await applying.confirm.isAgreed(
            in: root, with: services.applyChanges, asks: format == .text)
        guard isAgreed else { return }
        for step in chain.ready {
            do {
                try await services.applyChanges.apply(step.extraction.recipe.changes, in: root)
                chain.written += 1
                if commit {
                    chain.commits.append(
                        try await services.commits.commit(
                            step.extraction.recipe.changes,
                            message: commitMessage(
                                for: step.extraction, from: chain.plan.moduleName), in: root))
                }
                if format == .text { print(chain.lineOfLast) }
            } catch let error as ChangeError {
                chain.failure = error.description
                return
            } catch let error as CommitError {
                let candidate = step.extraction.candidate
                chain.failure = "\(candidate) is written and not committed. \(error)"
                return
            }
        }
    }

    /// Says what became of the steps.
    ///
    /// - Throws: The exit status.
    private func finish(_ chain: StepChain, _ analysis: Analysis) async throws {
        switch format {
        case .json:
            let report = ChainReport(
                through: chain.name,
                steps: chain.steps.map { ($0.extraction, $0.blockers) }, left: chain.left,
                written: chain.written, commits: chain.commits, stopped: chain.stop,
                incomplete: analysis.incomplete)
            print(try jsonText(of: report), terminator: "")
            if applying.apply, !applying.yes, !chain.ready.isEmpty {
                StandardError.write("Nothing was changed: with --format json add --yes.")
            }
        case .text, .patch: print(chain.closing(applying))
        }
        if chain.stop != nil { throw ExitStatus.violations }
        try ExitStatus.endOfListing(analysis)
    }
}
