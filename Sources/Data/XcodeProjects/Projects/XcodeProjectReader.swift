import Codebase

/// Reads Xcode's project files and workspaces, without Xcode.
package struct XcodeProjectReader: ProjectReader {
    package let origin = Origin.xcode

    /// A reader; it needs nothing.
    package init() {}

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        let manifests = tree.files.filter {
            $0.name == "project.pbxproj" && $0.parent.fileExtension == "xcodeproj"
        }
        let hollow = HollowProjects(tree)
        if manifests.isEmpty {
            return ProjectReading(projects: hollow.paths, incomplete: hollow.items)
        }
        let files = CodebaseFiles(tree)
        let texts = ConfigurationTexts(tree)
        let configurations = texts.files
        var reading = ProjectReading(
            projects: manifests.map(\.parent) + hollow.paths, incomplete: hollow.items)
        var projects: [ReadProject] = []
        var left = ReadProject.mostTargets
        for manifest in manifests where !Task.isCancelled {
            guard let list = list(at: manifest, in: tree, &reading) else { continue }
            let document = ProjectDocument(manifest: manifest, list: list)
            let project = ReadProject(
                document: document, files: files, configurations: configurations, most: left)
            left -= project.targets.count
            projects.append(project)
        }
        reading.incomplete += texts.problems
        let workspaces = workspaces(of: tree, &reading)
        reading.used = Set(workspaces.joined()).sorted()
        let index = ProjectIndex(projects, workspaces: workspaces)
        var budget = ProjectModules.budget
        for project in projects where !Task.isCancelled {
            let part = ProjectModules(project: project, index: index, files: files)
                .reading(&budget)
            reading.modules += part.modules
            reading.externals += part.externals
            reading.incomplete += part.incomplete
            reading.notes += part.notes
        }
        return reading
    }

    private func list(
        at path: RelativePath, in tree: SourceTree, _ reading: inout ProjectReading
    ) -> PropertyList? {
        bytes(at: path, in: tree, &reading).map(PropertyList.reading)
    }

    private func workspaces(
        of tree: SourceTree, _ reading: inout ProjectReading
    ) -> [[RelativePath]] {
        var workspaces: [[RelativePath]] = []
        let files = tree.files.filter {
            $0.name == "contents.xcworkspacedata" && $0.parent.fileExtension == "xcworkspace"
                && $0.parent.parent.fileExtension != "xcodeproj"
                // Xcode writes one for each package that is opened by itself; it names nothing else.
                && !$0.components.contains(".swiftpm")
        }
        for file in files {
            guard let bytes = bytes(at: file, in: tree, &reading) else { continue }
            let workspace = Workspace(bytes, at: file.parent, root: tree.root)
            workspaces.append(workspace.projects)
            reading.incomplete += Self.absent(workspace.projects, of: file, in: tree)
            if let overrun = workspace.overrun {
                reading.incomplete.append(
                    IncompleteItem(
                        path: file,
                        reason: "The tree of groups \(overrun). Give the projects to groups that "
                            + "are less deep."))
            }
            reading.incomplete += workspace.problems.map { problem in
                IncompleteItem(
                    path: file, line: problem.line,
                    reason: "The workspace is damaged: \(problem.what). Repair it in Xcode, or "
                        + "restore an earlier version.")
            }
        }
        return workspaces
    }

    /// The most projects of a workspace that are named because they are not there.
    private static let mostAbsent = 100

    /// What is said of projects that are not there.
    private static func absent(
        _ projects: [RelativePath], of file: RelativePath, in tree: SourceTree
    ) -> [IncompleteItem] {
        var items: [IncompleteItem] = []
        for (number, project) in projects.enumerated() {
            if items.count == mostAbsent {
                let rest = projects.count - number
                items.append(
                    IncompleteItem(
                        path: file,
                        reason:
                            "\(mostAbsent) projects of the workspace are not there, and \(rest) "
                            + "more were not looked for. Check them out, or correct their paths."))
                break
            }
            if let reason = tree.absence(of: project, named: "the project") {
                items.append(IncompleteItem(path: file, reason: reason))
            }
        }
        return items
    }

    private func bytes(
        at path: RelativePath, in tree: SourceTree, _ reading: inout ProjectReading
    ) -> [UInt8]? {
        do throws(UnreadFile) {
            return try tree.wholeFile(path)
        } catch {
            reading.incomplete.append(IncompleteItem(path: path, reason: error.sentences))
            return nil
        }
    }
}
