/// Names that mean something inside one file alone: parameters, local and private declarations.
struct HiddenNames {
    private var names: Set<String> = []

    /// The names, ascending.
    var sorted: [String] { names.sorted() }

    /// Notes a name, unless it is as short as those that are everywhere.
    mutating func insert(_ name: String) {
        if name.utf8.count >= 8 { names.insert(name) }
    }
}
