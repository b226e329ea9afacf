import Architecture
import Codebase

/// What can be done about one violation.
package struct Inversion: Equatable, Sendable, Identifiable {
    /// The violation.
    package let violation: Violation
    /// The edge that would go.
    package let edge: EdgeID
    /// The parts of the edge, the one with the most places first.
    package let couplings: [Coupling]
    /// All recipes that were considered: those that fit before those that do not, the wanted first.
    package var recipes: [Recipe]
    /// What could not be read, so that uses may be missing; in path order.
    package let unread: [RelativePath]

    /// The violation.
    package var id: Violation.ID { violation.id }

    /// The recipe to show first; nil if none fits.
    package var best: Recipe? { recipes.first(where: \.fits) }

    /// Recipes in the order in which they are shown.
    package init(
        violation: Violation, edge: EdgeID, couplings: [Coupling], recipes: [Recipe],
        unread: [RelativePath] = []
    ) {
        self.violation = violation
        self.edge = edge
        self.couplings = couplings
        self.recipes = recipes
        self.unread = unread
    }
}
