import Codebase

/// A way from one module to another.
package struct ImportChain: Equatable, Sendable {
    /// One edge on the way.
    package struct Step: Equatable, Sendable {
        /// From the module before to the next.
        package let edge: Edge
        /// The manifest's line that declares it, where it is declared and the line is known.
        package let declaration: DeclarationSite?

        /// Whether a file imports it; else it is declared only.
        package var isImported: Bool { !edge.isOnlyDeclared }

        /// A step of a chain.
        package init(edge: Edge, declaration: DeclarationSite?) {
            self.edge = edge
            self.declaration = declaration
        }
    }

    /// The edges, each beginning where the one before ends; empty from a module to itself.
    package let steps: [Step]

    /// Whether imports alone lead all the way.
    package var isImported: Bool { steps.allSatisfy(\.isImported) }

    /// A chain of steps.
    package init(steps: [Step]) { self.steps = steps }
}
