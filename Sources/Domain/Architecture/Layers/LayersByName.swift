import Codebase
import Graphs

/// Layers by what the modules and their folders are called.
struct LayersByName {
    /// The layers, top first.
    let groups: [LayerGroup]

    /// - Returns: nil if too few names tell a layer for it to be a convention, or if the edges do
    ///   not keep to it.
    init?(_ members: LayeredModules) {
        let common = Self.commonFolders(of: members.modules)
        let families = NameFamilies(of: members.modules)
        let served = Set(
            members.arcs.lazy.filter { members.modules[$0.from].role != .app }.map(\.to))
        let told = members.modules.indices.map { index in
            let clue = LayerClue(of: members.modules[index], common: common, families: families)
            let isLeaf = members.graph.successors(of: index).isEmpty
            return isLeaf && served.contains(index) ? clue?.ofLeaf() : clue
        }
        guard Self.isConvention(told) else { return nil }
        var placement = LayerPlacement(told: told, members)
        placement.placeRest()
        guard !placement.isContradicted else { return nil }
        groups = placement.order.compactMap { category in
            Self.group(category, members, placement)
        }
    }

    /// How many folders all modules have in common.
    private static func commonFolders(of modules: [Module]) -> Int {
        guard let first = modules.first, modules.count > 1 else { return 0 }
        return first.path.parent.widened(toHold: modules.lazy.map(\.path)).components.count
    }

    /// Whether enough libraries are called features, domain or data, or stand in folders that tell
    /// layers.
    private static func isConvention(_ told: [LayerClue?]) -> Bool {
        let libraries = told.filter { $0?.category != .apps }
        let clues = libraries.compactMap(\.self).filter(\.isFirm)
        let telling = clues.count(where: \.category.isTelling)
        if telling >= 2, telling * 3 >= libraries.count { return true }
        if telling >= 5, telling * 5 >= libraries.count { return true }
        let parts = Dictionary(grouping: clues, by: \.category).mapValues(\.count)
        if [LayerCategory.features, .domain, .data].allSatisfy({ parts[$0] != nil }) {
            return true
        }
        let interfaces = parts[.interfaces] ?? 0
        if interfaces >= 2, interfaces * 4 >= libraries.count { return true }
        let filed = clues.filter(\.isByFolder)
        return Set(filed.map(\.category)).count >= 2 && filed.count * 2 >= libraries.count
    }

    private static func group(
        _ category: LayerCategory, _ members: LayeredModules, _ placement: LayerPlacement
    ) -> LayerGroup? {
        let indices = members.modules.indices.filter {
            placement.clues[$0]?.category == category
        }
        if indices.isEmpty { return nil }
        let modules = indices.map { members.modules[$0] }
        let clues = indices.compactMap { placement.clues[$0] }
        let weaklyAbove = placement.categories(weaklyBelow: category).map(placement.name(of:))
        let composing = composing(category, at: indices, in: placement)
        let reason = LayerReason(
            clues: clues, kept: placement.arcsKept(by: category),
            broken: placement.arcsBroken(by: category), weaklyAbove: weaklyAbove,
            isOfFolders: modules.allSatisfy { $0.kind == .folder },
            composing: composing,
            name: placement.name)
        return LayerGroup(
            name: placement.name(of: category), reason: reason.sentence,
            options: options(
                of: category, at: indices, among: members, in: placement, composing: composing),
            role: clues.contains { $0.source == .screens } ? nil : category.role,
            weaklyAbove: Set(weaklyAbove), modules: modules)
    }

    /// How many features use another one, where that is the team's way; 0 where it is not, and where
    /// modules of the layer are parts of features.
    private static func composing(
        _ category: LayerCategory, at indices: [Int], in placement: LayerPlacement
    ) -> Int {
        guard category == .features, !placement.hasInterfaces(ofFeatures: indices),
            indices.allSatisfy({ placement.clues[$0]?.isOfFeature == true })
        else { return 0 }
        let features = indices.filter { placement.clues[$0]?.source.isMoved == false }
        let composing = placement.featuresUsingFeatures(among: features)
        return composing > 1 && composing * 3 > features.count ? composing : 0
    }

    /// What the layer allows: features may not use each other unless the team composes them so, and
    /// the domain is pure unless it stands on the data layer or holds implementations.
    private static func options(
        of category: LayerCategory, at indices: [Int], among members: LayeredModules,
        in placement: LayerPlacement, composing: Int
    ) -> LayerOptions {
        switch category {
        case .features where indices.allSatisfy({ placement.clues[$0]?.isOfFeature == true }):
            return LayerOptions(peers: composing > 0 ? .allowed : .features)
        case .domain where !placement.hasDataBelowDomain && !placement.hasScreensBelowDomain:
            // What was lowered to it for serving it may show what it likes.
            return LayerOptions(
                pure: !indices.contains {
                    members.modules[$0].role == .implementation
                        || placement.clues[$0]?.source.isServing == true
                })
        default: return LayerOptions()
        }
    }
}

extension LayerClue.Source {
    fileprivate var isServing: Bool { if case .serves = self { true } else { false } }

    /// Whether edges put the module there, and no name.
    fileprivate var isMoved: Bool {
        switch self {
        case .dependsOn, .serves, .nothing, .fewestAgainst: true
        default: false
        }
    }
}

extension LayerClue {
    fileprivate var isByFolder: Bool {
        switch source {
        case .folder, .called: true
        default: false
        }
    }

    /// Whether it says that the module is one feature, and not a part of the presentation.
    var isOfFeature: Bool {
        switch source {
        case .folder(let name), .called(let name): LayerWords.isOfFeatures(folder: name)
        default: true
        }
    }
}
