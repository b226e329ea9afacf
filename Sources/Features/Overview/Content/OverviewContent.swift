import Architecture
import Codebase
import FeatureKit

/// All that the overview shows of one analysis, worked out once.
nonisolated struct OverviewContent: Sendable {
    var totals = CodebaseTotals()
    /// Whether there is anything that is not shown, or good to know about what is.
    private(set) var hasGaps = false
    /// The layers from top to bottom, then what stands outside of them.
    var bands: [Band] = []
    var links = Links()
    /// What leads from band to band.
    private(set) var bandLinks = BandLinks()
    /// Whether Strata worked the layers out by itself.
    var isInferred = false
    /// What makes modules one band, and what else could.
    private(set) var grouping = Grouping.layers
    private(set) var groupings = [Grouping.layers]
    /// Whether these are only depths in the graph.
    private(set) var areDepths = false
    /// What stands as modules, and what the person sees after asking for the other.
    private(set) var units = Units.modules
    private(set) var otherUnits = Units.folders
    /// The names that made no edge between folders, as they may mean something else.
    private(set) var unclearNames = 0
    private(set) var chips: [ModuleID: Chip] = [:]
    private(set) var bandIndexes: [ModuleID: Int] = [:]
    private(set) var places: [ModuleID: SourcePlace] = [:]
    /// What is different from what it is compared with; nil if it is compared with nothing.
    private(set) var changes: Changes?

    /// The module's band.
    func band(of id: ModuleID) -> Band? { bandIndexes[id].map { bands[$0] } }

    /// How each band stands to one of them.
    func relations(of id: Band.ID) -> [Band.ID: BandRelation] {
        guard let own = bands.firstIndex(where: { $0.id == id }) else { return [:] }
        let relations = bands.enumerated().map { index, band in
            let used = bandLinks.count(from: own, to: index)
            let using = index == own ? nil : bandLinks.count(from: index, to: own)
            return (band.id, BandRelation(used: used, using: using))
        }
        return Dictionary(relations, uniquingKeysWith: { first, _ in first })
    }
}

nonisolated extension OverviewContent {
    /// - Parameters:
    ///   - grouping: What makes modules one band.
    ///   - before: What it is compared with; nil for nothing.
    init(
        _ analysis: Analysis, by grouping: Grouping = .layers, comparedWith before: Analysis? = nil
    ) {
        let changes = before.map { Changes(from: $0, to: analysis) }
        self.changes = changes
        let metrics = measureModules(analysis)
        totals = analysis.totals
        hasGaps =
            totals.incomplete + totals.accepted + totals.files.unclaimed + totals.remarks
            + totals.layerWarnings > 0
            || !analysis.codebase.choices.isEmpty
        let grouped = GroupedModules(analysis, by: grouping)
        self.grouping = grouping
        groupings = [.layers]
        // Folders and what is compared stand in their layers.
        if analysis.units.areModules, before == nil {
            groupings += [Grouping.packages, .platforms].filter {
                $0 == grouping
                    ? grouped.areSeveral : GroupedModules(analysis, by: $0).areSeveral
            }
        }
        bands = ArrangeBands(analysis, in: grouped, metrics: metrics, changes: changes).bands
        links = Links(analysis)
        isInferred = analysis.configuration.source == .inferred
        areDepths = analysis.configuration.layers.contains(where: \.isDepth)
        units = analysis.units
        otherUnits = analysis.otherUnits
        unclearNames = analysis.unclearNames
        for (index, band) in bands.enumerated() {
            for chip in band.chips {
                chips[chip.id] = chip
                bandIndexes[chip.id] = index
            }
        }
        bandLinks = BandLinks(links, bands: bandIndexes)
        for module in analysis.codebase.modules {
            places[module.id] = SourcePlace(declaring: module)
        }
    }
}
