import Codebase

/// What targets of other projects build, by name: a framework that a target links may come from
/// any project of its workspace, or be a pod.
struct BuiltProducts {
    private var modules: [String: [Module]] = [:]

    private static let kinds: Set<TargetKind> = [.framework, .library, .app, .appExtension]

    init(of codebase: Codebase) {
        for module in codebase.modules
        where module.isLinkedByName && Self.kinds.contains(module.kind) {
            for name in Set([module.name, module.moduleName]) {
                modules[name, default: []].append(module)
            }
        }
    }

    /// The module that a target links by name; nil if none is called so, or if nothing decides
    /// between several.
    func product(_ name: String, for module: Module) -> ModuleID? {
        guard module.origin.traits.isProject else { return nil }
        let found = (modules[name] ?? []).filter {
            $0.id != module.id && (!$0.isFixture || module.isFixture)
        }
        guard let least = found.map({ distance($0, module) }).min() else { return nil }
        let nearest = found.filter { distance($0, module) == least }
        if case .modules(let ids) = MeantModules(for: module).answer(among: nearest),
            ids.count == 1
        {
            return ids[0]
        }
        let platform = module.platformWord
        let same = nearest.filter { $0.platformWord == platform }
        return same.count == 1 ? same[0].id : nil
    }

    private func distance(_ module: Module, _ other: Module) -> Int {
        module.container.distance(to: other.container)
    }
}

extension Module {
    /// The platform that its name ends or begins with, in lower case; nil if there is none.
    var platformWord: String? {
        let words = name.lowercased().split { !$0.isLetter }
        let platforms: Set<Substring> = [
            "ios", "macos", "osx", "mac", "tvos", "watchos", "visionos", "catalyst",
        ]
        return words.last { platforms.contains($0) }.map {
            $0 == "osx" || $0 == "mac" ? "macos" : String($0)
        }
    }
}

extension Module {
    /// Whether a target of a project can link it by its name.
    fileprivate var isLinkedByName: Bool { origin.traits.isProject || origin == .cocoapods }
}
