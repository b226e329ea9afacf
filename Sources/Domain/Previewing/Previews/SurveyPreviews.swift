import Architecture
import Codebase

/// Finds what previews show of a codebase: components with and without one, the states that have
/// names, and what must be compiled to see them.
///
/// A survey of an analysis; while sources are still being read, of those that are.
package func surveyPreviews(_ analysis: Analysis) -> PreviewSurvey {
    let visible = VisibleModules(analysis)
    let modules = analysis.codebase.modules.filter { !$0.isFixture && $0.role != .tests }
    let found = FindComponents(analysis, visible).components(of: modules)
    let named = NamedComponents(found, in: analysis, visible)
    let previews = named.previews(of: modules)
    let covered = named.cover(by: previews.values.lazy.flatMap(\.self))
    let names = Dictionary(
        analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let devApps = FindDevApps(isMac: false).survey(analysis)
    let drawing = modules.map(\.id).filter { id in
        covered[id]?.isEmpty == false || previews[id]?.isEmpty == false
    }
    let weigh = WeighPreviews(analysis, drawing: Set(drawing), whole: devApps.whole)
    return PreviewSurvey(
        modules: modules.compactMap { module in
            let components = covered[module.id] ?? []
            let own = previews[module.id] ?? []
            if components.isEmpty, own.isEmpty { return nil }
            return PreviewedModule(
                id: module.id, name: names[module.id] ?? module.name, role: module.role,
                components: components, previews: own, weight: weigh.weight(of: module.id),
                devApp: devApps.apps.first { $0.feature == module.id }?.id)
        },
        whole: devApps.whole, names: names)
}
