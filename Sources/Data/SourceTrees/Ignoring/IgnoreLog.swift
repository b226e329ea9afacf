import Codebase

/// What one listing has spent on ignore files, and what of git could not be read.
final class IgnoreLog {
    private(set) var problems: [IncompleteItem] = []
    private var left: Int

    /// - Parameter most: How many steps are taken to compare lines with paths. A step is a byte, or a
    ///   line that is compared as it stands.
    init(most: Int = 2_000_000_000) { left = most }

    /// Notes that something of git is not known.
    func note(_ path: RelativePath, _ reason: String) {
        problems.append(IncompleteItem(path: path, reason: reason))
    }

    /// Whether there are steps left.
    var isOpen: Bool { left > 0 }

    /// Takes steps; once there are none left, that is noted.
    func take(_ steps: Int) {
        guard isOpen else { return }
        left -= steps
        if isOpen { return }
        note(
            .root,
            "The ignore files have more lines than are compared with every path, so what is behind "
                + "may be listed although git ignores it. Write fewer lines.")
    }
}
