import Codebase
import ContentCache
import Foundation

/// The file with the list; read whole, replaced whole.
struct WorkspaceListFile {
    private struct Content: Codable {
        let version: Int
        let workspaces: [WorkspaceRecord]
    }

    private struct Version: Codable {
        let version: Int
    }

    private static let version = 1

    let path: String

    /// What the file says; nothing if it is not there.
    ///
    /// A file that cannot be understood is put aside, so that nothing ever writes over it.
    func read() throws(WorkspaceError) -> [WorkspaceRecord] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw WorkspaceError(
                "The list of workspaces in \(path) cannot be read. Change its permissions.")
        }
        if let content = try? JSONDecoder().decode(Content.self, from: data),
            content.version == Self.version
        {
            return content.workspaces
        }
        if let found = try? JSONDecoder().decode(Version.self, from: data),
            found.version > Self.version
        {
            throw WorkspaceError(
                "The list of workspaces in \(path) is from a newer version of Strata. Update "
                    + "Strata, or move the file away.")
        }
        throw putAside()
    }

    /// Changes the list while no other Strata does.
    func update(_ edit: (inout [WorkspaceRecord]) -> Void) throws(WorkspaceError) {
        try makeFolder()
        let lock = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        if lock >= 0 { flock(lock, LOCK_EX) }
        defer { if lock >= 0 { close(lock) } }
        let before = try read()
        var records = before
        edit(&records)
        if records != before { try write(records) }
    }

    private func write(_ records: [WorkspaceRecord]) throws(WorkspaceError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let content = Content(version: Self.version, workspaces: records)
        guard let data = try? encoder.encode(content) else {
            throw unwritable("it cannot be written as JSON")
        }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let state = CacheFolder(path: folder, limit: 0, endings: [])
        if let reason = state.save(Array(data), to: path, isSynced: true) {
            throw unwritable(reason)
        }
    }

    private func makeFolder() throws(WorkspaceError) {
        do {
            try FileManager.default.createDirectory(
                at: URL(filePath: path).deletingLastPathComponent(),
                withIntermediateDirectories: true)
        } catch {
            throw unwritable(error.localizedDescription)
        }
    }

    private func unwritable(_ reason: String) -> WorkspaceError {
        WorkspaceError(
            "The list of workspaces in \(path) cannot be written: "
                + "\(reason). Free some disk space, or change the folder's "
                + "permissions.")
    }

    private func putAside() -> WorkspaceError {
        let aside = "\(path).damaged-\(Int(Date().timeIntervalSince1970))"
        guard rename(path, aside) == 0 else {
            return WorkspaceError(
                "The list of workspaces in \(path) is damaged. Move the file away.")
        }
        return WorkspaceError(
            "The list of workspaces was damaged; it is kept as \(aside). Continue with an empty "
                + "list, or repair that file and move it back.")
    }
}
