import Architecture
import ArgumentParser
import Reports

/// `strata new feature`: a feature made as the others are.
struct NewFeatureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feature",
        abstract: "Make a feature as the codebase's other features are made.",
        discussion: """
            Reads folders, names and the manifest's style from the features that there are, and shows \
            the change as a diff. Nothing is written before you say so: on a terminal it asks, \
            elsewhere --yes says so. Templates of your own stand in .strata/templates; \
            docs/NEW-FEATURE.md says what is in them. Exit status: 0 shown, made or taken back; \
            2 not possible.
            """)

    @Argument(help: "The name of the feature, such as Search.")
    var name: String?

    @Argument(help: "The folder of the codebase.", completion: .directory)
    var path: String?

    @Option(help: "What its body is made with, if not what the others are made with.")
    var style: FeatureKind?

    @Option(help: "The feature to imitate; the smallest that is made as most are if left out.")
    var like: String?

    @Option(help: "The app that puts it together; the one with most features if left out.")
    var app: String?

    @Flag(help: "Take back, whole, what was made last.")
    var undo = false

    @Flag(help: "Leave the manifest to you: what to write in it stands in the notes.")
    var filesOnly = false

    @Option(help: "How to print.")
    var format = OutputFormat.text

    @OptionGroup var confirming: ConfirmArguments

    @OptionGroup var reading: ReadingArguments

    func validate() throws {
        if undo, style != nil || like != nil || app != nil || filesOnly {
            throw ValidationError(
                "--undo takes back what was made last. Leave out what describes a new one.")
        }
        if name == nil, !undo {
            throw ValidationError("The feature has no name. Write: strata new feature Search")
        }
    }

    func run() async throws {
        let services = Services.live()
        if undo { return try await takeBack(services) }
        let root = try AbsolutePath.resolve(path ?? ".")
        let analysis = try await reading.analysis(
            of: root, services: services, units: .modules)
        let request = NewFeatureRequest(
            name: name ?? "", kind: style, like: like, app: app, editsManifest: !filesOnly)
        let plan = try services.planFeature(request, in: analysis)
        if format == .text {
            print(FeaturePlanText(plan, paint: .forStandardOutput).text, terminator: "")
        }
        let outcome = try await confirming.apply(
            plan.changes, in: root, with: services.applyChanges, asks: format == .text)
        try report(plan, isApplied: outcome == .applied)
    }

    private func report(_ plan: FeaturePlan, isApplied: Bool) throws {
        if format == .json {
            let report = FeaturePlanReport(plan, applied: isApplied)
            return print(try jsonText(of: report), terminator: "")
        }
        print(
            isApplied
                ? "Made \(plan.name). Take it back with: strata new feature --undo"
                : "Nothing was written; --yes does that.")
    }

    /// Takes back what was made last, if it is what a person named.
    private func takeBack(_ services: Services) async throws {
        // A folder alone may be named, as the name of what was made last is known.
        let isFolder = path == nil && name.map { $0 == "." || $0.contains("/") } ?? false
        let root = try AbsolutePath.resolve((isFolder ? name : path) ?? ".")
        guard let last = try services.changes.lastApplied(in: root) else {
            throw ChangeError.nothingToUndo
        }
        if let name, !isFolder, !last.title.hasSuffix(" " + name) {
            throw NewFeatureError(
                "The last change here is “\(last.title.visible)”. Undo that first, or leave out "
                    + "\(name.visible).")
        }
        let changes = try services.changes.undo(in: root)
        if format == .json {
            return print(
                try jsonText(of: UndoReport(changes, undone: last.title)), terminator: "")
        }
        print("Took back “\(last.title.visible)”: \(changes.changes.count.counted("file")).")
    }
}

extension FeatureKind: ExpressibleByArgument {}
