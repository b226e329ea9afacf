import Architecture

/// The projects that one workspace puts together.
struct Workspace {
    let projects: [RelativePath]
    let problems: [PropertyList.Problem]

    /// - Parameter path: The path of the `.xcworkspace`.
    init(_ bytes: [UInt8], at path: RelativePath, root: String) {
        var folders: [Place] = []
        var projects: [RelativePath] = []
        let folder = Place.inside(path.parent)
        let tags = WorkspaceTag.tags(in: bytes)
        for tag in tags {
            switch tag.kind {
            case .groupEnd: _ = folders.popLast()
            case .groupStart:
                folders.append(
                    Self.place(tag.location, in: folders.last ?? folder, folder, root))
            case .file:
                let place = Self.place(tag.location, in: folders.last ?? folder, folder, root)
                if let project = place.path, project.fileExtension == "xcodeproj" {
                    projects.append(project)
                }
            }
        }
        self.projects = projects
        let isWhole = tags.isEmpty ? bytes.contains(UInt8(ascii: "<")) : folders.isEmpty
        problems = isWhole ? [] : [.init(line: 1, what: "it is not whole")]
    }

    /// `group:App.xcodeproj`, `container:…`, `absolute:/…`.
    private static func place(
        _ location: String, in group: Place, _ container: Place, _ root: String
    ) -> Place {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.count > 1 ? String(parts[1]) : ""
        let base: Place =
            switch parts.first {
            case "group": group
            case "container": container
            case "absolute": .outside("")
            default: .elsewhere
            }
        return path.isEmpty ? base : base.appending(path, root: root)
    }
}
