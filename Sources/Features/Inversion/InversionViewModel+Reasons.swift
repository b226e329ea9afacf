import Editing
import Inverting

/// Why something cannot be done now.
extension InversionViewModel {
    var noRecipe: String? { selected == nil ? "There is no recipe." : nil }

    /// Why there is no change to look at.
    var nothing: String? {
        noRecipe ?? selected?.recipe.obstacle.map { "This recipe does not fit: \($0)" }
    }

    var noFile: String? { nothing ?? (selectedFile == nil ? "No file is selected." : nil) }

    /// Why there is no patch.
    var noTick: String? {
        nothing ?? (ticked == 0 ? "No file has a tick: Space sets one." : nil)
    }

    private static let unchecked = "It is still being checked: try again in a moment."

    var whyNotApplied: String? {
        if let nothing { return nothing }
        if isDraft { return Self.unchecked }
        if applied != nil { return "A recipe is applied already: u undoes it." }
        if isStale { return "Files changed since this was worked out: r works it out again." }
        return noTick
    }

    var whyNotProved: String? {
        if let nothing { return nothing }
        if isDraft { return Self.unchecked }
        if applied != nil { return "It is applied already: build it yourself, or undo it with u." }
        if isStale { return "Files changed since this was worked out: r works it out again." }
        if !isWhole { return "A change is proved as a whole: z ticks all files." }
        guard nextLevel != .check else { return nil }
        if !canBuild {
            return "It is checked. Strata does not build it: apply it and build; u undoes it."
        }
        if selected?.recipe.proof?.shown == .tests { return "The tests passed; no more to prove." }
        return services.isTrusted()
            ? nil : "Building runs code of this codebase. Trust it in Workspaces first."
    }
}
