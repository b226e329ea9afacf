import Architecture
import Codebase

/// The modules that make one feature.
struct FeatureFamily {
    /// A module of it.
    struct Member {
        let part: PartRole
        let module: Module
        /// What stands before and after the feature's name in the module's.
        let prefix: String
        let suffix: String
    }

    /// The parts that modules play in a feature, in the order in which they are declared.
    enum PartRole: String, CaseIterable, Comparable {
        case interface, ui, implementation, main, testing, tests, dev

        static func < (left: Self, right: Self) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }

    /// The feature's name without what all features' names have in common.
    let stem: String
    /// Its modules, at most one for a part.
    let members: [Member]

    /// The parts with what the names add, for comparing features.
    var shape: [String] { members.map { "\($0.part.rawValue):\($0.prefix)*\($0.suffix)" } }

    /// The module of a part.
    func member(_ part: PartRole) -> Member? { members.first { $0.part == part } }

    /// Everything in it that is shipped.
    var production: [Member] {
        members.filter { [.interface, .ui, .implementation, .main].contains($0.part) }
    }

    /// Whether projects of Tuist describe it.
    var isOfTuist: Bool { production.first?.module.origin == .tuist }

    /// How many lines of Swift files it has, roughly: the number of its files.
    var size: Int { members.reduce(0) { $0 + $1.module.sources.count } }
}

extension FeatureFamily {
    /// The features of a codebase, by name.
    static func all(in codebase: Codebase) -> [FeatureFamily] {
        let families = every(in: codebase)
        let marked = families.filter { $0.member(.main)?.module.role == .feature }
        let split = families.filter { $0.member(.interface) != nil && $0.production.count > 1 }
        let screens = families.filter { $0.production.map(\.part) == [.ui] }
        if screens.count > max(1, marked.count + split.count) { return screens }
        return marked.isEmpty
            ? split
            : families.filter { family in
                marked.contains { $0.stem == family.stem }
                    || split.contains { $0.stem == family.stem } && family.member(.main) == nil
                        && marked.contains { $0.shape == family.shape }
            }
    }

    /// A module and its kin as a feature, with those of the same order, where none is called one.
    static func like(_ name: String, in codebase: Codebase) -> (Self, peers: [Self])? {
        let families = every(in: codebase)
        let model = families.first { family in
            family.stem == name || family.production.contains { $0.module.name == name }
        }
        guard let model, let home = model.production.first?.module else { return nil }
        let peers = families.filter { family in
            guard let other = family.production.first?.module else { return false }
            return family.shape == model.shape && other.isBeside(home)
        }
        return (model, peers)
    }

    /// The modules of packages, or of Tuist's projects where most are, by what they are called after, by name.
    private static func every(in codebase: Codebase) -> [FeatureFamily] {
        var members: [String: [Member]] = [:]
        let origin = codebase.isMostlyOfTuist ? Origin.tuist : .swiftpm
        for module in codebase.modules where module.origin == origin && !module.isFixture {
            guard let (stem, member) = member(module) else { continue }
            members[stem, default: []].append(member)
        }
        let families = members.map { stem, members in
            FeatureFamily(stem: stem, members: onePerPart(members))
        }
        return families.filter { !$0.production.isEmpty }.sorted { $0.stem < $1.stem }
    }

    private static func member(_ module: Module) -> (String, Member)? {
        let prefix = ModuleNaming(of: module).begins(with: "Feature") ? "Feature" : ""
        let rest = String(module.name.dropFirst(prefix.count))
        let naming = ModuleNaming(name: rest, path: module.path)
        let part: PartRole
        switch module.role {
        case .interface: part = .interface
        case .ui: part = .ui
        case .implementation: part = .implementation
        case .feature: part = .main
        case .tests: part = .tests
        case .testing: part = .testing
        case .devApp: part = .dev
        case .app, .core, .plugin, .macro, .external:
            guard module.role == .core, naming.suffixes.isEmpty else { return nil }
            part = .main
        }
        let suffix = String(rest.dropFirst(naming.stem.count))
        return (
            naming.stem, Member(part: part, module: module, prefix: prefix, suffix: suffix)
        )
    }

    /// Of several modules of one part the one with the shortest name.
    private static func onePerPart(_ members: [Member]) -> [Member] {
        PartRole.allCases.compactMap { part in
            members.filter { $0.part == part }.min { $0.module.name.count < $1.module.name.count }
        }
    }
}

extension Module {
    /// Whether the folders of two modules, or of their packages, stand beside each other.
    fileprivate func isBeside(_ other: Module) -> Bool {
        container == other.container
            ? path.parent == other.path.parent
            : container.parent == other.container.parent && !container.isRoot
    }
}
