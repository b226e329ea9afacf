import Architecture
import ArgumentParser
import Codebase

/// Which codebase a command is about, and how it may be read.
struct CodebaseArguments: ParsableArguments {
    @Argument(help: "The folder of the codebase.", completion: .directory)
    var path = "."

    @Option(
        help: ArgumentHelp(
            "Read a revision from git in place of the folder: a commit, a branch or a tag.",
            valueName: "rev"))
    var at: String?

    @OptionGroup var reading: ReadingArguments

    func validate() throws {
        if at != nil, reading.trust {
            throw ValidationError(
                "--trust runs manifests, and nothing of a revision is run. Leave out --trust, or "
                    + "check the revision out and name that folder.")
        }
    }

    /// What reads the codebase: its folder, or the revision that was asked for.
    func services() async throws -> Services {
        guard let at else { return .live() }
        return try await Services.live().reading(at, in: AbsolutePath.resolve(path))
    }

    /// The complete analysis, with progress on standard error while it is being worked out.
    ///
    /// - Parameter units: What stands as modules; nil for what the configuration names.
    func analysis(services: Services, units: Units? = nil) async throws -> Analysis {
        try await reading.analysis(of: path, services: services, units: units)
    }
}

/// Whether a command is about modules or about the folders inside them.
struct UnitsArguments: ParsableArguments {
    /// What stands as modules.
    enum Choice: String, CaseIterable, ExpressibleByArgument {
        case modules, folders
    }

    @Option(
        help:
            "Apply the layers to modules, or to the folders inside them.")
    var units: Choice?

    /// What stands as modules; nil for what the configuration names.
    var choice: Units? {
        switch units {
        case .modules: .modules
        case .folders: .folders
        case nil: nil
        }
    }
}

/// How a codebase may be read.
struct ReadingArguments: ParsableArguments {
    @Flag(help: "Trust the codebase: run the manifests that cannot be read statically.")
    var trust = false

    @Option(
        help: ArgumentHelp(
            "Read only this kind of project description.", valueName: "kind"))
    var origin: Origin?

    /// The complete analysis of the codebase at a path.
    ///
    /// - Parameter units: What stands as modules; nil for what the configuration names.
    func analysis(
        of path: String, services: Services, units: Units? = nil
    ) async throws -> Analysis {
        let root = try AbsolutePath.resolve(path)
        if services.revision == nil { await services.recoverChanges(in: root) }
        let progress = ProgressLine()
        defer { progress.clear() }
        let states = services.analyze(through: origin, showsParts: false).states(
            root: root, trust: await trust(of: root, in: services))
        for await state in states {
            switch state {
            case .starting(let step), .partial(_, let step): progress.show(step.sentence)
            case .complete(let analysis):
                let found = units.map { analyzeUnits(analysis, by: $0) } ?? analyzeUnits(analysis)
                // The command ends with it: nobody should wait until it is taken apart.
                _ = Unmanaged.passRetained(HeldAnalysis(found))
                return found
            case .failed(let error): throw error
            }
        }
        throw AnalysisError.unreadable(path: root, reason: "the analysis ended early")
    }

    /// Makes sure that code of a folder may be run.
    ///
    /// - Parameter level: How far a change is to be proved, as it is written behind `--prove`.
    /// - Throws: `ValidationError` where nobody trusts the folder.
    func requireTrust(toProve level: String, in root: String, _ services: Services) async throws {
        if await trust(of: root, in: services) == .trusted { return }
        throw ValidationError(
            "--prove \(level) runs the manifests and the code of this folder. Add "
                + "--trust if you trust it.")
    }

    /// Whether code of a folder may be run.
    func trust(of root: String, in services: Services) async -> Trust {
        if trust { return .trusted }
        return await services.trust(of: root)
    }
}

/// An analysis that lives as long as the process.
private final class HeldAnalysis {
    private let analysis: Analysis

    init(_ analysis: Analysis) { self.analysis = analysis }
}

extension Origin: ExpressibleByArgument {}
