import Codebase

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
        problems = Self.problems(in: bytes, isBalanced: folders.isEmpty)
    }

    private static func problems(in bytes: [UInt8], isBalanced: Bool) -> [PropertyList.Problem] {
        if let mark = bytes.firstRange(of: Array("\n<<<<<<<".utf8)) {
            let line = bytes[...mark.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            return [.init(line: line, what: "it has an unresolved merge conflict")]
        }
        let isEmpty = !bytes.contains("<FileRef".utf8) && !bytes.contains("<Group".utf8)
        let end = isEmpty ? "<Workspace" : "</Workspace"
        let isWhole = isBalanced && bytes.contains(end.utf8)
        return isWhole ? [] : [.init(line: 1, what: "it is cut off")]
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
