import Codebase

/// Leaves out what Bazel or CocoaPods alone name in a folder that a package describes.
///
/// A manifest lists all targets of its package, often not the same ones for every platform. Where
/// most modules that BUILD files or podspecs find below a top folder of a package are the package's
/// own, they describe that folder a second time. A module that only they name there is none of the
/// package's, and its sources are left unclaimed. A folder that the package says nothing or little
/// about is theirs, and a module that others depend on stays.
struct ModulesBesidePackage {
    /// The modules that stay.
    private(set) var kept: [Module] = []
    /// What was left out.
    private(set) var choices: [DescriptionChoice] = []
    private let packages: [RelativePath: RelativePath]

    private struct Place: Hashable {
        let package: RelativePath
        let folder: RelativePath
        let origin: Origin
    }

    /// - Parameters:
    ///   - same: The modules that were taken, and those that are the same as they.
    ///   - described: All of them.
    init(_ same: SameModules, of described: [Module]) {
        let modules = same.kept
        let own = Set(modules.lazy.filter { $0.origin == .swiftpm }.map(\.id))
        let twins = described.filter { same.replaced[$0.id]?.contains(where: own.contains) == true }
        packages = Dictionary(
            modules.lazy.filter { $0.origin == .swiftpm }.map { module in
                (module.container, module.manifest ?? module.container)
            }, uniquingKeysWith: { first, _ in first })
        let known = Dictionary(grouping: twins.compactMap { place(of: $0) }, by: \.self).mapValues(
            \.count)
        var beside: [ModuleID: Place] = [:]
        for module in modules { beside[module.id] = place(of: module) }
        let counts = Dictionary(grouping: beside.values, by: \.self).mapValues(\.count)
        beside = beside.filter { (known[$0.value] ?? 0) > (counts[$0.value] ?? 0) }
        Self.keepNeeded(of: modules, &beside)
        kept = modules.filter { beside[$0.id] == nil }
        choices = modules.compactMap { module in
            beside[module.id].map { choice(of: module, at: $0) }
        }
    }

    /// Takes out what modules depend on that stay.
    private static func keepNeeded(of modules: [Module], _ beside: inout [ModuleID: Place]) {
        if beside.isEmpty { return }
        let byID = Dictionary(modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var queue = modules.filter { beside[$0.id] == nil }
        while let module = queue.popLast() {
            for dependency in module.dependencies {
                guard case .module(let id) = dependency.name,
                    beside.removeValue(forKey: id) != nil, let used = byID[id]
                else { continue }
                queue.append(used)
            }
        }
    }

    /// The top folder of a package that has all sources of a module of Bazel or a pod.
    private func place(of module: Module) -> Place? {
        guard module.origin.traits.repeatsSources else { return nil }
        let places = Set(module.allSources.map { place(of: $0, module.origin) })
        return places.count == 1 ? places.first ?? nil : nil
    }

    private func place(of file: RelativePath, _ origin: Origin) -> Place? {
        var folder = file.parent
        var below = file
        while true {
            if packages[folder] != nil {
                return below == file
                    ? nil : Place(package: folder, folder: below, origin: origin)
            }
            if folder.isRoot { return nil }
            below = folder
            folder = folder.parent
        }
    }

    private func choice(of module: Module, at place: Place) -> DescriptionChoice {
        DescriptionChoice(
            leftOut: module.manifest ?? module.container, origin: module.origin,
            taken: packages[place.package] ?? place.package, takenOrigin: .swiftpm,
            reason: .notInPackage, modules: 1, name: module.name)
    }
}
