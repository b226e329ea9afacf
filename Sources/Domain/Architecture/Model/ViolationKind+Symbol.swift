extension ViolationKind {
    /// The one character that stands for the kind where there is no room for its name.
    ///
    /// Every one is a single cell wide and part of common terminal fonts.
    package var symbol: Character {
        switch self {
        case .upward: "↑"
        case .sideways: "⇄"
        case .peer: "◇"
        case .bypass: "↷"
        case .impure: "⚗"
        case .forbidden: "×"
        case .cycle: "↻"
        case .undeclared: "?"
        case .transitive: "⇢"
        case .unused: "∅"
        case .unimported: "≈"
        case .indirect: "⇝"
        case .unassigned: "◌"
        case .exclusion: "¬"
        case .unregistered: "⊘"
        case .unresolved: "⊖"
        case .duplicate: "‖"
        case .unapplied: "⊝"
        case .recursion: "∞"
        case .captured: "⊂"
        case .unwired: "⊥"
        case .leak: "∴"
        case .unprovided: "▽"
        case .unset: "○"
        case .unchecked: "⊗"
        }
    }
}
