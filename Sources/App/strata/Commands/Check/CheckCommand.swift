import Architecture
import ArgumentParser
import Codebase
import Reports

/// `strata check`: the violations, for people and for scripts.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Print the violations with the lines that cause them.",
        discussion: """
            With --base, prints only what is different from a revision, and nothing if nothing \
            is. Exit status: 0 nothing fails (notes and recorded violations never do, nor with \
            --base those of the revision); 1 errors, warnings that are not recorded where there \
            is a record, something recorded that is gone, or a budget that is not met; 2 none of \
            these found, but something could not be read or .strata.yml has mistakes. With \
            --kind, --severity and --owner, only the violations asked for count.
            """
    )

    @OptionGroup var codebase: CodebaseArguments

    @Option(
        help: ArgumentHelp(
            "Print only what is different from this revision: a commit, a branch or a tag.",
            valueName: "rev"))
    var base: String?

    @OptionGroup var units: UnitsArguments

    @OptionGroup var filter: FilterArguments

    @Option(
        help: ArgumentHelp(
            "Only violations behind which files of this owner stand, as CODEOWNERS says; can be repeated.",
            valueName: "name"))
    var owner: [String] = []

    @Option(help: "The output format.")
    var format = CheckFormat.text

    @Option(
        help: ArgumentHelp("Write to this file in place of the terminal.", valueName: "file"),
        completion: .file())
    var output: String?

    @Flag(help: "Show notes, recorded and excluded violations, and all lines.")
    var all = false

    func run() async throws {
        let services = try await codebase.services()
        let answer: KeptOutput
        if let question = try await question(services) {
            answer = try await question.answer { try await worked($0, time: RepeatedQuestion.time) }
        } else {
            answer = try await worked(services).output
        }
        try write(answer.text)
        throw ExitCode(answer.status)
    }

    /// What may have been asked before: nothing that looks at revisions or writes files.
    private func question(_ services: Services) async throws -> RepeatedQuestion? {
        guard base == nil, output == nil else { return nil }
        let root = try AbsolutePath.resolve(codebase.path)
        return RepeatedQuestion(
            about: root, trust: await codebase.reading.trust(of: root, in: services),
            isPainted: Paint.forStandardOutput.isOn, services: services)
    }

    /// Works the answer out.
    ///
    /// - Parameter time: What stands for how long it took; nil for that itself.
    private func worked(_ services: Services, time: String? = nil) async throws -> WorkedOutAnswer {
        let analysis = try await codebase.analysis(services: services, units: units.choice)
        let difference = try await difference(to: analysis)
        let owned = try await OwnedViolations(by: owner, in: analysis, services)
        let chosen = owned.chosen(
            from: filter.chosen(from: difference?.difference.appeared ?? analysis.violations))
        let excluded =
            difference == nil ? owned.chosen(from: filter.chosen(from: analysis.excluded)) : []
        let asked = chosen + excluded
        let shown = format.isForPeople ? asked.filter(isShown) : asked
        let result = CheckResult(
            analysis, violations: chosen, excluded: excluded,
            stale: owned.isEverything ? filter.chosen(from: analysis.stale) : [],
            budgets: owned.isEverything ? filter.chosen(from: analysis.budgets) : [],
            evidence: await services.collectEvidence.evidence(
                for: shown, in: analysis,
                places: format == .text && !all ? CheckText.placesPerViolation : .max),
            warnings: Self.layerWarnings(of: analysis), difference: difference)
        let text = try await text(of: result, services, time: time)
        return WorkedOutAnswer(
            output: KeptOutput(text: text, status: Self.status(of: result).rawValue),
            analysis: analysis)
    }

    /// What is different from the revision that was named; nil if none was.
    private func difference(
        to analysis: Analysis
    ) async throws -> (base: String, difference: AnalysisDifference)? {
        guard let base else { return nil }
        let root = try AbsolutePath.resolve(codebase.path)
        let services = try await Services.live().reading(base, in: root)
            .borrowingLayers(of: analysis)
        let before = try await codebase.reading.analysis(
            of: codebase.path, services: services, units: analysis.units)
        guard before.incomplete.isEmpty || !analysis.incomplete.isEmpty else {
            let count = before.incomplete.count.counted("item")
            throw ValidationError(
                "\(count) of “\(base)” could not be read, so the two cannot be compared. List with: "
                    + "strata check --at \(base)")
        }
        return (base, AnalysisDifference(from: before, to: analysis))
    }

    private func text(
        of result: CheckResult, _ services: Services, time: String?
    ) async throws -> String {
        switch format {
        case .json:
            return try jsonText(of: CheckReport(result))
        case .sarif:
            return try jsonText(of: SarifReport(result, version: Strata.configuration.version))
        case .codeclimate: return try jsonText(of: CodeClimateReport(result))
        case .github: return gitHubAnnotations(of: result)
        case .junit: return junitText(of: result)
        case .markdown: return checkMarkdown(of: result)
        case .text:
            let text = CheckText(
                result, showsAll: all, showsNotes: showsNotes,
                paint: output == nil ? .forStandardOutput : Paint(isOn: false), time: time)
            let excerpts = await Excerpts(
                of: text.quotedLines, in: result.analysis.codebase.root, from: services.texts)
            return text.text(excerpts: excerpts)
        }
    }

    private func write(_ text: String) throws {
        if let output { return try OutputFile(output).write(text) }
        // Its lines are commands, each of them meant.
        if format == .github { return StandardOutput.write(verbatim: text) }
        StandardOutput.write(text)
    }

    private var showsNotes: Bool { all || filter.severity == .note }

    private func isShown(_ violation: Violation) -> Bool {
        (showsNotes || violation.severity != .info) && (all || violation.state == .new)
    }

    /// What the exit status says of the violations and the stale entries asked for; 0 is never said
    /// of what is incomplete.
    private static func status(of result: CheckResult) -> ExitCode {
        if result.hasUnusableLayers { return ExitStatus.couldNotCheck }
        if !result.failures.isEmpty { return ExitStatus.violations }
        return result.analysis.incomplete.isEmpty ? ExitStatus.clean : ExitStatus.couldNotCheck
    }

    /// What is wrong with the layers without making them unusable.
    private static func layerWarnings(of analysis: Analysis) -> [String] {
        analysis.assignment.problems.filter { !$0.isError }.map(\.description)
    }
}

/// For whom `strata check` prints.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github, junit, markdown, codeclimate

    /// Whether notes and what is recorded are left out unless asked for.
    var isForPeople: Bool { self == .text || self == .markdown }
}
