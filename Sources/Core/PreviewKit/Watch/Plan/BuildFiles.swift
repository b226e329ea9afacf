#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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

    private static func addSources(in folder: String, to paths: inout Set<String>) {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        while let entry = readdir(stream) {
            let isFolder = Int(entry.pointee.d_type) == Int(DT_DIR)
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            if name.hasPrefix(".") { continue }
            if isFolder {
                addSources(in: start + name, to: &paths)
            } else if let dot = name.lastIndex(of: "."),
                extensions.contains(name[name.index(after: dot)...])
            {
                paths.insert(start + name)
            }
        }
    }
}
