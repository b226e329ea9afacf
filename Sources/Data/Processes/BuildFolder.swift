import Foundation
import OperatingSystem

/// A folder among the temporary ones that goes away with its owner.
final class BuildFolder: Sendable {
    /// Its absolute path; it is made when it is needed.
    let path: String

    /// What a folder is for, as its name says.
    enum Purpose: String, CaseIterable {
        case manifests, proof

        fileprivate var prefix: String { "strata-\(rawValue)-" }
    }

    init(for purpose: Purpose) {
        let name = "\(purpose.prefix)\(getpid())-\(UUID().uuidString)"
        path = Self.parent + "/" + name
    }

    /// The folder for temporary files, without links in its path.
    static var parent: String {
        URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    }

    /// Removes the folders of this person's processes that were killed before they could do so.
    ///
    /// What cannot be listed or removed stays, which does no harm.
    static func removeLeftovers(in parent: String = parent) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names {
            guard let purpose = Purpose.allCases.first(where: { name.hasPrefix($0.prefix) })
            else { continue }
            let number = name.dropFirst(purpose.prefix.count).prefix { $0 != "-" }
            guard let process = pid_t(number), kill(process, 0) != 0, errno == ESRCH,
                isOwnFolder(parent + "/" + name)
            else { continue }
            _ = try? FileManager.default.removeItem(atPath: parent + "/" + name)
        }
    }

    private static func isOwnFolder(_ path: String) -> Bool {
        guard let status = FileStatus(of: path) else { return false }
        return status.kind == .folder && status.owner == geteuid()
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
