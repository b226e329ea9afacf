import Architecture
import Codebase

extension ReadFeaturePattern {
    /// Why nothing can be made where no package is.
    private static func noPackage(in codebase: Codebase) -> String {
        if let item = codebase.incomplete.first(where: { $0.path.name == "Package.swift" }) {
            return "\(item.path) could not be read: \(item.reason) Correct it first, or let "
                + "SwiftPM run it with --trust."
        }
        let other = codebase.modules.first { $0.origin != .folders }
        guard let other else {
            return "There is no Swift package in \(codebase.root). Create one with swift "
                + "package init, or give the folder of a package."
        }
        return "\(other.name) and the other modules are described by \(other.origin.rawValue), "
            + "not by a Swift package. Strata generates features only in Swift packages; give "
            + "the folder of one."
    }

    /// The plain layout for a codebase in which no feature is to be found.
    func readDefault(
        _ name: String, kind: FeatureKind?, into pattern: inout FeaturePattern
    ) throws(NewFeatureError) {
        if analysis.codebase.isMostlyOfTuist {
            throw NewFeatureError(
                "Found no existing feature to imitate, and Tuist/Templates has no template. Choose a "
                    + "module with --like.")
        }
        let modules = analysis.codebase.modules.filter { $0.origin == .swiftpm && !$0.isFixture }
        guard let package = modules.min(by: { $0.container < $1.container }) else {
            throw NewFeatureError(Self.noPackage(in: analysis.codebase))
        }
        guard kind != nil else {
            let kinds = FeatureKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw NewFeatureError(
                "Found no existing feature to copy the structure from. Choose a module with "
                    + "--like, or a default layout with --style and one of \(kinds).")
        }
        pattern.container = package.container
        pattern.manifest = package.manifest ?? package.container.appending("Package.swift")
        let mine = modules.filter { $0.container == package.container }
        let imports = Set(
            mine.flatMap(\.sources).flatMap { analysis.facts[$0]?.imports.map(\.module) ?? [] })
        pattern.kind = kind ?? Self.kind(imports: imports)
        pattern.pieces = Dictionary(
            uniqueKeysWithValues: FeaturePiece.allCases.map { ($0, $0.endings[0]) })
        if pattern.kind == .composable {
            pattern.pieces = [.reducer: "", .view: "View"]
            pattern.usesReducerMacro = true
            pattern.usesObservableState = true
        } else {
            pattern.pieces[.reducer] = nil
        }
        if pattern.kind == .terminal { pattern.words.view = "Screen" }
        if pattern.kind == .uikit { pattern.words.view = "ViewController" }
        let sources = pattern.container.appending(RelativePath("Sources/\(name)"))
        let tests = pattern.container.appending(RelativePath("Tests/\(name)Tests"))
        pattern.members = [
            FeaturePattern.Member(part: .main, name: name, folder: sources, model: nil),
            FeaturePattern.Member(
                part: .tests, name: name + "Tests", folder: tests, model: nil,
                dependencies: [.byName(name)]),
        ]
        pattern.findings = [
            FeaturePattern.Finding("Features", "none found; the default layout is used"),
            FeaturePattern.Finding("Modules", "feature \(name), tests \(name)Tests"),
            FeaturePattern.Finding("Folders", "\(sources), \(tests)"),
            FeaturePattern.Finding(
                "Body", pattern.kind.sentence,
                from: kind == nil ? "what the package imports" : "--style"),
        ]
    }
}
