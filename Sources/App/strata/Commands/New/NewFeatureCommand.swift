import Architecture
import ArgumentParser
import Codebase
import Editing
import Reports

/// `strata new feature`: a feature made as the others are.
struct NewFeatureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feature",
        abstract: "Generate a feature modelled on the existing ones.",
        discussion: """
            Takes folders, names and the manifest's style from the existing features, and shows the \
            changes as a diff. Nothing is written until you agree: in a terminal strata asks; \
            elsewhere use --yes. Put your own templates in .strata/templates; docs/NEW-FEATURE.md \
            describes them. Exit status: 0 shown, written or undone; 2 not possible.
            """)

    @Argument(help: "The name of the feature, such as Search.")
    var name: String?

    @Argument(help: "The folder of the codebase.", completion: .directory)
    var path: String?

    @Option(help: "The UI framework of the feature; by default that of the other features.")
    var style: FeatureKind?

    @Option(
        help: "The feature to use as a model; by default the smallest of the most common shape.")
    var like: String?

    @Option(help: "The app that gets a file composing the feature, where none is named after one.")
    var app: String?

    @Option(help: "The template in Tuist/Templates to use; by default the one for features.")
    var template: String?

    @Option(
        help: ArgumentHelp(
            "What the template in Tuist/Templates asks for besides the name.",
            valueName: "name=value"))
    var attribute: [String] = []

    @Flag(help: "Undo the last change that Strata wrote.")
    var undo = false

    @Flag(help: "Do not edit the manifest; the notes say what to add to it.")
    var filesOnly = false

    @Option(help: "The output format.")
    var format = OutputFormat.text

    @OptionGroup var confirming: ConfirmArguments

    @OptionGroup var reading: ReadingArguments

    func validate() throws {
        let isDescribed =
            style != nil || like != nil || app != nil || template != nil || !attribute.isEmpty
        if undo, isDescribed || filesOnly {
            throw ValidationError(
                "--undo undoes the last change. Leave out the options that describe a new feature.")
        }
        if name == nil, !undo {
            throw ValidationError("The feature needs a name. Example: strata new feature Search")
        }
        if let wrong = attribute.first(where: { !$0.contains("=") }) {
            throw ValidationError(
                "--attribute \(wrong.visible) has no value. Write it as NAME=VALUE.")
        }
    }

    func run() async throws {
        let services = Services.live()
        if undo { return try await takeBack(services) }
        let root = try AbsolutePath.resolve(path ?? ".")
        let analysis = try await reading.analysis(
            of: root, services: services, units: .modules)
        let tree = try await services.trees.tree(at: root)
        let request = NewFeatureRequest(
            name: name ?? "", kind: style, like: like, app: app, editsManifest: !filesOnly,
            template: template, attributes: attributes)
        let plan = try await plan(request, in: analysis, tree, services)
        if format == .text {
            print(FeaturePlanText(plan, paint: .forStandardOutput).text, terminator: "")
        }
        let outcome = try await confirming.apply(
            plan.changes, in: root, with: services.applyChanges, asks: format == .text)
        try report(plan, isApplied: outcome == .applied)
    }

    /// What is said of the new feature besides its name.
    private var attributes: [String: String] {
        let pairs = attribute.map { text in
            let end = text.firstIndex(of: "=") ?? text.endIndex
            return (String(text[..<end]), String(text[end...].dropFirst()))
        }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }

    /// The first plan that does what it says where the codebase is read as it would leave it.
    private func plan(
        _ request: NewFeatureRequest, in analysis: Analysis, _ tree: SourceTree,
        _ services: Services
    ) async throws -> FeaturePlan {
        let plans = try services.planFeature.candidates(for: request, in: analysis, tree)
        let check = CheckNewFeature { changes throws(AnalysisError) in
            try await services.reading(after: changes).analyze
                .analysis(of: analysis.codebase.root, trust: .untrusted)
        }
        return try await check.firstSound(of: plans, in: analysis)
    }

    private func report(_ plan: FeaturePlan, isApplied: Bool) throws {
        if format == .json {
            let report = FeaturePlanReport(plan, applied: isApplied)
            return print(try jsonText(of: report), terminator: "")
        }
        print(
            isApplied
                ? "Created \(plan.name). Undo with: strata new feature --undo"
                : "Nothing was written. Add --yes to write these changes.")
    }

    /// Takes back what was made last, if it is what a person named.
    private func takeBack(_ services: Services) async throws {
        // A folder alone may be named, as the name of what was made last is known.
        let isFolder = path == nil && name.map { $0 == "." || $0.contains("/") } ?? false
        let root = try AbsolutePath.resolve((isFolder ? name : path) ?? ".")
        // What was cut off is the last change, and is taken back already.
        if let cutOff = try await services.writer.recover(in: root) {
            return try report(cutOff)
        }
        guard let last = try await services.writer.lastApplied(in: root) else {
            throw ChangeError.nothingToUndo
        }
        if let name, !isFolder, !last.title.hasSuffix(" " + name) {
            throw NewFeatureError(
                "The last change here is “\(last.title.visible)”. Undo that first: leave out "
                    + "\(name.visible).")
        }
        let changes = try await services.writer.undo(last, in: root)
        if format == .json {
            return print(
                try jsonText(of: UndoReport(changes, undone: last.title)), terminator: "")
        }
        print("Undid “\(last.title.visible)”: \(changes.changes.count.counted("file")).")
    }

    private func report(_ cutOff: CutOffChange) throws {
        guard format == .json else { return print(cutOff.description.visible) }
        let undone = ChangeSet(cutOff.title).reversed
        print(try jsonText(of: UndoReport(undone, undone: cutOff.title)), terminator: "")
    }
}

extension FeatureKind: ExpressibleByArgument {}
