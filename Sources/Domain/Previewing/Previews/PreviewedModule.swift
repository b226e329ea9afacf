import Codebase

/// A module with components or previews.
package struct PreviewedModule: Equatable, Sendable, Identifiable {
    /// How many components are shown by previews.
    package struct Counts: Equatable, Sendable {
        /// Components that a preview names.
        package let previewed: Int
        /// Components that are drawn by one that has a preview.
        package let inside: Int
        /// Components that no preview draws.
        package let uncovered: Int

        /// All of them.
        package var all: Int { previewed + inside + uncovered }

        /// Figures as they were counted.
        package init(previewed: Int = 0, inside: Int = 0, uncovered: Int = 0) {
            self.previewed = previewed
            self.inside = inside
            self.uncovered = uncovered
        }
    }

    /// Whose components are counted.
    package let id: ModuleID
    /// The shortest name that is clear within the codebase.
    package let name: String
    /// The part it plays.
    package let role: Role
    /// Its components, by file and line.
    package let components: [Component]
    /// Its previews, by file and line.
    package let previews: [ComponentPreview]
    /// What must be compiled to show a preview of it.
    package let weight: PreviewWeight
    /// The executable that runs it alone; nil if there is none.
    package let devApp: ModuleID?

    /// A module as it was surveyed.
    package init(
        id: ModuleID, name: String, role: Role, components: [Component],
        previews: [ComponentPreview], weight: PreviewWeight, devApp: ModuleID?
    ) {
        self.id = id
        self.name = name
        self.role = role
        self.components = components
        self.previews = previews
        self.weight = weight
        self.devApp = devApp
    }

    /// The components that are not private, by whether previews show them.
    package var counts: Counts { Counts(of: components) }

    /// How many states its previews show; 0 or more.
    package var stateCount: Int { previews.reduce(0) { $0 + $1.stateCount } }
}

extension PreviewedModule.Counts {
    /// Counts components, private ones left out.
    package init(of components: some Sequence<Component>) {
        var (previewed, inside, uncovered) = (0, 0, 0)
        for component in components where !component.isPrivate {
            switch component.coverage {
            case .previewed: previewed += 1
            case .inside: inside += 1
            case .uncovered: uncovered += 1
            }
        }
        self.init(previewed: previewed, inside: inside, uncovered: uncovered)
    }
}
