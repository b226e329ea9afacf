import Architecture
import Codebase

extension Module {
    /// A module of a package with one file, which is called as it is.
    package static func sample(
        _ name: String, _ kind: TargetKind, _ role: Role, in folder: String,
        platforms: Set<Platform> = []
    ) -> Module {
        let path = RelativePath("\(folder)/\(name)")
        return Module(
            id: ModuleID(container: .root, target: name), name: name, moduleName: name, kind: kind,
            role: role, origin: .swiftpm, container: .root, manifest: nil, path: path,
            sources: [path.appending(RelativePath("\(name).swift"))], dependencies: [],
            platforms: platforms)
    }
}

extension Analysis {
    /// The analysis of a codebase whose files say what is given.
    ///
    /// - Parameter written: What its file says of the layers; nil for those that are inferred.
    package static func sample(
        of codebase: Codebase, facts: [RelativePath: SourceFacts], written: LayerConfiguration?,
        milliseconds: Int
    ) -> Analysis {
        let graph = linkModules(codebase, facts: facts)
        let configuration = written ?? inferLayers(codebase, graph: graph)
        let assignment = assignLayers(configuration, to: codebase)
        let found = checkRules(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment, facts: facts)
        return Analysis(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment, violations: found.violations, facts: facts, isComplete: true,
            incomplete: [], milliseconds: milliseconds, written: written)
    }
}
