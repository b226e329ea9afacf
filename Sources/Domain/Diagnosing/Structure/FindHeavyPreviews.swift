import Architecture
import Codebase
import Previewing

/// Previews for which much of the app has to be compiled.
struct FindHeavyPreviews {
    /// The share of the app from which on a preview is dear, in percent.
    private static let share = 50
    /// The most dependencies that are named.
    private static let most = 5

    let analysis: Analysis
    let names: ModuleWords
    let survey: PreviewSurvey
    let hidden: HiddenUses

    func findings() -> [HealthFinding] {
        let assemblers = Assemblers(of: analysis)
        let drawing = survey.modules.filter {
            $0.role.isProduction && $0.role != .app && !assemblers.contains($0.id)
        }
        let heavy = drawing.filter {
            $0.weight.closure.lines.percent(of: survey.whole.lines) >= Self.share
        }
        // Modules with previews are examples that one can look at.
        let shown = heavy.filter { !$0.previews.isEmpty }
        guard let worst = (shown.isEmpty ? heavy : shown).max(by: PreviewedModule.isLighter),
            heavy.count > 2,
            // What stands for the app is no app where previews compile more than it.
            worst.weight.closure.lines <= survey.whole.lines
        else { return [] }
        return [finding(heavy, worst, of: drawing.count)]
    }

    private func finding(
        _ heavy: [PreviewedModule], _ worst: PreviewedModule, of all: Int
    ) -> HealthFinding {
        let lines = worst.weight.closure.lines
        var why = [
            "A preview \(worst.previews.isEmpty ? "in" : "of") \(names.name(of: worst.id)) "
                + (worst.previews.isEmpty ? "would compile " : "compiles ")
                + "\(lines.counted("line")), "
                + "\(lines.percent(of: survey.whole.lines)) % of the app. A screen that takes "
                + "minutes to see is changed without looking."
        ]
        let cuts = cuts(for: heavy)
        if let best = cuts.first {
            why.append(
                "Without \(names.name(of: best.cut.from)) → \(names.name(of: best.cut.to)) "
                    + "\(best.helped.counted("module")) would compile "
                    + "\(best.lines.counted("line")) less in all.")
        }
        let commands = Commands(names)
        return HealthFinding(
            .preview, "closures",
            title: "Previews of \(heavy.count.grouped) of \(all.counted("module")) compile half of "
                + "the app or more",
            why: why,
            // On average for a module with views.
            win: HealthWin(lines: cuts.first.map { $0.lines / all } ?? 0),
            cost: HealthCost(
                files: cuts.first?.cut.importedBy.count ?? 0,
                lines: cuts.first?.cut.importedBy.count ?? 0),
            modules: heavy.sorted { PreviewedModule.isLighter($1, $0) }.map(\.id),
            edges: cuts.map { EdgeID(from: $0.cut.from, to: $0.cut.to) },
            steps: cuts.prefix(1).map { commands.cut(EdgeID(from: $0.cut.from, to: $0.cut.to)) }
                + [
                    HealthStep(
                        .openPreviews, "See what each preview compiles",
                        command: "strata previews")
                ])
    }

    private struct SharedCut {
        let cut: PreviewCut
        var helped: Int
        var lines: Int
    }

    /// The dependencies whose end would help most, by all lines saved.
    private func cuts(for modules: [PreviewedModule]) -> [SharedCut] {
        var found: [EdgeID: SharedCut] = [:]
        for cut in modules.flatMap(\.weight.cuts) where cut.to.foreignKind == nil {
            let id = EdgeID(from: cut.from, to: cut.to)
            // What is handed on is used by others, too.
            if analysis.graph.edge(id)?.isReexported == true { continue }
            var shared = found[id] ?? SharedCut(cut: cut, helped: 0, lines: 0)
            shared.helped += 1
            shared.lines += cut.saves.lines
            found[id] = shared
        }
        let best = found.values.filter { $0.lines > 0 && $0.helped > 1 }.sorted {
            ($1.lines, $0.cut.from, $0.cut.to) < ($0.lines, $1.cut.from, $1.cut.to)
        }
        return Array(
            best.lazy.filter { !hidden.hang(on: EdgeID(from: $0.cut.from, to: $0.cut.to)) }
                .prefix(Self.most))
    }
}

extension PreviewedModule {
    fileprivate static func isLighter(_ one: PreviewedModule, _ other: PreviewedModule) -> Bool {
        (one.weight.closure.lines, other.id) < (other.weight.closure.lines, one.id)
    }
}
