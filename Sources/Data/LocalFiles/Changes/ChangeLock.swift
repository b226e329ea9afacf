import Editing
import Foundation

/// Keeps other programs from changing the files of a codebase meanwhile.
///
/// It is a lock of the system's on a file, which goes with the process however that ends; the file
/// itself stays, and names whoever held it last.
struct ChangeLock {
    private let file: Int32

    /// - Parameter path: The absolute path of the file, in a folder that is there.
    /// - Throws: ``ChangeError/busy(holder:)`` if another one has it.
    init(_ path: String) throws(ChangeError) {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw Self.refused(path) }
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            let error: ChangeError =
                errno == EWOULDBLOCK ? .busy(holder: Self.holder(file)) : Self.refused(path)
            close(file)
            throw error
        }
        let name = Array("process \(getpid())".utf8)
        // Who cannot be named is called another process; the lock holds all the same.
        if ftruncate(file, 0) == 0 { _ = pwrite(file, name, name.count, 0) }
        self.file = file
    }

    /// Lets others change files.
    ///
    /// A program that is being started has the file open, too, until it runs, and would keep the lock
    /// beyond the closing.
    func release() {
        flock(file, LOCK_UN)
        close(file)
    }

    /// What the one that has it calls itself.
    private static func holder(_ file: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 40)
        let count = pread(file, &bytes, bytes.count, 0)
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        return text.hasPrefix("process ") && Int(text.dropFirst("process ".count)) != nil
            ? text : "another process"
    }

    private static func refused(_ path: String) -> ChangeError {
        .refused(path: path, reason: String(cString: strerror(errno)))
    }
}
