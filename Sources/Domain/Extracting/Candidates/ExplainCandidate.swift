import Architecture
import Codebase

/// Says in sentences why a group is proposed, with the numbers that stand behind it.
struct ExplainCandidate {
    let graph: FileGraph

    func explain(
        _ choice: ChooseCandidates.Choice, needs: [String], _ price: ExtractionPrice
    ) -> [String] {
        let measures = choice.measures
        let along =
            choice.dividedLines == 0
            ? cut(measures, needs, price)
            : "\(ExtractionCandidate.movesAlong): \(choice.dividedLines.counted("line"))."
        return [reason(choice.kind, measures), along]
            + [
                together(choice), alone(choice),
                drawnIn(choice), leftBehind(choice), bound(price.baggage),
                shared(price.baggage, of: choice.group.files.count), part(choice),
                size(choice, price.baggage),
            ].compactMap(\.self)
    }

    /// That it was found by what changed together.
    private func together(_ choice: ChooseCandidates.Choice) -> String? {
        guard choice.seed.origin == .history else { return nil }
        let changes = graph.changes.count(of: choice.seed.files)
        return "Found as its files changed together: in \(changes.together.grouped) of "
            + "\(changes.all.counted("commit"))."
    }

    /// How much of it changed by itself, where that counts.
    private func alone(_ choice: ChooseCandidates.Choice) -> String? {
        let measures = choice.measures
        guard choice.kind == .feature, measures.hasHistory else { return nil }
        let (all, alone) = (measures.changes.all, measures.changes.alone)
        if alone == 0 {
            return "Each of the \(all.grouped) commits that changed it changed other files of "
                + "\(graph.module.name), too."
        }
        let share = alone == all ? "All \(all.grouped)" : "\(alone.grouped) of the \(all.grouped)"
        return "\(share) commits that changed it changed nothing else of \(graph.module.name)."
    }

    /// Which other modules compile some of the files.
    private func shared(_ baggage: ExtractionBaggage, of all: Int) -> String? {
        let (modules, files) =
            baggage.divided.isEmpty
            ? (baggage.sharers, baggage.shared) : (baggage.dividers, baggage.divided)
        guard let first = files.first else { return nil }
        let isOne = modules.count == 1
        let who = isOne ? modules[0] : modules.count.counted("other module")
        let verb = isOne ? "compiles" : "compile"
        if !baggage.divided.isEmpty {
            let more = files.count - 1
            let names = more == 0 ? first.name : "\(first.name) and \(more) more"
            return "\(who) \(verb) \(names), too: divide that first."
        }
        let count =
            files.count == 1
            ? first.name : files.count == all ? "all of it" : "\(files.count) of them"
        return "\(who) \(verb) \(count), too, and \(isOne ? "gets" : "get") the module."
    }

    /// What it names of types that a tool writes for the module.
    private func bound(_ baggage: ExtractionBaggage) -> String? {
        guard let type = baggage.writtenType, let first = baggage.bound.first else { return nil }
        let more = baggage.bound.count - 1
        let files = more == 0 ? "\(first.name) names" : "\(first.name) and \(more) more name"
        return "\(files) what is written for \(graph.module.name) alone, as \(type.name) from "
            + "\(type.origin)."
    }

    /// Which part of a larger group it is, and where most of it stands.
    private func part(_ choice: ChooseCandidates.Choice) -> String? {
        guard let part = choice.division else { return nil }
        let files = choice.group.files
        let folders = Dictionary(grouping: files) { graph.files[$0].parent }.mapValues(\.count)
        let main = folders.max { ($0.value, $1.key) < ($1.value, $0.key) }
        let place = main.flatMap { folder, count in
            folder.isRoot || count * 2 <= files.count ? nil : ", mainly of \(folder)"
        }
        return "Part \(part.number) of \(part.count) of \(part.group)\(place ?? ""), which is more "
            + "than one pull request."
    }

    /// That it is more than one pull request all the same, and what keeps it so.
    private func size(
        _ choice: ChooseCandidates.Choice, _ baggage: ExtractionBaggage
    ) -> String? {
        let measures = choice.measures
        let files = measures.files - baggage.generated.count
        let lines = measures.lines - baggage.generatedLines
        guard files > ExtractionCandidate.mostFiles || lines > ExtractionCandidate.mostLines else {
            return nil
        }
        let large = "Larger than one pull request"
        if choice.cycle.isEmpty {
            let longest = choice.group.files.max {
                (graph.lines(of: $0), $1) < (graph.lines(of: $1), $0)
            }
            guard let longest else { return large + "." }
            let count = graph.lines(of: longest).counted("line")
            return "\(large), as \(graph.files[longest].name) alone has \(count)."
        }
        let way = choice.cycle.map { graph.files[$0].name }
        let shown = way.count < 7 ? way : way.prefix(5) + ["…"] + way.suffix(1)
        return "\(large), and not divided, as its files reach each other: "
            + "\(shown.joined(separator: " → "))."
    }

    private func reason(
        _ kind: ExtractionCandidate.Kind, _ measures: GroupMeasures
    ) -> String {
        let isOne = measures.users.count == 1
        let users =
            measures.users.count.counted("file") + " of the rest \(isOne ? "names" : "name") it."
        switch kind {
        case .core: return users
        case .feature:
            let all = measures.inner + measures.cut + measures.ingoing
            let share = all == 0 ? 0 : measures.inner * 100 / all
            return "\(share) % of its edges stay inside; \(users)"
        }
    }

    private func cut(
        _ measures: GroupMeasures, _ needs: [String], _ price: ExtractionPrice
    ) -> String {
        let before = needs.isEmpty ? "" : " once \(Self.gone(needs)) extracted"
        if measures.cut == 0 {
            let open =
                price.unclear == 0
                ? ""
                : ", but for \(price.unclear.counted("name")) that may mean several things"
            // What a tool writes stays, too.
            let nothing =
                price.baggage.bound.isEmpty
                ? ExtractionCandidate.namesNothing : "It names no source file that stays"
            return nothing + before + open + "."
        }
        let edges = measures.cut.counted("edge")
        return "\(edges) to files that stay \(measures.cut == 1 ? "has" : "have") to be turned "
            + "around\(before)."
    }

    private static func gone(_ needs: [String]) -> String {
        switch needs.count {
        case 1: needs[0] + " is"
        case 2...4: needs.dropLast().joined(separator: ", ") + " and \(needs[needs.count - 1]) are"
        default: needs.prefix(3).joined(separator: ", ") + " and \(needs.count - 3) more are"
        }
    }

    private func drawnIn(_ choice: ChooseCandidates.Choice) -> String? {
        let seed = Set(choice.seed.files)
        return list(choice.group.files.filter { !seed.contains($0) }).map {
            choice.declarations.isEmpty
                ? "Taken along, as that is cheaper than to cut it off: \($0)."
                : "Taken along, as the rest needs it: \($0)."
        }
    }

    private func leftBehind(_ choice: ChooseCandidates.Choice) -> String? {
        let files = Set(choice.group.files)
        return list(choice.seed.files.filter { !files.contains($0) }).map {
            "Left behind, or extracted before: \($0)."
        }
    }

    private func list(_ files: [Int]) -> String? {
        if files.isEmpty { return nil }
        let names = files.prefix(4).map { graph.files[$0].name }.joined(separator: ", ")
        return files.count > 4 ? "\(names) and \(files.count - 4) more" : names
    }
}
