import Architecture
import Codebase

/// Reads from a codebase's features how a feature is made there.
struct ReadFeaturePattern {
    let analysis: Analysis
    let store: any ChangeStore

    /// The order for a new feature.
    ///
    /// - Parameters:
    ///   - name: The new feature.
    ///   - like: The feature to imitate; nil for one that is made as most are.
    ///   - kind: What its body is made with; nil for what the others are made with.
    ///   - app: The app that it is put together in; nil for the one that has most of the others.
    func pattern(
        for name: String, like: String?, kind: FeatureKind?, app: String? = nil
    ) throws(NewFeatureError) -> FeaturePattern {
        var families = FeatureFamily.all(in: analysis.codebase)
        if let like, let found = FeatureFamily.like(like, in: analysis.codebase),
            !families.contains(where: { $0.stem == found.0.stem })
        {
            families = found.peers
        }
        var pattern = FeaturePattern()
        pattern.families = families
        guard let model = try model(of: families, like: like) else {
            try readDefault(name, kind: kind, into: &pattern)
            return pattern
        }
        pattern.model = model.stem
        pattern.container = model.production[0].module.container
        pattern.manifest =
            model.production[0].module.manifest ?? pattern.container.appending("Package.swift")
        readModules(families, model: model, name: name, into: &pattern)
        readFiles(families, model: model, like: like, kind: kind, into: &pattern)
        try readComposition(families, model: model, name: name, app: app, into: &pattern)
        keepCertain(model: model, isNamed: like != nil, into: &pattern)
        return pattern
    }

    /// The feature to imitate: the smallest of those that are made as most are.
    private func model(
        of families: [FeatureFamily], like: String?
    ) throws(NewFeatureError) -> FeatureFamily? {
        if let like {
            if let found = families.first(where: { family in
                family.stem == like || family.members.contains { $0.module.name == like }
            }) {
                return found
            }
            let near = EditDistance.nearest(to: like, among: families.map(\.stem))
            throw NewFeatureError(
                "There is no feature called \(like). "
                    + (near.map { "Did you mean \($0)?" }
                        ?? "There are: \(families.map(\.stem).joined(separator: ", ")).")
            )
        }
        // What puts the others together is made as none of them is.
        let plain = families.filter { !$0.assembles(families) }
        let groups = Dictionary(
            grouping: plain.isEmpty ? families : plain, by: \.shape
        ).values
        let most = groups.max { left, right in
            (left.count, right[0].stem) < (right.count, left[0].stem)
        }
        return most?.min { ($0.size, $0.stem) < ($1.size, $1.stem) }
    }

    private func readModules(
        _ families: [FeatureFamily], model: FeatureFamily, name: String,
        into pattern: inout FeaturePattern
    ) {
        let names = Dictionary(
            model.members.map { ($0.module.name, $0.prefix + name + $0.suffix) },
            uniquingKeysWith: { first, _ in first })
        let isOfTuist = model.isOfTuist
        // A manifest of Tuist is copied whole, with all that it declares.
        for member in model.members where member.part != .testing || isOfTuist {
            let peers = families.compactMap { $0.member(member.part)?.module }
            let imports = commonImports(of: peers)
            let own = member.module.dependencies.filter(\.purpose.isLinked).map(\.name)
            let dependencies = own.map { dependency -> DependencyReference.Name in
                names[dependency.bareName].map { .byName($0) } ?? dependency
            }
            let folder = replacing(
                model, by: name, in: isOfTuist ? member.module.commonFolder : member.module.path)
            pattern.members.append(
                FeaturePattern.Member(
                    part: member.part, name: member.prefix + name + member.suffix,
                    folder: folder, model: member.module, dependencies: dependencies,
                    imports: dependencies.map(\.bareName).filter(imports.contains)))
        }
        pattern.findings.append(
            FeaturePattern.Finding(
                "Features", families.map(\.stem).joined(separator: ", "),
                from: families.compactMap(\.production.first?.module.path.parent.string)
                    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
                    .joined(separator: ", ")))
        let same = families.count { $0.shape == model.shape }
        pattern.findings.append(
            FeaturePattern.Finding(
                "Modules",
                pattern.members.map { "\($0.part.word) \($0.name)" }.joined(separator: ", "),
                from: "modelled on \(model.stem) (the shape of \(same) of \(families.count))"))
    }

    /// What the modules of one part import in every feature: nothing where there is only one.
    private func commonImports(of modules: [Module]) -> Set<String> {
        guard modules.count > 1 else { return [] }
        let sets = modules.map { module in
            Set(module.sources.flatMap { analysis.facts[$0]?.imports.map(\.module) ?? [] })
        }
        return sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
    }

    /// A path with the model's names in it replaced.
    private func replacing(
        _ model: FeatureFamily, by name: String, in path: RelativePath
    ) -> RelativePath {
        let components = path.components.map { component in
            let text = String(component)
            let full = model.members.first { $0.module.name == text }
            if let full { return full.prefix + name + full.suffix }
            return text.replacingWord(model.stem, with: name)
        }
        return RelativePath(components.joined(separator: "/"))
    }
}

extension FeatureFamily {
    /// The most other features that one depends on which puts none together.
    private static let mostUsed = 2

    /// Whether it depends on more than half of the other features, or on several: there may be many beside it that
    /// are of other apps.
    fileprivate func assembles(_ families: [FeatureFamily]) -> Bool {
        let others = families.filter { $0.stem != stem }
        let used = Set(production.flatMap(\.module.dependencies).map(\.name.bareName))
        let count = others.count { other in
            other.production.contains { used.contains($0.module.name) }
        }
        return others.count > 1 && (count * 2 > others.count || count > Self.mostUsed)
    }
}

extension Module {
    /// The folder that holds all its sources; that of a project is none that a pattern of Tuist takes.
    fileprivate var commonFolder: RelativePath {
        guard let first = sources.first?.parent else {
            return container.appending(RelativePath("\(role == .tests ? "Tests" : "Sources")"))
        }
        return first.widened(toHold: sources)
    }
}

extension String {
    /// The text with a word in it replaced where it is no part of a longer word.
    func replacingWord(_ word: String, with other: String) -> String {
        var result = self
        for range in ranges(of: word).reversed() {
            let next = range.upperBound < endIndex ? self[range.upperBound] : " "
            let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
            if next.isLowercase || before.isUppercase { continue }
            result.replaceSubrange(range, with: other)
        }
        return result
    }
}

extension FeatureFamily.PartRole {
    /// What a person calls it.
    var word: String {
        switch self {
        case .interface: "interface"
        case .ui: "UI"
        case .implementation: "implementation"
        case .main: "feature"
        case .testing: "test support"
        case .tests: "tests"
        case .dev: "dev app"
        }
    }
}
