import Architecture
import Codebase
import Previewing

/// What the graph of modules and their sizes show.
///
/// Each of them takes seconds for thousands of modules, so they are looked for at once.
struct StructuralFindings {
    /// Hubs, which are to be joined with what else was found.
    let hubs: [HealthFinding]
    /// Levers, then large modules.
    let parts: [HealthFinding]
    /// Heavy previews; if there are none, large closures.
    let closures: [HealthFinding]

    /// - Parameter told: The dependencies that another finding is about.
    init(
        in analysis: Analysis, words: ModuleWords, reach: Reach, sizes: Sizes, told: Set<EdgeID>,
        previews: PreviewSurvey?
    ) {
        let hidden = HiddenUses(in: analysis.graph)
        let searches: [@Sendable () -> [HealthFinding]] = [
            {
                FindHubs(
                    names: words, reach: reach, sizes: sizes, violations: analysis.violations
                ).findings()
            },
            {
                FindLevers(
                    analysis: analysis, words: words, reach: reach, sizes: sizes, told: told,
                    hidden: hidden
                ).findings()
                    + FindMonoliths(
                        analysis: analysis, names: words, reach: reach, sizes: sizes
                    ).findings()
            },
            {
                let heavy = previews.map {
                    FindHeavyPreviews(
                        analysis: analysis, names: words, survey: $0, hidden: hidden
                    ).findings()
                }
                if let heavy, !heavy.isEmpty { return heavy }
                return FindClosures(
                    analysis: analysis, names: words, reach: reach, sizes: sizes, told: told,
                    hidden: hidden
                ).findings()
            },
        ]
        let found = searches.concurrentMap { $0() }
        (hubs, parts, closures) = (found[0], found[1], found[2])
    }
}
