import Codebase

/// Reads XcodeGen's specifications.
package struct XcodeGenProjectReader: ProjectReader {
    package let origin = Origin.xcodegen

    /// A reader; it needs nothing.
    package init() {}

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        let folders = FolderLookup(tree)
        let finder = SpecFinder(folders)
        let sources = Dictionary(finder.projects.map { ($0.generated, $0.file) }) { first, _ in
            first
        }
        var all = ProjectReading(
            projects: tree.files.filter { $0.name == "project.yml" }, incomplete: finder.problems,
            notes: finder.notes)
        for project in finder.projects {
            let reading = SpecModules(project: project, folders: folders, sources: sources).reading
            all.modules += reading.modules
            all.products += reading.products
            all.externals += reading.externals
            all.generated += reading.generated
            all.incomplete += reading.incomplete
        }
        return all
    }
}
