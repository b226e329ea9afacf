import Codebase
import TerminalUI

/// One module as the bands show it.
nonisolated struct Chip: Identifiable, Equatable, Sendable {
    /// How a module is different from what it is compared with.
    enum Change: Sendable {
        /// It is not there today.
        case made
        /// Its files or its dependencies are others.
        case changed
    }

    let id: ModuleID
    let name: String
    let role: Role
    let files: Int
    let lines: Int
    /// The violations that begin in it; information is not counted.
    let errors: Int
    let warnings: Int
    /// How it is different from what it is compared with; nil if it is not, or is not compared.
    let change: Change?
    /// The cells that its name takes.
    let nameWidth: Int

    init(
        id: ModuleID, name: String, role: Role, files: Int, lines: Int, errors: Int,
        warnings: Int, change: Change? = nil
    ) {
        self.change = change
        self.id = id
        self.name = name
        self.role = role
        self.files = files
        self.lines = lines
        self.errors = errors
        self.warnings = warnings
        nameWidth = TextWidth.of(name)
    }

    /// What it breaks, in a few cells; empty if it breaks nothing.
    var mark: String {
        if errors > 0 { return "✗\(errors)" }
        return warnings > 0 ? "▲\(warnings)" : ""
    }

    /// The cells it takes: a sign, a space, the name, a space, the size, and the mark if there is one.
    var width: Int {
        2 + nameWidth + 2 + (mark.isEmpty ? 0 : mark.count + 1)
    }

    /// Its lines of code as a block of an eighth to a whole cell; the height grows with their logarithm.
    var size: String {
        let steps = [60, 150, 350, 800, 1_800, 4_000, 9_000]
        let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        guard lines > 0 else { return " " }
        return blocks[steps.prefix { $0 <= lines }.count]
    }
}
