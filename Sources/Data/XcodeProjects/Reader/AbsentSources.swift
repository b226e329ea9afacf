import Architecture

/// What is to be said of the sources that targets compile and that are no files of the codebase.
///
/// Those that a build makes are noted: nobody wrote them, and what git is told to leave out is left
/// out where it is there, too. All others may hide something, so that they are incomplete.
struct AbsentSources {
    private let project: ReadProject
    private let target: ReadTarget
    private let tree: SourceTree
    private let made: [AbsentSource]
    private let outside: [AbsentSource]
    private let lost: [AbsentSource]

    init(
        _ sources: [AbsentSource], of target: ReadTarget, in project: ReadProject,
        tree: SourceTree
    ) {
        self.project = project
        self.target = target
        self.tree = tree
        let paths = sources.compactMap(\.place.path)
        let known = paths.isEmpty ? [] : tree.leftOut(among: paths).union(project.outputs)
        var made: [AbsentSource] = []
        var outside: [AbsentSource] = []
        var lost: [AbsentSource] = []
        for source in sources {
            switch source.place {
            case .built: made.append(source)
            case .inside(let path) where known.contains(path): made.append(source)
            // What is there and yet not in the tree is told by who made the tree.
            case .inside(let path):
                if !FileContent.exists(tree.root + "/" + path.string) { lost.append(source) }
            case .outside: outside.append(source)
            case .elsewhere: lost.append(source)
            }
        }
        (self.made, self.outside, self.lost) = (made, outside, lost)
    }

    var notes: [IncompleteItem] {
        item(made, "left out as made by a build", "What it imports is not looked at.")
    }

    var incomplete: [IncompleteItem] {
        item(
            lost, "not there", "Restore or generate what is missing, or take it out of the target."
        ) + item(outside, "outside the codebase", "Open a folder that holds both.")
    }

    private func item(
        _ sources: [AbsentSource], _ what: String, _ advice: String
    ) -> [IncompleteItem] {
        guard let first = sources.first else { return [] }
        let subject =
            sources.count == 1
            ? "\(first.name), which is \(what)"
            : "\(sources.count) files that are \(what), \(first.name) first"
        return [
            IncompleteItem(
                path: project.document.manifest, line: first.line,
                reason: "Target \(target.name) compiles \(subject). \(advice)")
        ]
    }
}
