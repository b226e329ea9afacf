import Codebase

/// Makes modules of the targets that build files declare.
struct BazelModules {
    private let files: BazelFiles
    private let tree: SourceTree
    private let paths: Set<RelativePath>
    private(set) var reading = ProjectReading()

    private struct Candidate {
        let target: BazelTarget
        let kind: TargetKind
        let sources: BazelSources
    }

    init(_ files: BazelFiles, tree: SourceTree) {
        self.files = files
        self.tree = tree
        paths = Set(tree.files)
        let candidates = files.order.compactMap { files.targets[$0] }.compactMap(candidate)
        let dependencies = BazelDependencies(
            files: files, modules: Set(candidates.map(\.target.label)))
        for candidate in candidates { add(candidate, dependencies) }
        if let overrun = dependencies.overrun {
            reading.incomplete.append(
                IncompleteItem(
                    path: files.workspaces.packages[overrun.target.label.folder]
                        ?? overrun.target.label.folder,
                    line: overrun.target.call.line,
                    reason: "All dependencies together \(overrun.reason), so that those from "
                        + "\(overrun.target.label.text) on are left out. Let targets depend on fewer."
                ))
        }
        if !candidates.isEmpty || files.mayLackSwift { reading.incomplete += files.problems }
        reading.externals = Array(Set(reading.externals)).sorted {
            ($0.container, $0.identity) < ($1.container, $1.identity)
        }
    }

    private func candidate(_ target: BazelTarget) -> Candidate? {
        var sources = BazelSources(files: files, tree: paths)
        if let kind = BazelRuleKind.kind(of: target.call.rule) {
            sources.add(target)
            return Candidate(target: target, kind: kind, sources: sources)
        }
        guard BazelRuleKind.mayCompile(target.call.rule) else { return nil }
        sources.add(target)
        return sources.swift.isEmpty
            ? nil : Candidate(target: target, kind: .library, sources: sources)
    }

    private mutating func add(_ candidate: Candidate, _ dependencies: BazelDependencies) {
        let target = candidate.target
        let label = target.label
        let manifest = files.workspaces.packages[label.folder]
        let references = dependencies.references(of: target)
        reading.modules.append(
            Module(
                id: label.id, name: label.name, moduleName: moduleName(of: target),
                kind: candidate.kind, origin: .bazel, container: label.folder, manifest: manifest,
                path: path(of: candidate), sources: Array(candidate.sources.swift),
                otherSources: Array(candidate.sources.others),
                dependencies: references,
                platforms: Set([BazelRuleKind.platform(of: target.call.rule)].compactMap(\.self))))
        reading.externals += BazelDependencies.repositories(of: references).map {
            ExternalPackage(identity: $0, container: label.folder)
        }
        report(candidate, in: manifest ?? label.folder)
        reportAbsent(dependencies.absentPackages(of: target), target, manifest ?? label.folder)
    }

    private mutating func reportAbsent(
        _ folders: [RelativePath], _ target: BazelTarget, _ file: RelativePath
    ) {
        for folder in folders {
            guard let reason = tree.absence(of: folder, named: "the package") else { continue }
            reading.incomplete.append(
                IncompleteItem(path: file, line: target.call.line, reason: reason))
        }
    }

    /// The name that code imports: rules of `rules_swift` mangle the label where none is given.
    private func moduleName(of target: BazelTarget) -> String {
        if let name = target.text("module_name") { return name.asModuleName }
        let mangles = target.rule.lowercased().hasScalars("swift") || target.rule == "objc_library"
        return mangles ? target.label.moduleName : target.label.name.asModuleName
    }

    private func path(of candidate: Candidate) -> RelativePath {
        let all = candidate.sources.swift.union(candidate.sources.others).map(\.parent)
        return all.first?.widened(toHold: all) ?? candidate.target.label.folder
    }

    private mutating func report(_ candidate: Candidate, in file: RelativePath) {
        let target = candidate.target
        for attribute in ["srcs", "deps", "private_deps", "module_name"]
        where target.isUnknown(attribute) {
            reading.incomplete.append(
                IncompleteItem(
                    path: file, line: target.call.line,
                    reason: "The “\(attribute)” of \(target.label.text) could not be evaluated "
                        + "without running Bazel. Write the values as literals."))
        }
        if let missing = candidate.sources.missing.first {
            reading.incomplete.append(
                IncompleteItem(
                    path: file, line: target.call.line,
                    reason: "\(target.label.text) lists “\(missing)”, which does not exist. "
                        + "Correct the path, or generate the file with a target of the package."))
        }
    }
}
