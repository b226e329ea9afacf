import Architecture
import Codebase

extension SampleCodebase {
    var found: [Violation] {
        switch violations {
        case .none: []
        case .some, .recorded, .excluded: few
        case .many: many
        }
    }

    private var few: [Violation] {
        [
            violation(.upward, "ImageKit", "ProfileFeature", files: 1),
            violation(.upward, "UserDomain", "ProfileFeature", files: 2),
            violation(.sideways, "FeedFeature", "ProfileFeature", files: 3),
            violation(.sideways, "PlayerFeature", "ProfileFeature", files: 1),
            violation(.impure, "FeedDomain", "NetworkKit", files: 1),
            cycle,
            declaredOnly(.unused, "FeedFeature", "Analytics"),
            alone(.unassigned, "Analytics"),
            violation(.transitive, "SettingsFeature", "StorageKit", files: 2),
            violation(.transitive, "PlayerFeature", "NetworkKit", files: 1),
        ]
    }

    private var many: [Violation] {
        (0..<10_000).map { index in
            let from = "Feature\(index / 40)"
            return Violation(
                kind: index < 6_000 ? .sideways : .transitive, from: id(from),
                to: id("Feature\(index % 97)"), severity: index < 6_000 ? .error : .info,
                message: "\(from) imports Feature\(index % 97), which is another feature.",
                sites: [site("FeedFeature", 0)])
        }
    }

    private func violation(
        _ kind: ViolationKind, _ from: String, _ to: String, files: Int
    ) -> Violation {
        Violation(
            kind: kind, from: id(from), to: id(to), severity: kind.standardSeverity,
            message: "\(name(from)) imports \(name(to)), which \(kind.complaint).",
            sites: (0..<files).map { site(from, $0) })
    }

    private var cycle: Violation {
        let way = ["FeedFeature", "ProfileFeature", "SettingsFeature"].map(id)
        return Violation(
            kind: .cycle, from: way[0], to: way[1], severity: .error,
            message: "\(name("FeedFeature")), \(name("ProfileFeature")) and "
                + "\(name("SettingsFeature")) reach each other.",
            sites: (0..<2).map { site("FeedFeature", $0) }, cycle: way,
            breakers: [EdgeID(from: way[2], to: way[0])])
    }

    private func declaredOnly(_ kind: ViolationKind, _ from: String, _ to: String) -> Violation {
        Violation(
            kind: kind, from: id(from), to: id(to), severity: kind.standardSeverity,
            message: "\(name(from)) declares \(name(to)), but none of its files imports it.",
            declaration: DeclarationSite(file: "Package.swift", line: 15))
    }

    private func alone(_ kind: ViolationKind, _ from: String) -> Violation {
        Violation(
            kind: kind, from: id(from), to: nil, severity: kind.standardSeverity,
            message: "\(name(from)) is in no layer.")
    }

    private func site(_ module: String, _ file: Int) -> Site {
        let suffix = ["View", "Model", "Row"][file % 3]
        let path = RelativePath("Sources/\(name(module))/\(module)\(suffix).swift")
        return .import(ImportSite(file: path, statement: importOfProfile))
    }
}

extension ViolationKind {
    fileprivate var complaint: String {
        switch self {
        case .upward: "is in a higher layer"
        case .sideways: "another feature"
        case .impure: "belongs to data, while the domain must stay pure"
        case .transitive: "it reaches only through others"
        default: "is not allowed"
        }
    }
}
