import Codebase
import Foundation
import OperatingSystem

/// All that changing files does to a disk, a call for each operation of the system.
///
/// A program may die between any two of them: tests make it die there.
package protocol FileOperations: Sendable {
    /// Makes one folder, whose outer folder is there.
    func makeFolder(_ path: String) throws(FileRefusal)
    /// Writes a file that is moved to its place only when it is whole.
    ///
    /// - Parameters:
    ///   - mode: Its permissions; nil for those that new files have.
    ///   - isSynced: Whether it has to be on the disk before anything else happens.
    func write(_ bytes: Data, to path: String, mode: Int?, isSynced: Bool) throws(FileRefusal)
    /// Moves a file to its place, where another one may be.
    func move(_ path: String, to place: String) throws(FileRefusal)
    /// Removes a file; nothing happens if it is not there.
    func remove(_ path: String) throws(FileRefusal)
    /// Removes a folder if nothing is in it.
    func removeFolder(_ path: String) throws(FileRefusal)
}

/// The system's word for why it did not do something.
package struct FileRefusal: Error, Equatable {
    let reason: String

    /// A refusal in the system's words.
    package init(reason: String) { self.reason = reason }

    /// What the system said last.
    init() { reason = "\(SystemFailure.last)" }
}

struct SystemFiles: FileOperations {
    func makeFolder(_ path: String) throws(FileRefusal) {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileRefusal() }
    }

    func write(_ bytes: Data, to path: String, mode: Int?, isSynced: Bool) throws(FileRefusal) {
        do {
            let file = try SystemCall.repeating {
                open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
            }
            defer { close(file) }
            try SystemCall.write(bytes, to: file)
            if let mode { try SystemCall.repeating { fchmod(file, mode_t(mode)) } }
            if isSynced { try SystemCall.repeating { fsync(file) } }
        } catch {
            throw FileRefusal(reason: "\(error)")
        }
    }

    func move(_ path: String, to place: String) throws(FileRefusal) {
        guard rename(path, place) == 0 else { throw FileRefusal() }
    }

    func remove(_ path: String) throws(FileRefusal) {
        guard unlink(path) == 0 || errno == ENOENT else { throw FileRefusal() }
    }

    func removeFolder(_ path: String) throws(FileRefusal) {
        // A folder that holds something stays, and `rmdir` knows.
        guard rmdir(path) == 0 || [ENOENT, ENOTEMPTY, EEXIST, ENOTDIR].contains(errno) else {
            throw FileRefusal()
        }
    }
}
