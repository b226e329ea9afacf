import Codebase

/// What the parts of a module are called that stay: files by the largest folder that is not most of
/// it; those in no such folder by the words that their names begin with; then those that use each
/// other in a cycle together; else each by its own name.
struct StayingGroups {
    /// The name of the part of each file, by position; nil for files that move.
    let names: [String?]

    /// - Parameter moving: The positions of the files that move.
    init(of graph: FileGraph, besides moving: Set<Int>) {
        let folders = FileGroups(of: graph)
        var names = graph.files.indices.map { file -> String? in
            moving.contains(file) ? nil : folders.name(of: graph.files[file])
        }
        var alone = Set(graph.files.indices.filter { names[$0] == graph.files[$0].name })
        let prefixes = FindSeeds(graph: graph).seeds().filter { $0.origin == .prefix }.sorted {
            ($1.files.count, $0.name) < ($0.files.count, $1.name)
        }
        for prefix in prefixes {
            let files = alone.intersection(prefix.files)
            // Two files are no group that somebody would look for.
            guard files.count > 2 else { continue }
            for file in files { names[file] = prefix.name }
            alone.subtract(files)
        }
        for group in graph.groups {
            let files = alone.intersection(group).sorted()
            guard files.count > 1,
                let first = files.max(by: { graph.lines(of: $0) < graph.lines(of: $1) })
            else { continue }
            let name = "\(graph.files[first].name) and \(files.count - 1) in a cycle"
            for file in files { names[file] = name }
        }
        self.names = names
    }
}
