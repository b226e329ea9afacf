import Codebase

/// Makes one module of those that different kinds of descriptions have of the same sources.
///
/// Modules are the same if code imports them under one name and they share nearly all sources. What
/// Bazel and CocoaPods describe is also the same as what covers nearly all its sources, whatever the
/// names: a pod often bundles several targets. Modules of one kind of description are never the
/// same: a project builds `Kit` for two platforms as two targets.
struct SameModules {
    /// The modules that stay.
    private(set) var kept: [Module] = []
    /// For each module left out those that stand for it.
    private(set) var replaced: [ModuleID: [ModuleID]] = [:]
    private var owners: [RelativePath: [Int]] = [:]
    private var named: [String: [Int]] = [:]
    private var left: [Pair: Int] = [:]

    private struct Pair: Hashable {
        let leftOut: RelativePath
        let origin: Origin
        let taken: RelativePath
        let takenOrigin: Origin
    }

    init(_ modules: [Module], view: Origin?) {
        let order = Precedence(of: modules, view: view).position
        let groups = Dictionary(grouping: modules, by: order).sorted { $0.key < $1.key }
        for group in groups {
            let found = group.value.map { (module: $0, same: same(as: $0)) }
            for (module, same) in found where !same.isEmpty { leave(module, for: same) }
            for (module, same) in found where same.isEmpty { keep(module) }
        }
        let positions = Dictionary(
            modules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        kept.sort { (positions[$0.id] ?? 0) < (positions[$1.id] ?? 0) }
    }

    /// What was left out, and why.
    var choices: [DescriptionChoice] {
        left.map { pair, count in
            DescriptionChoice(
                leftOut: pair.leftOut, origin: pair.origin, taken: pair.taken,
                takenOrigin: pair.takenOrigin, reason: .sameSources, modules: count)
        }
    }

    private mutating func keep(_ module: Module) {
        for file in module.allSources { owners[file, default: []].append(kept.count) }
        named[module.moduleName, default: []].append(kept.count)
        kept.append(module)
    }

    private mutating func leave(_ module: Module, for same: [Int]) {
        replaced[module.id] = same.map { kept[$0].id }
        guard let first = same.first.map({ kept[$0] }) else { return }
        let pair = Pair(
            leftOut: module.manifest ?? module.container, origin: module.origin,
            taken: first.manifest ?? first.container, takenOrigin: first.origin)
        left[pair, default: 0] += 1
    }

    /// The modules kept so far that a module of another description is the same as.
    private func same(as module: Module) -> [Int] {
        let sources = Set(module.allSources)
        if sources.isEmpty { return [] }
        let namesake = (named[module.moduleName] ?? []).first { index in
            kept[index].isSame(as: sources)
        }
        if let namesake { return [namesake] }
        return module.origin.traits.repeatsSources ? covering(sources) : []
    }

    /// The modules that together have nearly all of some sources, the largest share first.
    private func covering(_ sources: Set<RelativePath>) -> [Int] {
        var shares: [Int: Int] = [:]
        var covered = 0
        for file in sources {
            guard let indices = owners[file] else { continue }
            covered += 1
            for index in indices { shares[index, default: 0] += 1 }
        }
        guard covered * 10 >= sources.count * 9 else { return [] }
        return shares.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
    }
}

extension Module {

    /// Whether it shares nearly all sources with another: four in five of the smaller one, and half
    /// of the larger one.
    func isSame(as other: Set<RelativePath>) -> Bool {
        let mine = Set(allSources)
        let shared = mine.intersection(other).count
        return shared > 0 && shared * 10 >= min(mine.count, other.count) * 8
            && shared * 2 >= max(mine.count, other.count)
    }
}
