import Architecture
import Codebase
import Editing

/// Gives the near end values of its own in the place of data of the far end of which it only reads, and
/// an adapter that translates them.
struct AdaptRecipe {
    private let sources: EdgeSources
    private let couplings: [Coupling]
    private let edit: EditManifest
    /// How many more types may turn out to be given.
    private static let rounds = 8

    init(_ sources: EdgeSources, _ couplings: [Coupling], edit: EditManifest) {
        self.sources = sources
        self.couplings = couplings
        self.edit = edit
    }

    /// The recipe; nil if nothing that acts gives data of the far end.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` only.
    func recipe() throws(PlanStop) -> Recipe? {
        let data = couplings.filter { $0.kind == .model }
        let acting = couplings.filter {
            [.service, .construction, .event].contains($0.kind)
        }
        guard !acting.isEmpty, acting.count + data.count == couplings.count else { return nil }
        var names = Set(data.map(\.name))
        for _ in 0..<Self.rounds {
            do throws(PlanStop) {
                let translated = try TranslatedTypes(names, in: sources)
                var interface = InterfaceRecipe(
                    sources, couplings, edit: edit, translating: translated)
                var (draft, _) = try interface.draft()
                if names.isEmpty { return nil }
                let types = names.sorted().joined(separator: ", ")
                draft.title +=
                    ", and an adapter that translates \(types)"
                return try draft.recipe(.adapt, in: sources, edit: edit)
            } catch {
                if case .needed(let name, _) = error, names.insert(name).inserted { continue }
                if names.isEmpty, case .obstacle = error { return nil }
                let types = names.sorted().joined(separator: ", ")
                return try error.refusal(.adapt, "An adapter that translates \(types)")
            }
        }
        return nil
    }
}
