import Codebase

/// Which description of the same module is believed.
///
/// The usual order is ``Origin/Traits/precedence``. A package that builds the sources of an app as a
/// library, so that they can be tested without Xcode, comes after the app's project.
struct Precedence {
    private let view: Origin?
    private let libraries: Set<RelativePath>

    init(of modules: [Module], view: Origin?) {
        self.view = view
        let apps = Dictionary(
            grouping: modules.filter { $0.kind == .app && $0.origin.traits.isProject },
            by: \.moduleName)
        libraries = Set(
            modules.lazy.filter { package in
                package.origin == .swiftpm && package.kind == .library
                    && (apps[package.moduleName] ?? []).contains {
                        $0.isSame(as: Set(package.allSources))
                    }
            }.map(\.container))
    }

    /// The position of a module's description, the lowest first.
    func position(of module: Module) -> Int {
        if module.origin == view { return -1 }
        let isBehind = module.origin == .swiftpm && libraries.contains(module.container)
        return isBehind
            ? Origin.xcode.traits.precedence * 10 + 5 : module.origin.traits.precedence * 10
    }
}
