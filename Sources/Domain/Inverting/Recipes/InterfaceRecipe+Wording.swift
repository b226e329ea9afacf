import Codebase

extension InterfaceRecipe {
    /// The kind of change, and what is done in a few words.
    var wording: (name: Recipe.Name, title: String) {
        let screens = couplings.filter(\.kind.isShown).map(\.name)
        let events = couplings.map(\.name).filter(notifications.isOnly)
        let others = couplings.filter { !$0.kind.isShown }.map(\.name)
            .filter { !events.contains($0) && translated.names[$0] == nil }
        if couplings.isEmpty { return (.interface, "A protocol for what is used") }
        let parts = [
            Self.phrase("A protocol for", "types", others, several: "Protocols"),
            Self.phrase("A router for", "screens", screens),
            Self.phrase("Let the composition root \(verb(of: events))", "notifications", events),
        ].compactMap(\.self)
        let title = parts.enumerated().map { index, part in
            index == 0 ? part : part.prefix(1).lowercased() + part.dropFirst()
        }.joined(separator: ", ")
        let name: Recipe.Name =
            parts.count > 1
            ? .combine : !events.isEmpty ? .notify : screens.isEmpty ? .interface : .route
        return (name, title)
    }

    private func verb(of events: [String]) -> String {
        let verbs = Set(events.map { notifications.phrase(of: $0, in: sources) })
        switch verbs {
        case ["posts"]: return "post"
        case ["observes"]: return "observe"
        default: return "observe and post"
        }
    }

    /// What is done with some names, or with their number where that are many; nil without names.
    private static func phrase(
        _ start: String, _ noun: String, _ names: [String], several: String? = nil
    ) -> String? {
        if names.isEmpty { return nil }
        if names.count <= 3 {
            let plain = names.map { $0.contains("Notification.Name.") ? $0.lastPart : $0 }
            return start + " " + plain.joined(separator: ", ")
        }
        let words = several.map { $0 + start.dropFirst("A protocol".count) } ?? start
        return "\(words) \(names.count) \(noun)"
    }
}
