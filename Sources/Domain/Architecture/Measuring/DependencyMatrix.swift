import Codebase

/// A dependency structure matrix: who uses whom, arranged so that what breaks the layers stands
/// out.
///
/// Drawn with users as columns and what they use as rows, both in ``modules`` order, all that the
/// layers allow stands below the diagonal (Steward 1981; Sangal et al., OOPSLA 2005).
package struct DependencyMatrix: Equatable, Sendable {
    /// What stands where a user meets what it uses.
    package struct Cell: Equatable, Sendable {
        /// From the column to the row.
        package let edge: EdgeID
        /// How the manifest knows of it.
        package let declared: Edge.Declared
        /// The import statements; 0 if the edge is declared only.
        package let imports: Int
        /// The rules it breaks, in the order of ``ViolationKind``; information left out.
        package let violations: [ViolationKind]

        /// Whether one of those violations is an error; else they are warnings.
        package let hasError: Bool

        /// A cell of the matrix.
        package init(
            edge: EdgeID, declared: Edge.Declared, imports: Int, violations: [ViolationKind],
            hasError: Bool
        ) {
            self.edge = edge
            self.declared = declared
            self.imports = imports
            self.violations = violations
            self.hasError = hasError
        }
    }

    /// Consecutive modules of one layer.
    package struct Band: Equatable, Sendable {
        /// The layer's name; nil for modules outside the layers.
        package let layer: String?
        /// Their positions in ``modules``.
        package let range: Range<Int>

        /// A band of the matrix.
        package init(layer: String?, range: Range<Int>) {
            self.layer = layer
            self.range = range
        }
    }

    /// The modules from top to bottom.
    package let modules: [ModuleID]
    /// The layers among them, top first; together they cover all modules.
    package let bands: [Band]
    private let cells: [EdgeID: Cell]

    /// A matrix as it was arranged.
    package init(modules: [ModuleID], bands: [Band], cells: [Cell]) {
        self.modules = modules
        self.bands = bands
        self.cells = Dictionary(
            cells.map { ($0.edge, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What stands where a user meets what it uses; nil if there is no edge.
    package func cell(from: ModuleID, to: ModuleID) -> Cell? {
        cells[EdgeID(from: from, to: to)]
    }
}
