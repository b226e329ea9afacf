import Foundation
import LocalFiles

/// A folder for a list of workspaces, gone when the test is.
final class StoreFolder: Sendable {
    /// Without links in it.
    let path: String

    /// Where the list is.
    var list: String { path + "/state/deep/workspaces.json" }

    init() throws {
        let parent = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        path = parent.appending(path: "strata-store-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// A store as a new process has it.
    func store(at time: Int = 0) -> JSONWorkspaceStore {
        JSONWorkspaceStore(path: list) { Date(timeIntervalSince1970: TimeInterval(time)) }
    }

    func makeFolder(_ name: String) throws -> String {
        let folder = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    func writeList(_ text: String) throws {
        _ = try makeFolder("state/deep")
        try Data(text.utf8).write(to: URL(filePath: list))
    }

    func filesBesideList() throws -> [String] {
        let folder = path + "/state/deep"
        return try FileManager.default.contentsOfDirectory(atPath: folder).map { folder + "/" + $0 }
    }
}
