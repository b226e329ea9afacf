/// The two ends of an edge.
package struct EdgeID: Hashable, Sendable {
    /// The module that depends.
    package let from: ModuleID
    /// The module that is depended on.
    package let to: ModuleID

    /// An edge between two modules.
    package init(from: ModuleID, to: ModuleID) {
        self.from = from
        self.to = to
    }

    /// Both ends by the names of their targets, `Cart → Core`.
    package var title: String { "\(from.targetName) → \(to.targetName)" }
}
