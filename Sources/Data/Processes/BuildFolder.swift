import Foundation

/// A folder among the temporary ones that goes away with its owner.
final class BuildFolder: Sendable {
    /// Its absolute path; it is made when it is needed.
    let path: String

    init() {
        let name = "strata-manifests-\(getpid())-\(UUID().uuidString)"
        path =
            URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
            .appending(path: name).path
    }

    deinit { remove(path) }

    /// Makes a folder inside that nobody else has.
    func makeFolder(named name: String) throws -> String {
        let folder = path + "/\(name)-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        return folder
    }

    /// A path inside that nobody else has.
    func file(named name: String) throws -> String {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        return path + "/\(name)-\(UUID().uuidString)"
    }

    /// Removes what is inside; what stays in the temporary folder does no harm.
    func remove(_ path: String) {
        _ = try? FileManager.default.removeItem(atPath: path)
    }
}
