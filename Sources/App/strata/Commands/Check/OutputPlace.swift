import Foundation
import OperatingSystem

/// Where a path leads that a person named, links followed to the end.
struct OutputPlace {
    /// The absolute path, whose last name is no link; nothing need be there.
    let path: String
    /// What the program was given open, if the path means that: `/dev/stdout`, `/dev/fd/3`.
    let descriptor: Int32?

    /// - Parameter path: Relative to the folder of the shell.
    init(_ path: String) throws(SystemFailure) {
        var next = path
        for _ in 0..<40 {
            let (folder, name) = try Self.parts(of: next)
            let place = folder == "/" ? "/" + name : folder + "/" + name
            let descriptor = Self.isOfDescriptors(folder) ? Int32(name) : nil
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
            guard descriptor == nil, let target else {
                self.path = place
                self.descriptor = descriptor
                return
            }
            next = target.hasPrefix("/") ? target : folder + "/" + target
        }
        throw SystemFailure(code: ELOOP)
    }

    /// The real path of the folder, and the last name.
    private static func parts(
        of path: String
    ) throws(SystemFailure) -> (folder: String, name: String) {
        let slash = path.lastIndex(of: "/")
        let name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
        guard !name.isEmpty else { throw SystemFailure(code: path.isEmpty ? ENOENT : EISDIR) }
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        guard let real = SystemPath.resolved(folder) else { throw .last }
        return (real, name)
    }

    /// Whether the names in a folder are the numbers of what this program has open.
    private static func isOfDescriptors(_ folder: String) -> Bool {
        ["/dev/fd", "/proc/\(getpid())/fd"].contains(folder)
    }

    /// Whether something is there that is no plain file and is written to.
    var isStream: Bool {
        FileStatus(of: path).map { $0.kind != .file } ?? false
    }

    /// Writes a file that takes the place of the one that is there when it is whole.
    func replace(by text: String) throws(SystemFailure) {
        let old = FileStatus(of: path)
        // Who may not write a file may not replace it.
        if old != nil { try SystemCall.repeating { access(path, W_OK) } }
        let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        let draft = "\(folder)/.strata-\(getpid())-\(UInt32.random(in: 0 ... .max)).draft"
        let file = try SystemCall.repeating {
            open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        }
        do {
            defer { close(file) }
            if let old {
                // Only who runs the program for all may keep the owner.
                if old.owner != geteuid() { _ = fchown(file, old.owner, old.group) }
                try SystemCall.repeating { fchmod(file, old.permissions) }
            }
            try SystemCall.write(text.utf8, to: file)
            try SystemCall.repeating { fsync(file) }
            try SystemCall.repeating { rename(draft, path) }
        } catch {
            unlink(draft)
            throw error
        }
    }
}
