import Codebase
import OperatingSystem

/// A folder of the disk, and what is inside it once links are followed.
struct FolderPlace {
    /// The absolute path, as it was named.
    private let path: String
    /// The same without links in it when it was first asked for.
    private let real: [UInt8]

    init(_ path: String) {
        self.path = path
        real = Self.resolved(path)
    }

    /// The working tree that the folder is in; the folder itself where there is none.
    var repository: FolderPlace {
        guard let found = FolderDisk().repository(around: real) else { return self }
        return FolderPlace(String(decoding: found.folder, as: UTF8.self))
    }

    /// Whether an absolute path without links in it is the folder or inside it.
    func holds(_ target: [UInt8]) -> Bool {
        // The folder may have been replaced by a link since.
        Self.isInside(real, target) || Self.isInside(Self.resolved(path), target)
    }

    /// Opens what is inside the folder to read it.
    ///
    /// - Parameters:
    ///   - path: An absolute path.
    ///   - refusal: What is thrown if it leads out of the folder.
    func open(_ path: String, orElse refusal: ContentError) throws(ContentError) -> OpenFile {
        let file = try opened(path, orElse: refusal)
        if let place = file.path ?? Self.resolved(path, if: file), holds(place) { return file }
        throw refusal
    }

    /// Opens a file without following a link; what a link leads to, if that is inside the folder.
    private func opened(
        _ path: String, orElse refusal: ContentError
    ) throws(ContentError) -> OpenFile {
        do {
            return try OpenFile(path)
        } catch  where error.isLink {
            guard let target = SystemPath.resolved(Array(path.utf8)) else {
                throw ContentError(.last)
            }
            guard holds(target) else { throw refusal }
            do {
                return try OpenFile(target)
            } catch {
                throw ContentError(error)
            }
        } catch {
            throw ContentError(error)
        }
    }

    /// The path without links in it, if it still leads to an open file: for systems that say of no
    /// descriptor where it is.
    private static func resolved(_ path: String, if file: borrowing OpenFile) -> [UInt8]? {
        guard let target = SystemPath.resolved(Array(path.utf8)), let opened = file.status,
            let there = FileStatus(following: target), opened.inode == there.inode,
            opened.device == there.device
        else { return nil }
        return target
    }

    private static func resolved(_ path: String) -> [UInt8] {
        SystemPath.resolved(Array(path.utf8)) ?? Array(path.utf8)
    }

    private static func isInside(_ folder: [UInt8], _ target: [UInt8]) -> Bool {
        guard target.starts(with: folder) else { return false }
        return target.count == folder.count || folder == [0x2F] || target[folder.count] == 0x2F
    }
}
