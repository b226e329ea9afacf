/// The changes of a burst, taken in one by one.
struct ChangeCollector {
    /// The most paths that are worth naming: of more, everything is looked at anew.
    private static let most = 10_000

    private var paths: Set<String> = []
    private var isAnywhere = false

    /// All changes since it was emptied.
    var change: FolderChange { isAnywhere ? .anywhere : .paths(paths) }

    /// Takes in that something changed, somewhere.
    mutating func addAnywhere() {
        isAnywhere = true
        paths = []
    }

    /// Takes in the change of a path.
    mutating func add(_ path: String) {
        if isAnywhere { return }
        paths.insert(path)
        if paths.count > Self.most { addAnywhere() }
    }
}
