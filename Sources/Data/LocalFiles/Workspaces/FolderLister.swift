import Codebase
import Foundation

/// Lists folders for a person who looks for a codebase.
enum FolderLister {
    private static let projects: Set<String> = [
        "Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift", "project.yml",
        "MODULE.bazel", "WORKSPACE", "Podfile", ".strata.yml",
    ]
    private static let bundles = [".xcodeproj", ".xcworkspace"]

    /// The folders in a folder by name, without hidden ones and without what looks like a file.
    static func folders(in folder: String) throws(WorkspaceError) -> [FolderEntry] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { !$0.hasPrefix(".") && !isBundle($0) }
                .map { (name: $0, path: folder.hasSuffix("/") ? folder + $0 : folder + "/" + $0) }
                .filter { isFolder($0.path) }
                .sorted { $0.name < $1.name }
                .map {
                    FolderEntry(path: $0.path, name: $0.name, holdsProject: holdsProject($0.path))
                }
        } catch {
            throw WorkspaceError(
                "\(folder) cannot be listed: \(error.localizedDescription). Choose another folder.")
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// What cannot be looked into holds nothing that can be opened.
    private static func holdsProject(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { projects.contains($0) || isBundle($0) }
    }

    private static func isBundle(_ name: String) -> Bool {
        bundles.contains { name.hasSuffix($0) }
    }
}
