import Codebase

/// Says in sentences why a group is proposed, with the numbers that stand behind it.
struct ExplainCandidate {
    let graph: FileGraph

    /// - Parameter group: The group itself, for its parts where it is large.
    func callAsFunction(
        _ choice: ChooseCandidates.Choice, needs: [String], _ price: ExtractionPrice,
        partsOf group: CutGroup.Group
    ) -> [String] {
        let measures = choice.measures
        return [reason(choice.kind, measures), cut(measures, needs, price)]
            + [
                drawnIn(choice), leftBehind(choice), shared(price.baggage),
                size(measures, price.baggage, group),
            ].compactMap(\.self)
    }

    private func shared(_ baggage: ExtractionBaggage) -> String? {
        guard let first = baggage.shared.first else { return nil }
        let others = baggage.shared.count - 1
        let files = others == 0 ? first.name : "\(first.name) and \(others) more"
        let isOne = baggage.sharers.count == 1
        return "\(isOne ? baggage.sharers[0] : baggage.sharers.count.counted("other module")) "
            + "\(isOne ? "compiles" : "compile") \(files), too: divide that first."
    }

    /// That it is more than one pull request, and where to begin.
    private func size(
        _ measures: GroupMeasures, _ baggage: ExtractionBaggage, _ group: CutGroup.Group
    ) -> String? {
        let files = measures.files - baggage.generated.count
        let lines = measures.lines - baggage.generatedLines
        guard files > ExtractionCandidate.mostFiles || lines > ExtractionCandidate.mostLines else {
            return nil
        }
        let parts = LargeGroupParts(graph: graph)(group.files)
        let first =
            parts.isEmpty
            ? ""
            : ": begin with "
                + parts.map { "\($0.string) (\($1.counted("file")))" }.joined(separator: ", ")
        return "Larger than one pull request\(first)."
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
            return ExtractionCandidate.namesNothing + before + open + "."
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
            "Taken along, as that is cheaper than to cut it off: \($0)."
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
