/// What was shown of a recipe by trying it on a copy.
package struct InversionProof: Equatable, Sendable {
    /// How far it was tried, each step after the one before.
    package enum Level: String, CaseIterable, Sendable {
        /// Read again: the edge is gone, and nothing new appeared.
        case check
        /// The modules that change were compiled.
        case build
        /// Their tests pass.
        case tests

        /// Whether this step shows what another does, and maybe more.
        package func covers(_ other: Level) -> Bool {
            let order = Level.allCases
            return (order.firstIndex(of: self) ?? 0) >= (order.firstIndex(of: other) ?? 0)
        }

        /// What is said of a recipe for which this was shown.
        package var word: String {
            switch self {
            case .check: "checked"
            case .build: "built"
            case .tests: "tests passed"
            }
        }
    }

    /// The farthest step that was shown; nil if not even the first was.
    package let shown: Level?
    /// The step that failed; nil if none did.
    package let failed: Level?
    /// What failed: new violations, or the compiler's lines; empty if nothing did.
    package let lines: [String]

    /// What was shown; nothing failed where nothing else is said.
    package init(shown: Level?, failed: Level? = nil, lines: [String] = []) {
        self.shown = shown
        self.failed = failed
        self.lines = lines
    }

    /// Whether nothing failed.
    package var holds: Bool { failed == nil }
}
