import Codebase

/// The projects that no module could be read from.
struct UnreadProjects {
    /// The projects, in path order.
    let paths: [RelativePath]
    /// That no border of a module is known, where projects are all there is and none claims a file.
    let guesses: [IncompleteItem]

    init(
        among projects: [RelativePath], _ described: [Module], _ generated: [GeneratedProject],
        _ incomplete: [IncompleteItem]
    ) {
        let read = Set(described.compactMap(\.manifest)).union(described.map(\.container))
        let made = Set(generated.lazy.filter { read.contains($0.source) }.map(\.container))
        let silent = projects.sorted().filter { project in
            !project.isFixture && !made.contains(project) && !read.contains(project)
                && !read.contains { $0.isInside(project) }
        }
        let failed = silent.filter { project in
            incomplete.contains { $0.path.isInside(project) }
        }
        let claimsNothing = described.allSatisfy(\.allSources.isEmpty)
        paths = claimsNothing ? silent : failed
        let blank = silent.first { !failed.contains($0) }
        guard claimsNothing, failed.isEmpty, let blank else {
            guesses = []
            return
        }
        guesses = [
            IncompleteItem(
                path: blank,
                reason: "No target in it lists any source file, so folders are shown as modules "
                    + "and their imports were not checked. Open the folder that contains the "
                    + "sources.")
        ]
    }
}
