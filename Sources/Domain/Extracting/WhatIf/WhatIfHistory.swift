/// Moves with those before and after: what was done can be undone, and done again.
package struct WhatIfHistory: Equatable, Sendable {
    /// The moves as they are.
    package private(set) var current: WhatIf
    private var past: [WhatIf] = []
    private var future: [WhatIf] = []

    /// A history that begins with some moves.
    package init(_ whatIf: WhatIf = WhatIf()) { current = whatIf }

    /// Whether there is something to undo.
    package var canUndo: Bool { !past.isEmpty }

    /// Whether there is something to do again.
    package var canRedo: Bool { !future.isEmpty }

    /// Changes the moves; what was undone before is forgotten.
    package mutating func change(_ change: (inout [WhatIfMove]) -> Void) {
        var changed = current
        change(&changed.moves)
        guard changed != current else { return }
        past.append(current)
        future = []
        current = changed
    }

    /// Gives the moves a name, which is no change that could be undone.
    package mutating func rename(to name: String) { current.name = name }

    /// Takes the last change back.
    package mutating func undo() {
        guard let last = past.popLast() else { return }
        future.append(current)
        take(last)
    }

    /// Makes the change again that was taken back last.
    package mutating func redo() {
        guard let next = future.popLast() else { return }
        past.append(current)
        take(next)
    }

    private mutating func take(_ other: WhatIf) {
        current.moves = other.moves
    }
}
