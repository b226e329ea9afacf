import Codebase

/// Leaves out Xcode projects beside pods that are what is built, where nothing opens the project.
///
/// Teams that make pods of the frameworks of a project often leave the project where it was. A project is
/// taken for such a one if
///
/// - a Podfile names the folder it is in by its path, and podspecs there describe all that it builds,
/// - neither a workspace nor a Podfile opens it, and no target elsewhere depends on one of its targets, and
/// - something in it could not be read or found, or a target of it compiles other files than the pod.
///
/// Where project and pod are the same, either is right.
struct ProjectsBesidePods {
    /// The modules that stay.
    let kept: [Module]
    /// For each module left out the pod of its name, or none.
    private(set) var replaced: [ModuleID: [ModuleID]] = [:]
    /// What was left out.
    private(set) var choices: [DescriptionChoice] = []

    /// - Parameters:
    ///   - modules: All modules but those of generated projects.
    ///   - used: The containers that something names so that they are built.
    ///   - incomplete: What could not be read.
    ///   - view: The kind of description that goes first; nil for the usual order.
    init(
        _ modules: [Module], used: Set<RelativePath>, incomplete: [IncompleteItem], view: Origin?
    ) {
        let pods = Dictionary(
            grouping: modules.filter {
                $0.origin == .cocoapods && $0.kind == .framework && used.contains($0.container)
            }, by: \.container)
        if pods.isEmpty || view == .xcode {
            kept = modules
            return
        }
        let needed = Self.neededElsewhere(modules)
        let unread = RelativePath.withFolders(incomplete.lazy.map(\.path))
        let projects = Dictionary(grouping: modules.filter { $0.origin == .xcode }, by: \.container)
        var left: Set<RelativePath> = []
        for (container, targets) in projects {
            guard let beside = pods[container.parent], !used.contains(container),
                !needed.contains(container), Self.areOnlyPods(targets, beside),
                unread.contains(container) || !Self.areSame(targets, as: beside),
                let pod = beside.first
            else { continue }
            left.insert(container)
            for target in targets {
                replaced[target.id] = beside.filter { $0.moduleName == target.moduleName }.map(\.id)
            }
            choices.append(
                DescriptionChoice(
                    leftOut: container, origin: .xcode, taken: pod.manifest ?? pod.container,
                    takenOrigin: .cocoapods, reason: .usedPod, modules: targets.count))
        }
        kept = modules.filter { !left.contains($0.container) }
    }

    /// The projects that targets of others depend on.
    private static func neededElsewhere(_ modules: [Module]) -> Set<RelativePath> {
        let containers = Dictionary(
            modules.map { ($0.id, $0.container) }, uniquingKeysWith: { first, _ in first })
        var needed: Set<RelativePath> = []
        for module in modules {
            for dependency in module.dependencies {
                guard case .module(let id) = dependency.name, let container = containers[id],
                    container != module.container
                else { continue }
                needed.insert(container)
            }
        }
        return needed
    }

    /// Whether each target that compiles something is one of the pods, or tests them, and one at least is no
    /// test.
    private static func areOnlyPods(_ targets: [Module], _ pods: [Module]) -> Bool {
        let names = Set(pods.map(\.moduleName))
        let built = targets.filter { $0.kind != .test }
        return !built.isEmpty
            && built.allSatisfy {
                $0.kind != .app && ($0.allSources.isEmpty || names.contains($0.moduleName))
            }
    }

    private static func areSame(_ targets: [Module], as pods: [Module]) -> Bool {
        targets.allSatisfy { target in
            guard let pod = pods.first(where: { $0.moduleName == target.moduleName }) else {
                return true
            }
            return target.isSame(as: Set(pod.allSources))
        }
    }
}
