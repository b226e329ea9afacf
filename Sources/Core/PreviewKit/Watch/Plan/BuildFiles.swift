import OperatingSystem

/// The files that go into a build, as they are now.
enum BuildFiles {
    private static let extensions: Set<Substring> = [
        "swift", "c", "cc", "cpp", "h", "hpp", "m", "mm", "s", "modulemap",
    ]

    /// Sources, those that SwiftPM would take for sources, its manifests and its plan.
    static func stamps(of plan: BuildPlan?, at place: BuildPlace) -> [String: FileStamp] {
        let root = plan?.root ?? place.root
        var paths = Set(["\(root)/Package.swift", "\(root)/Package.resolved", place.manifest])
        if let plan {
            paths.formUnion(plan.sources)
            paths.formUnion(plan.others)
        }
        for folder in plan?.folders ?? [] { addSources(in: folder, to: &paths) }
        var stamps: [String: FileStamp] = [:]
        for path in paths { stamps[path] = FileStamp(path) }
        return stamps
    }

    /// The absolute paths of the files in a folder whose names end so.
    static func names(in folder: String, ending: String) -> [String] {
        var found: [String] = []
        forEach(in: folder) { path, isFolder in
            if !isFolder, path.hasSuffix(ending) { found.append(path) }
        }
        return found
    }

    private static func addSources(in folder: String, to paths: inout Set<String>) {
        forEach(in: folder.hasSuffix("/") ? String(folder.dropLast()) : folder) { path, isFolder in
            if isFolder {
                addSources(in: path, to: &paths)
            } else if let dot = path.lastIndex(of: "."),
                extensions.contains(path[path.index(after: dot)...])
            {
                paths.insert(path)
            }
        }
    }

    /// Everything directly in a folder but what is hidden.
    private static func forEach(in folder: String, _ body: (String, _ isFolder: Bool) -> Void) {
        for entry in DirectoryEntry.readable(in: folder) where !entry.isHidden {
            body(folder + "/" + entry.text, entry.kind == .folder)
        }
    }
}
