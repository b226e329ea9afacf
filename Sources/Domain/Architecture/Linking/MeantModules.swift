import Codebase

/// Which of several modules of one name the code of a module means.
struct MeantModules {
    /// What can be said.
    enum Answer: Equatable {
        /// These: one, or one for each of the platforms of the importing module.
        case modules([ModuleID])
        /// Nothing decides between these.
        case undecided([ModuleID])
    }

    private let module: Module

    /// - Parameter module: The one whose code it is.
    init(for module: Module) { self.module = module }

    /// The answer for modules of one name that the code reaches in the same way.
    ///
    /// The platforms decide first: those of the importing module, then whether a module covers all
    /// of them. Then the own container comes before others, and what code other than a test can
    /// import before apps, and what has files before what has none. Where each of the modules is for
    /// other platforms, each is meant on its own.
    ///
    /// - Parameter candidates: At least one.
    func answer(among candidates: [Module]) -> Answer {
        let left =
            candidates
            .preferring { $0.sharesPlatform(with: module) }
            .preferring { $0.platforms.isEmpty || $0.platforms.isSuperset(of: module.platforms) }
            .preferring { $0.container == module.container }
            .preferring { module.kind.isTest || $0.kind.isLinked }
            .preferring { !$0.allSources.isEmpty }
        let ids = left.map(\.id)
        return left.count == 1 || areAlternatives(left) ? .modules(ids) : .undecided(ids)
    }

    /// Whether each is for platforms of the importing module that no other is for.
    private func areAlternatives(_ modules: [Module]) -> Bool {
        guard modules.allSatisfy({ !$0.platforms.isDisjoint(with: module.platforms) }) else {
            return false
        }
        let all = modules.reduce(into: Set<Platform>()) { $0.formUnion($1.platforms) }
        return all.count == modules.map(\.platforms.count).reduce(0, +)
    }
}

extension Module {
    /// Whether code of both can end up in one program, as far as platforms tell.
    func sharesPlatform(with other: Module) -> Bool {
        platforms.isEmpty || other.platforms.isEmpty || !platforms.isDisjoint(with: other.platforms)
    }
}

extension [Module] {
    /// Those that are preferred, or all if none is.
    fileprivate func preferring(_ isPreferred: (Module) -> Bool) -> [Module] {
        let preferred = filter(isPreferred)
        return preferred.isEmpty ? self : preferred
    }
}

extension TargetKind {
    var isTest: Bool { self == .test || self == .uiTest }

    /// Whether code that is no test can import it.
    fileprivate var isLinked: Bool {
        switch self {
        case .library, .framework, .macro, .system, .binary, .folder: true
        case .app, .appExtension, .executable, .test, .uiTest, .plugin, .snippet, .watch, .widget,
            .bundle, .aggregate:
            false
        }
    }
}
